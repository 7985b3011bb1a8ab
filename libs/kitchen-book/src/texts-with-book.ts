import type { Catalogue, Language } from '@thela/language';
import type { GeneralDanger, Hazard } from './data/danger-words';
import { messagesIn, messagesNow } from './messages';
import type { Messages } from './messages';

/** What an answer of one part of the book is written with, in one language. */
export interface TextsOf<Texts> {
  /** In the language that is shown. */
  readonly textsNow: () => Texts;
  /** In a given language, whatever is shown. Rejects when they cannot be fetched. */
  readonly textsIn: (language: Language) => Promise<Texts>;
}

/** Why food is thrown away, or what to do about a danger to people. */
export function refusalOf(
  { throwAway, dangers, hazards }: Messages,
  danger: GeneralDanger,
): string {
  return danger in hazards
    ? hazards[danger as Hazard]
    : throwAway(dangers[danger as Exclude<GeneralDanger, Hazard>]);
}

/** Joins the texts of one part of the book with those that all parts share. */
export function textsWithBook<Part, Texts>(
  part: Pick<Catalogue<Part>, 'messagesIn' | 'messagesNow'>,
  join: (book: Messages, part: Part) => Texts,
): TextsOf<Texts> {
  return {
    textsNow: () => join(messagesNow(), part.messagesNow()),
    textsIn: async (language) =>
      join(...(await Promise.all([messagesIn(language), part.messagesIn(language)]))),
  };
}
