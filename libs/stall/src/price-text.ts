/** The most that a price may be, in ₹. */
const MAX_PRICE = 1_000_000_000;

/**
 * Reads a price that a person typed.
 *
 * @returns ₹, 0 to 1,000,000,000; `null` for any other text
 * @example readPrice('₹1,200.50') === 1200.5
 */
export function readPrice(text: string): number | null {
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const price = Number(digits);
  return price <= MAX_PRICE ? price : null;
}
