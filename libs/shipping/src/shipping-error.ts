/** A refusal or failure whose message alone is what the person who ships needs to read. */
export class ShippingError extends Error {
  override name = 'ShippingError';
}
