import type { MenuPlace } from '@thela/books';
import type { StallDay } from '@thela/ledger';
import type { BookFigure } from '../book-question';

/** First and last day, both included. */
interface Days {
  readonly from: StallDay;
  readonly to: StallDay;
}

/** What a question asks of the books of the made-up stall; dishes and ingredients by their names there. */
export type Asked =
  /** The sum of some days, of one dish where it is named; `than`: against these days. */
  | ({
      readonly about: 'sum';
      readonly figure: BookFigure;
      readonly dish?: string;
      readonly than?: Days;
    } & Days)
  /** The dish with most or least of something. */
  | ({
      readonly about: 'dish';
      readonly end: 'most' | 'least';
      readonly by: 'plates' | 'profit';
    } & Days)
  /** The day on which most or least was left. */
  | ({ readonly about: 'day'; readonly end: 'best' | 'worst' } & Days)
  /** The weekday with the highest or the lowest mean. */
  | ({
      readonly about: 'weekday';
      readonly end: 'best' | 'worst';
      readonly by: 'plates' | 'revenue' | 'profit';
    } & Partial<Days>)
  | ({ readonly about: 'hour' } & Partial<Days>)
  /** The dishes in one place of the menu matrix. */
  | ({ readonly about: 'menu'; readonly place: MenuPlace } & Partial<Days>)
  /** Plates to make tomorrow: of one dish, or in all. */
  | { readonly about: 'tomorrow'; readonly dish?: string }
  /** How much of an ingredient or a preparation tomorrow takes; without a name all that is to be bought. */
  | { readonly about: 'buy'; readonly ingredient?: string }
  | { readonly about: 'prices'; readonly daysBack: 7 | 30 }
  | { readonly about: 'break-even' }
  /** What the specials of some days brought. */
  | ({ readonly about: 'specials' } & Days)
  /** It must be asked back, or refused: no figure may be said. */
  | { readonly about: 'no-figure' };

/** A question with what it asks. */
export interface Expected {
  readonly text: string;
  readonly asked: Asked;
}
