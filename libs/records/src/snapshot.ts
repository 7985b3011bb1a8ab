// What the first script of a page reads, before any module runs: it must import little.
export { onDay, visibleDay } from './device/snapshot-day';
export { CURRENT_LEDGER_KEY, currentLedger, roleKeyOf, snapshotKeyOf } from './device/storage-keys';
export { readSnapshot } from './device/stall-snapshot';
