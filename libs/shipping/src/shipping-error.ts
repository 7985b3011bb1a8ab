/** An error for the person at the terminal, who sees its message without a stack trace. */
export class ShippingError extends Error {
  override name = 'ShippingError';
}
