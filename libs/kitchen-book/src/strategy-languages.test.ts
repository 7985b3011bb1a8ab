import { languages } from '@thela/language';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { messagesIn } from './strategy/messages';
import type { Messages } from './strategy/messages';
import { strategyFromBook } from './strategy';
import { tiffinItems } from './tiffin-entry';
import type { TiffinEntry } from './tiffin-entry';

const texts = new Map<string, Messages>();

beforeAll(async () => {
  await Promise.all(
    languages.map(async (language) => texts.set(language, await messagesIn(language))),
  );
});

function linesIn(language: string, rows: readonly TiffinEntry[]): readonly string[] {
  return strategyFromBook(rows, texts.get(language)).split('\n');
}

const figure = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.constantFrom(0, 0.5, 1, 10, 1e9),
  fc.double(),
);
const rowsOfAnyDay = fc.array(
  fc.record({
    id: fc.string(),
    tiffinItem: fc.constantFrom(...tiffinItems),
    ingredientPrice: figure,
    dailySales: figure,
    perPlateProfit: figure,
    leftOver: fc.nat({ max: 3 }),
  }),
  { maxLength: 8 },
);

/** What finds an item, as a whole word: the Telugu for vada begins other words. */
function patternsOf({ items }: Messages): readonly RegExp[] {
  return tiffinItems.map(
    (item) => new RegExp(`(?<![\\p{L}\\p{M}])${items[item]}(?![\\p{L}\\p{M}])`, 'u'),
  );
}

/** The numbers of a line in order of size, and the items that it names in order of the list. */
function factsOf(line: string, patterns: readonly RegExp[]) {
  return {
    isBullet: line.startsWith('* '),
    numbers: (line.match(/\d[\d,.]*(?: × 10\^\d+)?(?<=\d)/g) ?? []).toSorted(),
    items: patterns.map((pattern) => pattern.test(line)),
  };
}

it('says the same of the same items in every language', () => {
  const patterns = [...texts].map(([language, words]) => [language, patternsOf(words)] as const);
  fc.assert(
    fc.property(rowsOfAnyDay, (rows) => {
      const [english, ...others] = patterns.map(([language, ofItems]) =>
        linesIn(language, rows).map((line) => factsOf(line, ofItems)),
      );
      for (const facts of others) expect(facts).toEqual(english);
    }),
    { numRuns: 300 },
  );
});

it.each(languages)('gives an own dish its own name and figures in %s', (language) => {
  const tiffinItem = { dish: 'podi-dosa', name: 'Podi Dosa' };
  const row = {
    id: 'a',
    tiffinItem,
    ingredientPrice: 450.5,
    dailySales: 38,
    perPlateProfit: 22.25,
  };
  const [opening = '', ...points] = linesIn(language, [row]);
  for (const said of ['Podi Dosa', '38', '₹845.50', '₹450.50']) expect(opening).toContain(said);
  expect(points[0]).toContain('₹222.50');
});

it.each(['hi-IN', 'te-IN'])('says nothing in Latin letters in %s', (language) => {
  fc.assert(
    fc.property(rowsOfAnyDay, (rows) => {
      expect(linesIn(language, rows).join('\n')).not.toMatch(/[a-z]/i);
    }),
  );
});
