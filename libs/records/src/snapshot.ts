// What the first script of a page reads, before any module runs: it must import little.
export { onDay, shownDay } from './device/snapshot-day';
export { roleKeyOf, SHOWN_KEY, snapshotKeyOf } from './device/storage-keys';
export { readSnapshot } from './device/stall-snapshot';
