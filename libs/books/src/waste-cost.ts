import { wasteOn } from '@thela/ledger';
import type { LedgerEvent, References, StallDay, WasteEntry } from '@thela/ledger';

// A head for an entry that is not entered yet: the totals of a day ask for the day alone.
const HEAD = {
  id: '00000000-0000-4000-8000-000000000000',
  at: 0,
  device: '00000000-0000-4000-8000-000000000000',
};

/**
 * Says what something that was thrown away cost, or would cost, at the prices and recipes of a day.
 *
 * @param references of the stall: prices and recipes of every day
 * @returns ₹, 2 decimals, the ledger's own figure; `null` when the cost is not known
 * @example
 * // 3 plates of idli at a cost of ₹8.90 each
 * wasteCost(references, '2026-11-22', { kind: 'waste', reason: 'unsold', dish: 'idli', plates: 3 }) // 26.7
 */
export function wasteCost(references: References, day: StallDay, entry: WasteEntry): number | null {
  const event: LedgerEvent = { ...entry, ...HEAD, day };
  const { cost, unknown } = wasteOn(references, day, [event]);
  return unknown.length > 0 ? null : cost;
}
