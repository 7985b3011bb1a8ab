import type { DayTotals, LedgerEvent, References, StallDay } from '@thela/ledger';

export type WasteEvent = Extract<LedgerEvent, { readonly kind: 'waste' }>;

export interface WasteBook {
  /** Waste of the weeks in question; for a helper that of today. */
  readonly waste: readonly WasteEvent[];
  /** `null` for a helper, who has no prices and recipes. */
  readonly references: References | null;
  /** On which anything was entered, if only a price; `null` for none. */
  readonly firstDay: StallDay | null;
  readonly days: readonly DayTotals[];
}
