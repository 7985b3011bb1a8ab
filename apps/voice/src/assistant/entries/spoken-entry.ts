import type {
  Amount,
  DishEntry,
  EventHead,
  ExpenseCategory,
  ExpenseEntry,
  PlatesEntry,
  PriceEntry,
  PurchaseUnit,
  StallDay,
  WasteEntry,
  WasteReason,
} from '@thela/ledger';

export type SpokenDay = 'today' | 'yesterday';

/** Another day that is over is named by its date. */
type EntryDay = SpokenDay | StallDay;

export interface SpokenPlates {
  /** Id of a dish of the stall that is not retired. */
  readonly dish: string;
  /** Whole; for `plates` not 0 and negative for plates that were taken back, for `count` 0 or more. */
  readonly plates: number;
}

/** An event of the records that can be corrected by voice. */
export type CorrectableEvent = EventHead &
  (PlatesEntry | WasteEntry | ExpenseEntry | PriceEntry | DishEntry);

export type WasteOf =
  | { readonly dish: string; readonly plates: number }
  | ({ readonly ingredient: string } & Amount);

/** What a sentence says that is to be written into the records. */
export type SpokenEntry = SingleEntry | SeveralEntries;

/** Waste, expenses or prices that were said in one breath. */
export interface SeveralEntries {
  readonly kind: 'several';
  readonly entries: readonly Exclude<SingleEntry, { readonly kind: 'undo' }>[];
}

type SingleEntry =
  /** Plates that were sold or taken back. */
  | {
      readonly kind: 'plates';
      readonly day: EntryDay;
      readonly plates: readonly SpokenPlates[];
    }
  | {
      readonly kind: 'count';
      readonly day: EntryDay;
      readonly plates: readonly SpokenPlates[];
    }
  /** What an ingredient costs from today on. `unit` is `null` where the sentence names none: then it is bought as before. */
  | {
      readonly kind: 'price';
      readonly ingredient: string;
      /** ₹ per `unit`. */
      readonly price: number;
      readonly unit: PurchaseUnit | null;
    }
  /** What a plate of a dish costs its buyer from today on, in ₹. */
  | { readonly kind: 'selling-price'; readonly dish: string; readonly price: number }
  | {
      readonly kind: 'expense';
      readonly day: EntryDay;
      readonly category: ExpenseCategory;
      /** The vendor's own word for it; empty where `category` says all. */
      readonly note: string;
      /** ₹, more than 0. */
      readonly amount: number;
    }
  | {
      readonly kind: 'waste';
      readonly day: EntryDay;
      readonly reason: WasteReason;
      readonly of: WasteOf;
    }
  /** Puts another entry in the place of one, of any day; `null` takes it back. */
  | {
      readonly kind: 'correction';
      readonly event: CorrectableEvent;
      readonly entry: CorrectableEvent | null;
    }
  /** Takes back what was written last by voice. */
  | { readonly kind: 'undo' };

export interface SpokenChoice {
  /** How the question names it: 'Masala Dosa'. */
  readonly label: string;
  readonly entry: SpokenEntry;
}

/** What is to be done with a sentence that is about the records. */
export type SpokenIntent =
  | { readonly kind: 'write'; readonly entry: SpokenEntry }
  /** Which one is meant: several dishes or ingredients fit, or what was said may mean several things. */
  | { readonly kind: 'choose'; readonly choices: readonly SpokenChoice[] }
  /** What is probably meant, but must not be written before a yes. */
  | {
      readonly kind: 'confirm';
      readonly entry: SpokenEntry;
      /** Food for the stall, which counts by its price: as an expense it counts beside that. */
      readonly isPurchase?: true;
      /** A price of another day, which can be written from now on only. */
      readonly isFromNow?: true;
    }
  /** Several things in one breath, and not plain which figure is of which. */
  | { readonly kind: 'one-by-one' }
  /** Half plates, which nothing counts. */
  | { readonly kind: 'half-plates' }
  /** It is to be written, but the stall has no such dish or ingredient. */
  | { readonly kind: 'no-such'; readonly name: string }
  /** It is to be written, but a figure is missing or cannot be: 'dosa becha', 'minus 2 rupees'. */
  | { readonly kind: 'no-figure'; readonly about: 'plates' | 'price' | 'amount' };
