import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, wordsOf } from '@thela/language';
import { listFiles } from '@thela/shipping/files';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace';
import { catalogueFolders, fileOf, textsOf } from './catalogues';
import type { MessageText } from './parse-messages';
import { sampleArguments } from './sample-arguments';
import { readTranslations, translationFile } from './translation-file';

const folders = catalogueFolders(workspaceRoot);
const translated = languages.filter((language) => language !== 'en-IN');

/** Texts that are the same in every language: names, signs, and what is typed. */
const SAME = /^[^A-Za-z]*$|^(https?:|WhatsApp|Google|GitHub|Vapi|UPI|CSV|JSON|SMS|OK)/;

async function catalogueIn(folder: string, language: (typeof languages)[number]) {
  const path = join(workspaceRoot, folder, fileOf[language]);
  const { messages } = (await import(path)) as {
    messages: (words: ReturnType<typeof wordsOf>) => object;
  };
  return messages(wordsOf(language));
}

function at(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], messages);
}

function isElsewhere(messages: object, key: string): boolean {
  const [first = ''] = key.split('.');
  const part = (messages as Record<string, unknown>)[first];
  return typeof part === 'object' && part !== null && Object.keys(part).length === 0;
}

/** Every number in a list of arguments, and every string that is no name of a choice. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return value.startsWith('«') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}

/** Whether an answer shows an argument; numbers may be grouped. */
function shows(answer: unknown, leaf: string | number): boolean {
  return JSON.stringify(answer)
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .includes(String(leaf));
}

describe.each(folders)('%s', (folder) => {
  const english = textsOf(workspaceRoot, folder, 'en-IN');

  it.each(translated)(
    'has each text in %s, with every argument of the English one',
    async (language) => {
      const texts = textsOf(workspaceRoot, folder, language);
      const original = await catalogueIn(folder, 'en-IN');
      // What English has elsewhere is an empty object in its catalogue.
      const keys = texts.map(({ key }) => key).filter((key) => !isElsewhere(original, key));
      expect(keys.toSorted()).toEqual(english.map(({ key }) => key).toSorted());
      const here = await catalogueIn(folder, language);
      const faults = english.flatMap((text) =>
        faultsOf(text, at(original, text.key), at(here, text.key), language),
      );
      expect(faults).toEqual([]);
    },
  );

  it('has no text that nothing shows', () => {
    const code = codeBeside(folder);
    expect(english.map(({ key }) => key).filter((key) => !isUsed(key, code))).toEqual([]);
  });
});

function faultsOf(
  { key, arrow, parameters }: MessageText,
  original: unknown,
  here: unknown,
  language: string,
): string[] {
  if (!arrow || typeof original !== 'function' || typeof here !== 'function') {
    const isSame = here === original && language !== 'hi-Latn-IN' && !SAME.test(String(here));
    return isSame ? [`${key} is the English text`] : [];
  }
  return sampleArguments(arrow).flatMap((values) => {
    const [said, answer] = [original, here].map((text) =>
      (text as (...all: unknown[]) => unknown)(...values),
    );
    const lost = leavesOf(values).filter(
      (leaf) => leaf !== 1 && shows(said, leaf) && !shows(answer, leaf),
    );
    return lost.map((leaf) => `${key}${parameters} does not say ${leaf}: ${String(answer)}`);
  });
}

/** The code of the package that a catalogue belongs to, without catalogues and tests. */
function codeBeside(folder: string): string {
  const [source = ''] = /^\w+\/[\w-]+(\/src)?/.exec(folder) ?? [];
  // The words of page and session are shown by what stands above them, too.
  const sources = /^libs\/(page|session)\//.test(source)
    ? [
        source,
        'libs/session/src',
        'libs/sign-in/src',
        'libs/account/src',
        'libs/stall/src',
        'apps/shell/src',
      ]
    : [source];
  return sources
    .flatMap((room) =>
      listFiles(join(workspaceRoot, room))
        .files.filter((path) => /\.tsx?$/.test(path) && !/messages\/|\.test\./.test(path))
        .map((path) => readFileSync(join(workspaceRoot, room, path), 'utf8')),
    )
    .join('\n');
}

/** A text counts as used when the code names it, or reads or hands on something above it as a whole. */
function isUsed(key: string, code: string): boolean {
  // The elements of a list have no names.
  const names = key.split('.').filter((name) => !/^\d+$/.test(name));
  // A table by id.
  if (names.length === 1 && /Record<string, string>> = englishMessages\(\)/.test(code)) return true;
  const word = names.at(-1)?.replaceAll(/[^\w-]/g, '.') ?? '';
  if (new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code)) return true;
  const isRead = (name: string) =>
    new RegExp(`\\b${name}\\)?(\\?\\.)?\\[|\\.${name}\\b(?![\\w.])|\\b${name}: \\w+ *[,}]`).test(
      code,
    );
  return names.slice(0, -1).some(isRead);
}

describe('a translator', () => {
  const copy = mkdtempSync(join(tmpdir(), 'thela-translations-'));
  const folder = 'libs/sample/src/messages';
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  beforeEach(() => {
    mkdirSync(join(copy, folder), { recursive: true });
    mkdirSync(join(copy, 'apps'), { recursive: true });
    const put = (name: string, code: string) => writeFileSync(join(copy, folder, name), code);
    put(
      'en.ts',
      `export const messages = ({ number }: Words) => ({
  /** On the button. */
  go: 'Go',
  left: { one: (count: number, name: string) => \`\${number(count)} left of \${name}\` },
});`,
    );
    put(
      'te.ts',
      `export const messages = ({ number }: Words): Messages => ({
  go: 'పద',
  left: { one: (count, name) => \`\${name}: \${number(count)}\` },
});`,
    );
  });

  const texts = () => textsOf(copy, folder, 'te-IN').map(({ text }) => text);
  const change = (key: string, text: string) => {
    const file = translationFile(copy, 'te-IN');
    const changed = file.texts.map((each) =>
      each.place.endsWith(`: ${key}`) ? { ...each, text } : each,
    );
    return readTranslations(copy, { ...file, texts: changed });
  };

  it('gets every text with the English one, its place and a note', () => {
    expect(translationFile(copy, 'te-IN')).toEqual({
      language: 'te-IN',
      texts: [
        { place: `${folder}: go`, english: 'Go', note: 'On the button.', text: 'పద' },
        {
          place: `${folder}: left.one`,
          english: '${number(count)} left of ${name}',
          note: '',
          text: '${name}: ${number(count)}',
        },
      ],
    });
  });

  it('changes texts, also with signs that have a meaning in code', () => {
    expect(change('go', `"Go" \\ 'now'`)).toEqual({ changed: [`${folder}: go`], refused: [] });
    expect(change('left.one', 'only ${number(count)} of `${name}`').refused).toEqual([]);
    expect(texts()).toEqual([`"Go" \\ 'now'`, 'only ${number(count)} of `${name}`']);
  });

  it('hears what does not fit, and nothing of it is changed', () => {
    expect(change('left.one', 'all gone of ${name}')).toEqual({
      changed: [],
      refused: [`${folder}: left.one: \${number(count)} is missing`],
    });
    const file = translationFile(copy, 'te-IN');
    const entry = { place: `${folder}: gone`, english: '', note: '', text: 'x' };
    expect(readTranslations(copy, { ...file, texts: [entry] }).refused).toEqual([
      `${folder}: gone: there is no such text`,
    ]);
    expect(texts()).toEqual(['పద', '${name}: ${number(count)}']);
  });
});
