export { ashasStall, bound, fakeAccountStall } from './account/fake-account-stall';
export { ASHA, BINA } from './device/accounts';
