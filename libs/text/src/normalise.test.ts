import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { nameKey, splitLetters, splitWords, visibleText } from './name-key';
import { freeName, LONGEST_TEXT, normaliseText, parseName } from './normalise';

const NON_JOINER = '\u200C';
const JOINER = '\u200D';

describe('a text as it is stored', () => {
  it.each([
    ['spaces around it and between words', ' Masala \t Dosa\n', 'Masala Dosa'],
    ['spaces of other kinds', 'a\u00A0\u2003b\u3000c\u2028d\u2800e', 'a b c d e'],
    ['an accent that is typed apart', 'Cafe\u0301', 'Caf\u00E9'],
    ['a Hindi letter of one code point', 'पकौ\u095Cा', 'पकौ\u0921\u093Cा'],
    ['a Telugu vowel of two code points', 'క\u0C46\u0C56', 'క\u0C48'],
    ['an accent behind something invisible', 'e\u200B\u0301', '\u00E9'],
    ['control characters and marks of direction', '\u202Ea\u0000b\u2069\uFEFF', 'ab'],
    ['soft hyphens, fillers and half an emoji', 's\u00ADo\u3164d\u034Fa\uD83C', 'soda'],
    ['joiners between letters', `క్${NON_JOINER}ష క్${JOINER}ష`, `క్${NON_JOINER}ష క్${JOINER}ష`],
    ['two joiners', `क्${JOINER}${JOINER}ष`, `क्${JOINER}ष`],
    ['joiners elsewhere', `${JOINER}क्${JOINER} 2${NON_JOINER}3`, 'क् 23'],
    ['emoji', `🌶\uFE0F 👩🏽${JOINER}🍳`, `🌶\uFE0F 👩🏽${JOINER}🍳`],
    ['what belongs to an emoji alone', `a\uFE0F 🌶\uFE0F\uFE0F${JOINER}b`, 'a 🌶\uFE0Fb'],
    ['capitals and markup', '<b>ID İ</b>', '<b>ID İ</b>'],
  ])('with %s', (_, typed, stored) => {
    expect(normaliseText(typed)).toBe(stored);
  });
});

it.each([
  ['Masala Dosa', ' masala\u00A0 DOSA '],
  ["Amma's Idli-Vada", 'Amma’s Idli\u2011Vada'],
  ["Amma's Idli-Vada", 'amma`s idli–vada'],
  ['पकौ\u095Cा', 'पकौ\u0921\u093Cा'],
  ['పకోడ\u0C48', 'పకోడ\u0C46\u0C56'],
  ['శాండ్‌విచ్', 'శాండ్విచ్'],
  ['🌶\uFE0F Misal', '🌶 misal'],
  [`e${JOINER}\u0301clair`, '\u00C9clair'],
])('takes %j and %j for one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Dosa', 'Dosa 2'],
  ['पकौड़ा', 'पकौडा'],
  ['दोसा', 'डोसा'],
  ['Masala Dosa', 'MasalaDosa'],
])('tells %s from %s', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

describe('names that people type', () => {
  const LETTERS = [...'aZéß पकौड़ाఁకోడీదోశిఖ్मैं2🍛'];
  // Composed and apart, as keyboards of phones write them.
  const SPELLINGS = [
    ['\u095C', '\u0921\u093C'],
    ['\u0958', '\u0915\u093C'],
    ['\u0929', '\u0928\u093C'],
    ['\u0C48', '\u0C46\u0C56'],
    ['\u00E9', 'e\u0301'],
  ] as const;
  const INVISIBLE = [
    ...'\u200B\u200C\u200D\u200E\u202E\u2060\u2066\uFEFF\u00AD\u034F\u061C\u115F\u180E\u3164\uFE0F\uFFA0',
    ...'\u0000\u007F\uFFF9\uFFFC',
    '\u{E0041}',
    '\u{E0100}',
    '\u{1D173}',
  ];
  const BLANK = [...' \t\n\u0085\u00A0\u1680\u2002\u2028\u202F\u205F\u3000\u2800'];
  const letter = fc.constantFrom(...LETTERS);
  const spelling = fc.constantFrom(...SPELLINGS);
  const invisible = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 3 }).map(toText);
  const blank = fc.array(fc.constantFrom(...BLANK), { minLength: 1, maxLength: 3 }).map(toText);

  function toText(parts: readonly string[]): string {
    return parts.join('');
  }

  /** One name, typed in two ways that look alike. */
  const lookalikes = fc
    .array(
      fc.oneof(
        fc.tuple(letter, invisible).map(([one, nothing]) => [one, one + nothing]),
        spelling,
        fc
          .tuple(blank, invisible, blank)
          .map(([one, nothing, other]) => [` `, one + nothing + other]),
      ),
      { minLength: 1, maxLength: 20 },
    )
    .map((pairs) => [
      toText(pairs.map(([one]) => one ?? '')),
      toText(pairs.map(([, other]) => other ?? '')),
    ]);

  it('have one key where they look alike', () => {
    fc.assert(
      fc.property(lookalikes, ([one = '', other = '']) => {
        expect(nameKey(other)).toBe(nameKey(one));
        expect(nameKey(normaliseText(other))).toBe(nameKey(one));
      }),
    );
  });

  it('are the same when they are read again', () => {
    const any = fc.array(
      fc.oneof(
        letter,
        spelling.map(([one]) => one),
        spelling.map(([, other]) => other),
        invisible,
        blank,
        fc.string({ unit: 'binary' }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(any.map(toText), (typed) => {
        const parsed = parseName(typed);
        expect(parseName(parsed.name ?? typed)).toEqual(parsed);
        expect(nameKey(nameKey(typed))).toBe(nameKey(typed));
      }),
    );
  });

  it('are refused where there is nothing to be seen, and never where there is', () => {
    const nothing = fc.array(fc.oneof(invisible, blank), { maxLength: 100 }).map(toText);
    fc.assert(
      fc.property(nothing, letter, nothing, (before, seen, after) => {
        expect(parseName(before + after)).toEqual({ fault: 'missing' });
        expect(parseName(before + seen + after).fault).toBe(seen === ' ' ? 'missing' : undefined);
      }),
    );
  });

  it('have 200 letters at most, as they are stored', () => {
    expect(parseName(` ${'x'.repeat(LONGEST_TEXT)}\u200B `).name).toHaveLength(LONGEST_TEXT);
    expect(parseName('x'.repeat(LONGEST_TEXT + 1))).toEqual({ fault: 'too-long' });
    expect(parseName('\u095C'.repeat(LONGEST_TEXT))).toEqual({ fault: 'too-long' });
  });
});

it.each([
  ['Phone', [], 'Phone'],
  ['Phone', ['Old phone'], 'Phone'],
  [' Phone', ['phone '], 'Phone 2'],
  ['Phone', ['Phone', 'Phone 3'], 'Phone 2'],
  ['Phone', ['Phone', 'PHONE\u00A02'], 'Phone 3'],
  ['पकौ\u095Cा', ['पकौ\u0921\u093Cा'], 'पकौ\u0921\u093Cा 2'],
])('calls another %s beside %j %s', (name, others, free) => {
  expect(freeName(name, others)).toBe(free);
});

it('gives a name that nothing has, short enough for a ledger', () => {
  const name = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ minLength: 195, maxLength: 300 }));
  fc.assert(
    fc.property(name, fc.array(name), (wanted, others) => {
      const free = freeName(wanted, others);
      expect(others.map(nameKey)).not.toContain(nameKey(free));
      expect(parseName(free).fault).not.toBe('too-long');
    }),
  );
});

it.each([
  ['LPG gas-cylinder 2', ['lpg', 'gas', 'cylinder', '2']],
  ['A 7up ½', ['a', '7', 'up', '1', '2']],
  ['गैस का', ['गैस', 'का']],
  ['శాండ్‌విచ్', ['శాండ్విచ్']],
  ['so\u00ADda', ['soda']],
  ['ｃｈａｉ', ['chai']],
  ['₹ !', []],
])('cuts %j into words', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it.each(['with', 'without'])('cuts a text into letters, %s the browser’s help', (help) => {
  if (help === 'without') vi.stubGlobal('Intl', {});
  expect(splitLetters('तेल 👩‍🍳!')).toEqual(['ते', 'ल', ' ', '👩‍🍳', '!']);
  expect(splitLetters('\u0301a')).toEqual(['\u0301', 'a']);
  expect(splitLetters('')).toEqual([]);
});

it('cuts Latin letters as a segmenter does', () => {
  const segmenter = new Intl.Segmenter();
  const latin = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
  const words = fc.string({ unit: latin });
  fc.assert(
    fc.property(words, (text) => {
      const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(splitLetters(text)).toEqual(letters);
    }),
  );
});

it('leaves out what is invisible, save line breaks', () => {
  expect(visibleText(`s\u00ADo\u200Bd${JOINER}a\n2`)).toBe('soda\n2');
});
