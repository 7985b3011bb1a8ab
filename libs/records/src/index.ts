export type { AccountStall, AccountStallState, ClockFault, Keeping } from './account/account-stall';
export { joinedMenu } from './account/join-menus';
export { lazyAccountStall } from './account/lazy-account-stall';
export type { LazyAccountStall } from './account/lazy-account-stall';
export { unsentIn } from './account/unsent-in';
export { lazyAnswers } from './answers/lazy-answers';
export { bindingOf, keyOf, namesOf } from './device/ledger-names';
export { deviceTimeZone } from './device/follow-day';
export { noOpeningFigures } from './device/opening-figures';
export { pendingEvents } from './device/pending-events';
export { shownRole } from './device/role-store';
export type { RoleStore, ShownStall, StallWithRole } from './device/role-store';
export { onDay, shownDay } from './device/snapshot-day';
export { SHOWN_KEY, SNAPSHOT_KEY, roleKeyOf, snapshotKeyOf } from './device/storage-keys';
export type { StallCopy } from './device/device-ledger';
export type { ImportPreview, StallRecords, StorageHealth } from './device/stall-records';
export { readSnapshot, serializeSnapshot } from './device/stall-snapshot';
export { createStallState } from './device/device-ledgers';
export { ServerError } from './account/stall-server';
export type {
  EventRefusal,
  LateEntry,
  Member,
  MemberDay,
  Membership,
  ServerDay,
  ServerFault,
  StallId,
} from './account/stall-server';
export type { LedgerCopies } from './device/synced-ledger';
export { useLedgerRead } from './use-ledger-read';
