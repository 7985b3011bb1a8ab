export type {
  AccountStall,
  AccountStallState,
  ClockFault,
  SyncStatus,
} from './account/account-stall';
export { lazyAccountStall } from './account/lazy-account-stall';
export type { LazyAccountStall } from './account/lazy-account-stall';
export { isOfNewerPage, unsentIn } from './account/account-stall';
export { lazyAnswers } from './answers/lazy-answers';
export { ledgerKey, ledgerNames } from './device/ledger-names';
export { closingOf, isCloseDue, markDayClosed } from './device/closed-day';
export { noOpeningFigures } from './device/opening-figures';
export { pendingEvents } from './device/pending-events';
export { currentRole } from './device/role-store';
export type { RoleStore, CurrentStall, StallWithRole } from './device/role-store';
export { onDay, visibleDay } from './device/snapshot-day';
export type { ClockDoubt } from './device/snapshot-day';
export { CURRENT_LEDGER_KEY, SNAPSHOT_KEY, roleKeyOf, snapshotKeyOf } from './device/storage-keys';
export type { DeviceLedger } from './device/device-ledger';
export type {
  BackupContents,
  BackupPreview,
  ImportBatch,
  ImportOutcome,
  ImportState,
  ReadBackup,
  RecordFiles,
  StallRecords,
  StallSummary,
  StorageHealth,
} from './device/stall-records';
export type {
  LineFault,
  ReadTable,
  TableAnswers,
  TableItem,
  TableReading,
} from './device/read-table';
export type { ColumnRole } from './device/table-columns';
export { readSnapshot, serializeSnapshot } from './device/stall-snapshot';
export { createDeviceLedgers } from './device/device-ledgers';
export { ServerError } from './account/stall-server';
export type {
  LateEntry,
  Member,
  MemberDay,
  Membership,
  ServerDay,
  ServerFault,
} from './account/stall-server';
export type { EventRefusal, LedgerManager, PhoneStall, StallId } from './device/synced-ledger';
export { useLedgerRead } from './use-ledger-read';
