import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import * as v from 'valibot';
import { catalogueFolders, fileOf, textsOf } from './catalogues';
import { codeShape, parseMessages } from './parse-messages';

/** The languages that are translated from English. */
export const translatedLanguages = languages.filter((language) => language !== 'en-IN');

const entrySchema = v.object({
  /** Its catalogue and its place there: `apps/strategy/src/messages: row.heading`. */
  place: v.string(),
  english: v.string(),
  /** For whoever translates it; what stands in `${…}` stays. */
  note: v.string(),
  text: v.string(),
});

/** What a translator gets and gives back: every text of one language. */
export const translationFileSchema = v.object({
  language: v.picklist(translatedLanguages),
  texts: v.array(entrySchema),
});

export type TranslationFile = v.InferOutput<typeof translationFileSchema>;

/** Every text of a language, with the English one. */
export function translationFile(
  root: string,
  language: TranslationFile['language'],
): TranslationFile {
  const texts = catalogueFolders(root).flatMap((folder) => {
    const english = new Map(textsOf(root, folder, 'en-IN').map((text) => [text.key, text]));
    return textsOf(root, folder, language).map(({ key, text }) => ({
      place: `${folder}: ${key}`,
      // Empty where the English one stands outside of the catalogues, such as the name of a tool.
      english: english.get(key)?.text ?? '',
      note: english.get(key)?.note ?? '',
      text,
    }));
  });
  return { language, texts };
}

/** What became of a translator's file. */
export interface Outcome {
  /** Places whose text was changed. */
  readonly changed: readonly string[];
  /** Places that were left as they are, each with the reason. */
  readonly refused: readonly string[];
}

const OTHER_CODE = 'what stands in ${…}, and all other code, must stay as it is';

/** Why a text is refused before it is parsed. */
function faultOf(text: string): string | null {
  // A parser of code that is nested deeper than fits in there may end the process.
  if (text.length > 2000) return 'it has more than 2,000 characters';
  // Indian letters are joined and parted by two of them.
  if (/(?![\n\t]|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Cf}\p{DI}\u2800]|\\[ux](?!00a0)/iu.test(text))
    return 'it has signs that nobody sees';
  // In the template of a mail this is code, also where its two halves are added up.
  return /\{['"`\s+()]*\{/.test(text) ? 'it has {{' : null;
}

/**
 * Puts the texts of a translator's file into the catalogues; one that does not fit is left out. Texts are data: a file of a
 * catalogue is only parsed, and its code stays as it is.
 */
export function readTranslations(root: string, { language, texts }: TranslationFile): Outcome {
  const given = new Map(texts.map(({ place, text }) => [place, text]));
  const changed: string[] = [];
  const refused: string[] = [];
  for (const folder of catalogueFolders(root)) {
    const path = join(root, folder, fileOf[language]);
    let code = readFileSync(path, 'utf8');
    const shape = codeShape(path, code);
    for (const { key, text: before } of parseMessages(path, code)) {
      const place = `${folder}: ${key}`;
      const text = given.get(place);
      given.delete(place);
      if (text === undefined || text === before) continue;
      const fault = faultOf(text);
      const next = fault === null ? withText(path, code, key, text) : '';
      if (codeShape(path, next) === shape) {
        code = next;
        changed.push(place);
      } else refused.push(`${place}: ${fault ?? OTHER_CODE}`);
    }
    writeFileSync(path, code);
  }
  refused.push(...[...given.keys()].map((place) => `${place}: there is no such text`));
  return { changed: changed.toSorted(), refused };
}

/** What stands in `${…}`, with one level of braces in it, as a plural form has; or a sign that a template escapes. */
const ESCAPED = /(\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})|[\\`]/g;

/** The code of a catalogue with another text at a key that it has. */
function withText(path: string, code: string, key: string, text: string): string {
  const present = parseMessages(path, code).find((each) => each.key === key);
  if (!present) return '';
  const source = {
    code: text,
    // Nothing would fill it in.
    text: text.includes('${') ? '' : JSON.stringify(text),
    template: `\`${text.replaceAll(ESCAPED, (sign, inserted?: string) => inserted ?? `\\${sign}`)}\``,
  }[present.kind];
  return `${code.slice(0, present.start)}${source}${code.slice(present.end)}`;
}

export function fileName(language: Language): string {
  return `${language}.json`;
}
