import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@thela/language/languages';
import { listFiles } from '@thela/shipping/files';
import { workspaceRoot } from '../workspace';
import { parseMessages } from './parse-messages';
import type { MessageText } from './parse-messages';

/** File of each language in a catalogue's folder. */
export const fileOf: Readonly<Record<Language, string>> = {
  'en-IN': 'en.ts',
  'hi-IN': 'hi.ts',
  'te-IN': 'te.ts',
  'hi-Latn-IN': 'hi-latn.ts',
};

/** The folders of all catalogues, from the root of the project: `apps/strategy/src/messages`. */
export function catalogueFolders(root: string): readonly string[] {
  return [...packageSources(root), 'tools/local-supabase']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      listFiles(join(root, folder))
        .files.filter((path) => /(^|\/)messages\/en\.ts$/.test(path))
        .map((path) => `${folder}/${path.replace(/\/en\.ts$/, '')}`),
    );
}

function packageSources(root: string): readonly string[] {
  return ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/src`),
  );
}

/** The texts of a catalogue in one language. */
export function textsOf(root: string, folder: string, language: Language): readonly MessageText[] {
  const path = join(root, folder, fileOf[language]);
  return parseMessages(path, readFileSync(path, 'utf8'));
}

/**
 * A text of a catalogue, with its arguments filled in.
 *
 * @param folder whose catalogue it is: `apps/strategy/src`
 * @param values for what stands in `${…}`, by name
 * @throws Error when there is no such text
 */
export function textIn(
  language: Language,
  folder: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = textsOf(workspaceRoot, `${folder}/messages`, language).find(
    (each) => each.key === key,
  );
  if (!text) throw new Error(`${folder} has no text ${key} in ${language}.`);
  return text.text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
