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
  // The words of page and session, and those of a sheet of figures, are shown by what stands above them, too.
  const sources = /^libs\/(page|session)\//.test(source)
    ? [
        source,
        'libs/session/src',
        'libs/sign-in/src',
        'libs/account/src',
        'libs/stall/src',
        'apps/shell/src',
      ]
    : folder.startsWith('libs/ui/src/share')
      ? [source, 'libs/stall/src', 'apps/analytics/src']
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

  const english = `export const messages = ({ number }: Words) => ({
  /** On the button. */
  go: 'Go',
  left: { one: (count: number, name: string) => \`\${number(count)} left of \${name}\` },
});`;
  const telugu = `const all = (n: number): string => (\`\${n} ప్లేట్\` + '!');
export const messages = ({ number }: Words): Messages => ({
  left: { one: (count, name) => \`\${name}: \${number(count)}\` },
  go: 'పద',
  both: { first: all, second: all },
  more: \`\${go}!\`,
  forms: (n: number) => \`\${plural(n, { one: 'a\\u00a0b', other: 'c' })}\`,
  chosen: (n: number, kind: 'kg' | 'g') => (kind === 'kg' ? \`\${n} kg\` : units['g']),
});`;
  beforeEach(() => {
    mkdirSync(join(copy, folder), { recursive: true });
    mkdirSync(join(copy, 'apps'), { recursive: true });
    writeFileSync(join(copy, folder, 'en.ts'), english);
    writeFileSync(join(copy, folder, 'te.ts'), telugu);
  });

  const source = () => readFileSync(join(copy, folder, 'te.ts'), 'utf8');
  const change = (key: string, text: string) => {
    const file = translationFile(copy, 'te-IN');
    const changed = file.texts.map((each) =>
      each.place === `${folder}: ${key}` ? { ...each, text } : each,
    );
    return readTranslations(copy, { ...file, texts: changed });
  };

  it('gets every text with the English one, its place and a note', () => {
    expect(translationFile(copy, 'te-IN').texts.slice(0, 2)).toEqual([
      {
        place: `${folder}: left.one`,
        english: '${number(count)} left of ${name}',
        note: '',
        text: '${name}: ${number(count)}',
      },
      { place: `${folder}: go`, english: 'Go', note: 'On the button.', text: 'పద' },
    ]);
  });

  it.each([
    ['go', `"Go" \\ 'now' $\u2028*/`],
    ['left.one', 'only ${number(count)} of `${name}` \\'],
    ['left.one', '</script><b onclick="evil()">${name}</b> {${number(count)}} */ //'],
    ['forms', "\\ ${plural(n, { one: 'a\\u00a0d', other: 'e' })}"],
    ['both.second', 'ప్లేట్లు: ${n}'],
    ['more', '¡${go}'],
  ])('changes the text %s, also to signs that have a meaning in code: %s', (key, text) => {
    expect(change(key, text)).toEqual({ changed: [`${folder}: ${key}`], refused: [] });
    const file = translationFile(copy, 'te-IN');
    expect(file.texts.find(({ place }) => place.endsWith(`: ${key}`))?.text).toBe(text);
  });

  it('changes the words between which code chooses', () => {
    expect(change('chosen', "(kind === 'kg' ? `కిలో ${n}` : units['g'])").refused).toEqual([]);
    expect(source()).toBe(telugu.replace('`${n} kg`', '`కిలో ${n}`'));
  });

  it.each([
    ['left.one', 'all gone of ${name}'],
    ['left.one', '${name} ${number(count)} ${name}'],
    ['left.one', '${name} ${number(count)} ${evil()}'],
    ['left.one', '${name} ${number(count)} ${`${evil()}`}'],
    ['left.one', '${name} ${number(evil())}'],
    ['left.one', '${name} ${number(count), evil()}'],
    ['left.one', '${name} ${number(count)} ${{ a: { b: `${evil()}` } }}'],
    ['left.one', '${name} ${number(count) /* */}'],
    ['left.one', '${name} ${number(count)}` + evil() + `${'],
    ['left.one', '${name} ${number(count)} ${"}` + evil() + `"}'],
    ['left.one', '${name} ${(() => { evil(); })()} ${number(count)}'],
    ['left.one', '${name ?? 1n} ${number(count)}'],
    ['left.one', '${name} ${number`${count}`}'],
    ['left.one', '${name} ${number(count)} \u202Etxt'],
    ['left.one', '${name} ${number(count)} \u001B[2J'],
    ['left.one', '${name} ${number(count)} {{ .TokenHash }}'],
    ['go', '{{ .Token }}'],
    ['go', 'Go ${evil()}'],
    ['go', 'Go \u200B'],
    ['go', 'Go \u{E0041}\u{E0042}'],
    ['go', 'Go \u3164\u00AD'],
    ['go', '{ {'],
    ['left.one', '\uFEFF${name}: ${number(count)}'],
    ['forms', "${plural(n, { one: '\\u202Ea', other: 'c' })}"],
    ['forms', "${plural(n, { one: '\\x7b\\x7b .Token }}', other: 'c' })}"],
    ['forms', "${plural(n, { one: 'a', other: 'c', get few() { return evil(); } })}"],
    ['forms', "${plural(n, { one: 'a', other: 'c', ...evil })}"],
    ['forms', "${plural(n, { one: 'a', other: 'c' } satisfies object)}"],
    ['chosen', "(kind === 'kg' ? '{' + `{ .Token ${n}` : units['g'])"],
    ['chosen', "(kind === 'kg' ? `\\u{7b}\\u{7b}${n}` : units['g'])"],
    ['chosen', "(kind === 'kg' ? `${n} kg` : units?.['g'])"],
    ['chosen', "(kind === 'kg' ? `${n} kg` : (units['g'], /(a+)+$/.test(kind)))"],
    ['both.first', '${n} ${evil()}'],
    ['forms', "${plural(n, { one: 'a', other: 'c', few: 'd' })}"],
    ['forms', "${plural(n, { one: evil(), other: 'c' })}"],
    ['forms', "${plural(n, { one: 'a', ['other']: 'c' })}"],
    ['chosen', "(evil(), kind === 'kg' ? `${n} kg` : units['g'])"],
    ['chosen', "(kind === 'kg' ? `${n} kg` : units['__proto__'])"],
    ['chosen', "(kind === 'g' ? `${n} kg` : units['g'])"],
    ['chosen', "(kind === 'kg' ? `${n}` + '' + evil() : units['g'])"],
    ['chosen', "(kind === 'kg' ? `${n} kg` : units['g']), evil: evil()"],
    ['chosen', "(kind === 'kg' ? `${n} kg` : units['g']) /* @__PURE__ */"],
    ['chosen', "(kind === 'kg' ? tag`${n} kg` : units['g'])"],
    ['chosen', '{ return evil(); }'],
  ])('changes nothing of %s to what is more than a text: %s', (key, text) => {
    expect(change(key, text)).toEqual({
      changed: [],
      refused: [expect.stringContaining(`${folder}: ${key}: `)],
    });
    expect(source()).toBe(telugu);
  });

  it.each(['left.one', 'go', 'chosen'])('makes no text longer than a parser bears: %s', (key) => {
    const { refused } = change(key, `\${${'!'.repeat(100_000)}1}`);
    expect(refused).toEqual([`${folder}: ${key}: it has more than 2,000 characters`]);
    expect(source()).toBe(telugu);
  });

  it.each(['gone', '__proto__', 'constructor', 'left', ''])('hears that %j is no text', (key) => {
    const entry = { place: `${folder}: ${key}`, english: '', note: '', text: 'x' };
    const outcome = readTranslations(copy, { language: 'te-IN', texts: [entry] });
    expect(outcome).toEqual({ changed: [], refused: [`${entry.place}: there is no such text`] });
    expect(source()).toBe(telugu);
  });
});
