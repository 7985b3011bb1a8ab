export { ashasStall, atStall, fakeAccountStall } from './account/fake-account-stall';
export { joinMenus } from '../account/join-menus';
export { ASHA, BINA } from './device/accounts';
export { fakeRecords } from './device/fake-records';
export type { FakeRecordsOptions } from './device/fake-records';
export { watchDownloads } from './device/watch-downloads';
