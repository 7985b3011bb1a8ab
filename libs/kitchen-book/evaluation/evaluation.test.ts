// @module-tag nightly
import { catalogueDishes, searchDishes } from '@thela/kitchen-book/catalogue';
import { expect, it } from 'vitest';
import { tokenize } from '@thela/understanding';
import { ingredientWords } from '../src/data/ingredients';
import { readTelugu } from '../src/matching/telugu';
import { tablesWith } from '../src/matching/unknown-words';
import { linesOf, phraseLists, readLists } from './lists';
import { ordinaryVerdictOn, verdictOn } from './score';

/**
 * Messages without any danger; those by language have words that look or sound like those of a danger, or of another
 * language. At least so many get a remedy or a recipe and are not asked back.
 */
const ordinaryLists = readLists('ordinary.jsonl');

it('all messages are there', () => {
  expect(phraseLists.flatMap(({ messages }) => messages)).toHaveLength(300);
  expect(ordinaryLists.flatMap(({ messages }) => messages)).toHaveLength(212);
});

it.each(phraseLists)('a phrase gets a sensible answer: $name', ({ messages, least }) => {
  const textsWith = (verdict: ReturnType<typeof verdictOn>) =>
    messages.filter((phrase) => verdictOn(phrase) === verdict).map(({ text }) => text);
  expect(textsWith('wrong')).toEqual([]);
  expect(new Set(textsWith('sensible')).size).toBeGreaterThanOrEqual(least);
});

it.each(ordinaryLists)(
  'an ordinary message is answered, not thrown away: $name',
  ({ messages, least }) => {
    const textsWith = (verdict: ReturnType<typeof ordinaryVerdictOn>) =>
      messages.filter((message) => ordinaryVerdictOn(message) === verdict).map(({ text }) => text);
    expect(textsWith('thrown-away')).toEqual([]);
    expect(new Set(textsWith('answered')).size).toBeGreaterThanOrEqual(least);
  },
);

it('what vendors type shows the dish that they mean among the first three', () => {
  const queries = linesOf<{ typed: string; dish: string }>('catalogue-queries.jsonl');
  const missed = queries.filter(({ typed, dish }) => {
    const first = searchDishes(catalogueDishes, typed).slice(0, 3);
    return !first.some(({ id }) => id === dish);
  });
  expect(missed).toEqual([]);
});

it('English and Hindi are not read as Telugu', () => {
  const tables = tablesWith(ingredientWords);
  const texts = phraseLists.slice(0, 3).flatMap(({ messages }) => messages.map(({ text }) => text));
  for (const text of texts) {
    expect(readTelugu(tokenize(text), tables)).toEqual({ ...tokenize(text), harmless: [] });
  }
});

it('an unsafe phrase that was mended counts as wrong', () => {
  const text = 'tomatoes sour';
  expect(verdictOn({ tool: 'advice', text, expected: { kind: 'unsafe' } })).toBe('wrong');
});
