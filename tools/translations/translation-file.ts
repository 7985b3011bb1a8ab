import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@thela/language/languages';
import type { Language } from '@thela/language/languages';
import * as v from 'valibot';
import { catalogueFolders, fileOf, textsOf } from './catalogues';
import type { MessageText } from './parse-messages';

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

/** Puts the texts of a translator's file into the catalogues; one that does not fit is left out. */
export function readTranslations(root: string, { language, texts }: TranslationFile): Outcome {
  const given = new Map(texts.map(({ place, text }) => [place, text]));
  const changed: string[] = [];
  const refused: string[] = [];
  for (const folder of catalogueFolders(root)) {
    const path = join(root, folder, fileOf[language]);
    let code = readFileSync(path, 'utf8');
    // From the last to the first, so that the places of the others stay right.
    for (const present of textsOf(root, folder, language).toReversed()) {
      const place = `${folder}: ${present.key}`;
      const text = given.get(place);
      given.delete(place);
      if (text === undefined || text === present.text) continue;
      const lost = present.kind === 'code' ? [] : insertions(present.text).filter(without(text));
      if (lost.length > 0) refused.push(`${place}: ${lost.join(', ')} is missing`);
      else {
        code = `${code.slice(0, present.start)}${sourceOf(present, text)}${code.slice(present.end)}`;
        changed.push(place);
      }
    }
    writeFileSync(path, code);
  }
  refused.push(...[...given.keys()].map((place) => `${place}: there is no such text`));
  return { changed: changed.toSorted(), refused };
}

/** What stands in `${…}`. */
function insertions(text: string): string[] {
  return text.match(/\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g) ?? [];
}

/** Whether a text lacks an insertion; the words inside a plural form may differ. */
function without(text: string): (insertion: string) => boolean {
  const heads = new Set(insertions(text).map(headOf));
  return (insertion) => !heads.has(headOf(insertion));
}

function headOf(insertion: string): string {
  return insertion.replace(/\{[^{}]*\}(?=[^{}]*\}$)/, '{}');
}

function sourceOf({ kind, parameters, arrow }: MessageText, text: string): string {
  if (kind === 'code') return arrow ? `${parameters} => ${text}` : text;
  if (kind === 'text') return JSON.stringify(text);
  return `${parameters} => \`${text.replaceAll(/[\\`]/g, '\\$&')}\``;
}

export function fileName(language: Language): string {
  return `${language}.json`;
}
