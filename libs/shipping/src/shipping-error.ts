/** An error for the person at the terminal, who sees its message without a stack trace. */
export class ShippingError extends Error {
  override name = 'ShippingError';
}

/** Joins the lines of a message, and removes what would steer the terminal that shows it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\p{Cc}/gu, '');
}
