import type { DayStore, Ledger, StallStore } from '@thela/contract';
import type { Entry, StallDay } from '@thela/ledger';
import { wordsOf } from '@thela/language';
import { addDays } from '@thela/ledger';
import type { AnswerTexts } from '../answer-texts';
import type { CorrectableEvent, SpokenDay } from '../entries/spoken-entry';

export interface RecordsShell {
  readonly day: DayStore;
  readonly stall: StallStore;
  readonly ledger: Ledger;
}

/** A change of the records that somebody asked for. */
export interface Change {
  readonly kind: 'change';
  readonly entries: readonly Entry[];
  readonly day: StallDay;
  /** The first entry takes the place of this event; without one the event is taken back. */
  readonly of?: CorrectableEvent;
  /** What of the sentence stands already: said beside the rest. */
  readonly besides?: string | undefined;
  /** What is to be written, as a question names it. */
  readonly planText: (texts: AnswerTexts) => string;
  /** It is so unusual that a misheard figure is likely: to be written after a yes only. */
  readonly isUnusual: boolean;
  /** The sentence after it was written, with the figures of that moment. */
  readonly doneText: (texts: AnswerTexts) => Promise<string>;
  /** Why it can no longer be taken back, as a sentence. */
  readonly undoRefused?: (texts: AnswerTexts) => Promise<string | undefined>;
  /** The sentence after it was taken back. */
  readonly undoneText: (texts: AnswerTexts) => Promise<string>;
}

/** Why nothing is to be written. */
export interface NoChange {
  readonly kind: 'no-change';
  readonly text: string;
}

export function resolveDay(
  day: SpokenDay | StallDay,
  { ledger }: Pick<RecordsShell, 'ledger'>,
): StallDay {
  const today = ledger.today.getSnapshot();
  if (day === 'today') return today;
  return day === 'yesterday' ? addDays(today, -1) : day;
}

/** How a day is called now: 'today', 'yesterday' or 'on 20 November', with the year where it is another one. It may have been another one when it was said. */
export function dayName(
  day: StallDay,
  shell: Pick<RecordsShell, 'ledger'>,
  { language, words }: AnswerTexts,
): string {
  const { onDay, ...names } = words.records;
  const known = (['today', 'yesterday'] as const).find((one) => resolveDay(one, shell) === day);
  const isOtherYear = day.slice(0, 4) !== shell.ledger.today.getSnapshot().slice(0, 4);
  const year = isOtherYear ? ({ year: 'numeric' } as const) : {};
  return known
    ? names[known]
    : onDay(wordsOf(language).day(day, { day: 'numeric', month: 'long', ...year }));
}
