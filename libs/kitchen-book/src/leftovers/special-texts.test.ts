import { languages } from '@thela/language';
import type { Language } from '@thela/language';
import { describe, expect, it } from 'vitest';
import { specialFromBook } from '../leftovers';
import { specialTextsIn, specialTextsNow } from '../leftovers';
import type { RecipeId } from './messages';

const { recipes: english } = specialTextsNow().specials;
const ids = Object.keys(english) as readonly RecipeId[];
const translations = languages.filter((language) => language !== 'en-IN');
/** What may not stand in a text: letters of another script, after quantities and signs are left out. */
const foreign: Partial<Record<Language, RegExp>> = {
  'hi-IN': /[a-z]|\p{Script=Telugu}/iu,
  'te-IN': /[a-z]|\p{Script=Devanagari}/iu,
  'hi-Latn-IN': /\p{Script=Telugu}|\p{Script=Devanagari}/u,
};

/** Quantities that are scaled, in any order. */
const quantities = (step: string) => (step.match(/\{[^}]*\}/g) ?? []).toSorted();
/** Minutes, hours, weights of a piece: '3-3' is 3 on each side. */
const figures = (step: string) =>
  [...new Set(step.replaceAll(/\{[^}]*\}/g, '').match(/\d+/g))].toSorted();
const letters = (step: string) => step.replaceAll(/\{[^}]*\}|°C/g, '');

describe.each(translations)('the specials in %s', (language) => {
  it('have the steps of the English ones, with the same quantities and times', async () => {
    const { recipes } = (await specialTextsIn(language)).specials;
    expect(Object.keys(recipes)).toEqual(ids);
    for (const id of ids) {
      const [steps, originals]: readonly (readonly string[])[] = [
        recipes[id].steps,
        english[id].steps,
      ];
      expect([id, steps?.map(quantities)]).toEqual([id, originals?.map(quantities)]);
      expect([id, steps?.map(figures)]).toEqual([id, originals?.map(figures)]);
    }
  });

  it('have names of their own, and nothing in English', async () => {
    const { recipes, coolRule, sortFirst, notUnderstood } = (await specialTextsIn(language))
      .specials;
    const names = ids.map((id) => recipes[id].name);
    expect(new Set(names).size).toBe(ids.length);
    const steps = ids.flatMap((id) => [...recipes[id].steps]);
    const originals = new Set<string>(ids.flatMap((id) => [...english[id].steps]));
    expect(steps.filter((step) => originals.has(step))).toEqual([]);
    const texts = [...names, ...steps, coolRule, sortFirst, notUnderstood].map(letters);
    expect(texts.filter((text) => foreign[language]?.test(text))).toEqual([]);
  });

  it('are given for its examples', async () => {
    const texts = await specialTextsIn(language);
    for (const example of Object.values(texts.specials.examples)) {
      expect([example, specialFromBook(example, texts).kind]).toEqual([example, 'recipe']);
    }
  });
});

it('answers in the language of the texts, whatever is shown', async () => {
  const answer = (text: string, language: Language) =>
    specialTextsIn(language).then((texts) => specialFromBook(text, texts));
  expect(await answer('20 idli fridge mein', 'hi-IN')).toEqual({
    kind: 'recipe',
    recipeName: 'पोडी इडली फ्राई',
    instructions: expect.stringContaining('\n2. ठंडी 800 ग्राम इडली के चार-चार टुकड़े करें।\n') as string,
  });
  expect(await answer('last night rice', 'te-IN')).toMatchObject({
    kind: 'unsafe',
    reason: expect.stringMatching(/^దీన్ని పారేయండి: /) as string,
  });
  expect(await answer('xyzzy roti', 'hi-Latn-IN')).toMatchObject({
    kind: 'asks',
    text: expect.stringMatching(/^Yeh taaza hai na/) as string,
  });
  expect(specialFromBook('20 idli fridge mein')).toMatchObject({ recipeName: 'Podi Idli Fry' });
});
