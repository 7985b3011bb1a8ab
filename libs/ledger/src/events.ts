import type { Amount, PurchaseUnit } from './units';

/** A day of the stall, `2026-11-22`: from 04:00 of that date to 04:00 of the next, in the stall's time zone. */
export type StallDay = string;

export interface EventHead {
  /** A UUID. The same event may arrive many times; it counts once. */
  readonly id: string;
  /** The day that the event belongs to, whenever it was entered. */
  readonly day: StallDay;
  /** When it was entered, in ms since 1970, by the clock of the device. */
  readonly at: number;
  /** Id of the device on which it was entered: a UUID made at random. */
  readonly device: string;
}

/**
 * For what days a change counts: `from` that day on until the next change, or for that `day` alone, as a
 * correction of a day that is over. A correction wins over every `from`.
 */
export type Scope = 'from' | 'day';

/** Plates of a dish that were sold, or taken back. */
export interface TappedPlates {
  readonly kind: 'plates';
  readonly dish: string;
  /** Whole, not 0; negative for plates that were taken back. */
  readonly plates: number;
}

/** The plates of a dish on the whole day, as a person typed them: a correction of what was counted before. */
export interface TypedPlates {
  readonly kind: 'plates';
  readonly dish: string;
  /** Whole, 0 or more. */
  readonly count: number;
  /**
   * The plates events of that dish and day that the person could see, counts too: the last 12 letters of their ids. What
   * an event is corrected into has the same.
   */
  readonly over: readonly string[];
}

export type PlatesEntry = TappedPlates | TypedPlates;

/** What a change knows of the one before it. */
interface Change {
  /**
   * Id of the last change of the same dish, ingredient, price or stall that the phone knew: a change that does not lead
   * back to another one was decided without having seen it. No figure depends on it.
   */
  readonly after?: string | undefined;
}

/** The price of an ingredient: the price at the end of a day counts for all of that day. */
export interface PriceEntry extends Change {
  readonly kind: 'price';
  readonly ingredient: string;
  /** ₹ per `unit`, 0 or more. */
  readonly price: number;
  readonly unit: PurchaseUnit;
  readonly scope: Scope;
}

/** One line of a recipe: so much of an ingredient, or of a preparation. */
export interface RecipeLine extends Amount {
  /** Id of the ingredient or preparation. */
  readonly ingredient: string;
}

/** How a preparation, such as batter or sambar, is made: a recipe, and what it yields. */
export interface Preparation {
  readonly recipe: readonly RecipeLine[];
  readonly yields: Amount;
}

export interface IngredientFields {
  readonly name: string;
  /** What it is bought by. A preparation has none. */
  readonly unit: PurchaseUnit;
  /** `null` for what is bought. */
  readonly preparation: Preparation | null;
  readonly isRetired: boolean;
}

export interface DishFields {
  readonly name: string;
  /** ₹ a plate, 0 or more. Plates keep the price that was in force when they were counted. */
  readonly sellingPrice: number;
  /** For one plate; empty while nobody knows it. The recipe at the end of a day counts for all of that day. */
  readonly recipe: readonly RecipeLine[];
  readonly isRetired: boolean;
  /** Dishes are shown in the order of this number, then of their ids. */
  readonly position: number;
}

export interface StallFields {
  readonly name: string;
  /** Where the stall stands, as the date line shows it: 'Hyderabad, Telangana'; may be empty. */
  readonly place: string;
  /** IANA name, `Asia/Kolkata`. */
  readonly timeZone: string;
}

/** An ingredient that was added, changed, retired or brought back: the fields that change. */
export interface IngredientEntry extends Change {
  readonly kind: 'ingredient';
  readonly ingredient: string;
  readonly fields: Partial<IngredientFields>;
  readonly scope: Scope;
}

/** A dish that was added, changed, moved, retired or brought back: the fields that change. */
export interface DishEntry extends Change {
  readonly kind: 'dish';
  readonly dish: string;
  readonly fields: Partial<DishFields>;
  readonly scope: Scope;
}

/** The stall itself. The first one makes the stall the vendor's own. */
export interface StallEntry extends Change {
  readonly kind: 'stall';
  readonly fields: Partial<StallFields>;
}

export type ExpenseCategory = 'gas' | 'ice' | 'help' | 'rent' | 'other';

/** Money spent on the day, other than on ingredients. */
export interface ExpenseEntry {
  readonly kind: 'expense';
  readonly category: ExpenseCategory;
  /** A word of the vendor's; may be empty. */
  readonly note: string;
  /** ₹, more than 0. */
  readonly amount: number;
}

export type WasteReason = 'unsold' | 'spoilt' | 'spilt' | 'other';

/** Food that was thrown away, counted at its cost: plates of a dish, or an amount of an ingredient. */
export type WasteEntry = {
  readonly kind: 'waste';
  readonly reason: WasteReason;
} & (
  | { readonly dish: string; readonly plates: number }
  | ({ readonly ingredient: string } & Amount)
);

/** Takes an event back. It has the `day` of that event. */
export interface UndoEntry {
  readonly kind: 'undo';
  /** Id of the event that no longer counts, even if that event arrives later. */
  readonly event: string;
  readonly of: LedgerKind;
}

/**
 * Brings back what was taken back on its `day`: undos of plates, expenses and waste that it names count no more, and so do
 * plates, as they take others back where they are negative or typed.
 */
export interface RestoreEntry {
  readonly kind: 'restore';
  /** Ids of events: 1 to `MOST_RESTORED`. */
  readonly events: readonly string[];
}

/** As many as an event of the account may hold. */
export const MOST_RESTORED = 80;

/** An event of a newer version of the page: it is stored and handed on as it came, and counts nowhere. */
interface UnknownEntry {
  readonly kind: 'unknown';
  /** The whole event, as it came. */
  readonly original: Readonly<Record<string, unknown>>;
}

/** What an event says, without its head. */
export type Entry =
  | PlatesEntry
  | PriceEntry
  | IngredientEntry
  | DishEntry
  | StallEntry
  | ExpenseEntry
  | WasteEntry
  | UndoEntry
  | RestoreEntry;

export type LedgerKind = Exclude<Entry['kind'], 'undo'>;

export type LedgerEvent = EventHead & (Entry | UnknownEntry);
