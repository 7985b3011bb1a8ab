export { Account } from './account';
export { KeepingPlace } from './keeping-place';
export { NoticesPlace } from './notices-place';
export { OfferPlace } from './security/offer/offer-place';
