/** An error for the person at the terminal, who sees its message without a stack trace. */
export class ShippingError extends Error {
  override name = 'ShippingError';
}

/** Joins the lines of a message, for the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
