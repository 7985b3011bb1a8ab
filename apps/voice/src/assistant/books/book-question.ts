import type { MenuClass } from '@thela/books';
import type { ExpenseCategory, StallDay } from '@thela/ledger';
import type { NamedPeriod } from '../days/parse-days';

export type BookFigure =
  | 'plates'
  | 'revenue'
  | 'profit'
  | 'expenses'
  | 'ingredientCost'
  | 'waste'
  | 'left';

/** Ids, or everything. */
export type IdsOrAll = readonly string[] | 'all';

/** A question about the books that the rules understand. Where `days` is `null`, those of the screen are meant. */
export type BookQuestion =
  | {
      readonly kind: 'sum';
      readonly figure: BookFigure;
      readonly days: NamedPeriod;
      readonly dishes: IdsOrAll;
      /** Of expenses: what was paid for. */
      readonly category: ExpenseCategory | null;
      /** Against these days. */
      readonly than: NamedPeriod | null;
      /** Of what was paid to somebody who is named: no record says to whom. */
      readonly isByName?: true;
    }
  | {
      readonly kind: 'dish';
      readonly end: 'most' | 'least';
      /** `both`: 'the best dish' may be that of most plates, or of most profit; `plate`: the profit of one. */
      readonly by: 'plates' | 'profit' | 'both' | 'plate';
      readonly days: NamedPeriod | null;
      /** These alone against each other. */
      readonly among?: readonly string[];
    }
  | {
      readonly kind: 'day';
      readonly end: 'best' | 'worst';
      readonly by: 'left' | 'plates' | 'revenue' | 'profit';
      readonly days: NamedPeriod;
    }
  | {
      readonly kind: 'weekday';
      readonly end: 'best' | 'worst';
      readonly by: 'plates' | 'revenue' | 'profit';
      readonly days: NamedPeriod | null;
    }
  | { readonly kind: 'hour'; readonly days: NamedPeriod | null }
  | { readonly kind: 'menu'; readonly menuClass: MenuClass; readonly days: NamedPeriod | null }
  /** Of tomorrow where no other day is named. */
  | { readonly kind: 'tomorrow'; readonly dishes: IdsOrAll; readonly day?: StallDay }
  | {
      readonly kind: 'buy';
      /** Ids of ingredients and preparations. */
      readonly ingredients: IdsOrAll;
      /** For these dishes alone. */
      readonly dishes: IdsOrAll;
      /** By their ids; those of the forecast where none are named. */
      readonly plates?: ReadonlyMap<string, number>;
      readonly day?: StallDay;
    }
  | {
      readonly kind: 'prices';
      readonly daysBack: 7 | 30;
      /** Ids. */ readonly ingredients: IdsOrAll;
    }
  | { readonly kind: 'break-even' }
  | { readonly kind: 'specials'; readonly days: NamedPeriod }
  /** What is named so is not at the stall. */
  | { readonly kind: 'unknown-name'; readonly name: string }
  /** `days`: which ones; `kal`: yesterday or tomorrow; `words`: something else in it was not understood. */
  | { readonly kind: 'ask'; readonly about: 'days' | 'words' }
  | { readonly kind: 'ask'; readonly about: 'kal'; readonly dishes: IdsOrAll }
  /** It is said of tomorrow alone. */
  | { readonly kind: 'ahead' };

/** The questions of one kind. */
export type BookQuestionOf<Kind extends BookQuestion['kind']> = Extract<
  BookQuestion,
  { readonly kind: Kind }
>;
