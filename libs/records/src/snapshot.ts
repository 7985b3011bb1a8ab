// What the first script of a page reads, before any module runs: it must import little.
export { onDay, visibleDay } from './device/snapshot-day';
export { roleKeyOf, CURRENT_LEDGER_KEY, snapshotKeyOf } from './device/storage-keys';
export { readSnapshot } from './device/stall-snapshot';
