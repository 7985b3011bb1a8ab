export { Account } from './account';
export { SyncStatusSlot } from './sync-status-slot';
export { NoticesSlot } from './notices-slot';
export { OfferSlot } from './security/offer/offer-slot';
