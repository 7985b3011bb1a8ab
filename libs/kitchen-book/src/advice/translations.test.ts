import { describe, expect, it } from 'vitest';
import { languages } from '@thela/language';
import { adviceTextsIn, adviseFromBook } from '../advice';
import type { AdviceTexts } from '../advice';

/** The texts of a language by their path in the catalogues; those with arguments are left out. */
function textsIn(tree: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${path}${key}`, value] as const];
    return typeof value === 'object' ? textsIn(value, `${path}${key}.`) : [];
  });
}

const quantity = /\{[^}]*\}/g;
const quantitiesOf = (text: string) => (text.match(quantity) ?? []).toSorted();
const figuresOf = (text: string) =>
  (text.replaceAll(quantity, '').match(/\d+(\.\d+)?/g) ?? []).toSorted();

/** What orders to throw something away, and the script of a language; English words that all use. */
const marks = {
  'en-IN': { throwing: /throw/gi, foreign: /[\p{Script=Devanagari}\p{Script=Telugu}]/u },
  'hi-IN': { throwing: /फेंक/g, foreign: /[A-Za-z]|\p{Script=Telugu}/u },
  'te-IN': { throwing: /పారేయండి/g, foreign: /[A-Za-z]|\p{Script=Devanagari}/u },
  'hi-Latn-IN': {
    throwing: /phenk/gi,
    foreign:
      /[\p{Script=Devanagari}\p{Script=Telugu}]|\b(?:the|and|with|or|add|stir|into|water|sugar|oil)\b/iu,
  },
};

const english = await adviceTextsIn('en-IN');
const inEnglish = new Map(textsIn(english));
const translations = await Promise.all(
  languages
    .filter((language) => language !== 'en-IN')
    .map(async (language) => [language, await adviceTextsIn(language)] as const),
);

describe.each(translations)('the texts of an advice in %s', (language, texts: AdviceTexts) => {
  const pairs = textsIn(texts).map(
    ([path, text]) => ({ path, text, original: inEnglish.get(path) ?? '' }) as const,
  );
  const { throwing, foreign } = marks[language];
  const wrong = (isWrong: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);

  it('are as many as in English', () => {
    expect(pairs.map(({ path }) => path).toSorted()).toEqual([...inEnglish.keys()].toSorted());
  });

  it('have the quantities and the figures of the English text', () => {
    expect(
      wrong(({ text, original }) => `${quantitiesOf(text)}` !== `${quantitiesOf(original)}`),
    ).toEqual([]);
    expect(
      wrong(
        ({ path, text, original }) =>
          !path.includes('examples') && `${figuresOf(text)}` !== `${figuresOf(original)}`,
      ),
    ).toEqual([]);
  });

  it('name right after a quantity what is weighed', () => {
    expect(wrong(({ text }) => /\}(?! \p{L})/u.test(text))).toEqual([]);
  });

  it('say to throw away as often as in English', () => {
    expect(
      wrong(
        ({ text, original }) =>
          text.match(throwing)?.length !== original.match(marks['en-IN'].throwing)?.length,
      ),
    ).toEqual([]);
    for (const reason of [
      ...Object.values(texts.book.dangers),
      ...Object.values(texts.advice.reasons),
    ])
      expect(texts.book.throwAway(reason)).toMatch(throwing);
    expect(texts.advice.caution).toMatch(throwing);
  });

  it('are translated', () => {
    expect(
      wrong(({ text }) => foreign.test(text.replaceAll(quantity, '').replaceAll('°C', ''))),
    ).toEqual([]);
    const mayBeSame = (path: string) =>
      path.startsWith('advice.examples.') ||
      (language === 'hi-Latn-IN' && path.startsWith('advice.foods.'));
    expect(wrong(({ path, text, original }) => !mayBeSame(path) && text === original)).toEqual([]);
  });
});

describe.each(translations)('an advice in %s', (language, texts) => {
  const { throwing } = marks[language];

  it('understands its own examples as it does those in English', () => {
    const understood = ({ advice }: AdviceTexts) =>
      Object.values(advice.examples).map((example) => adviseFromBook(example, english).text);
    expect(understood(texts)).toEqual(understood(english));
  });

  it.each([
    'chicken is sour',
    'tomatoes have mould',
    'chawal raat bhar bahar rakha',
    'roti par fungus, dal salty',
  ])('orders to throw away what English does: %s', (question) => {
    const { answers, text } = answersTo(question, texts);
    const original = answersTo(question, english);
    expect(answers.map(({ isThrownAway }) => isThrownAway)).toEqual(
      original.answers.map(({ isThrownAway }) => isThrownAway),
    );
    expect(text.match(throwing)).toHaveLength(original.text.match(/throw/gi)?.length ?? 0);
  });

  it.each(['2.5 litre sambar salty', '50 plates sambar watery', '100 kg dal salty', 'lemon dry'])(
    'has the figures that English has: %s',
    (question) => {
      const { text } = answersTo(question, texts);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      expect(figuresOf(text)).toEqual(figuresOf(answersTo(question, english).text));
    },
  );

  it('asks back and gives examples in the language', () => {
    expect(adviseFromBook('xyzzy tamatar', texts).text).toContain(texts.advice.foods.tomato);
    expect(adviseFromBook('qwerty', texts).text.split('\n')).toEqual([
      texts.advice.notUnderstood,
      ...Object.values(texts.advice.examples),
    ]);
  });
});

function answersTo(question: string, texts: AdviceTexts) {
  const advice = adviseFromBook(question, texts);
  if (!('answers' in advice)) throw new Error(`The book has no answer to '${question}'.`);
  return advice;
}

it.each([
  ['hi-IN', '2 चुटकी काले', '15 किलो', '10 लीटर', '500 एमएल', '30 ग्राम'],
  ['te-IN', '2 చిటికెల నల్ల', '15 కిలోల', '10 లీటర్ల', '500 ఎంఎల్', '30 గ్రాముల'],
  ['hi-Latn-IN', '2 chutki kale', '15 kilo', '10 litre', '500 ml', '30 gram'],
] as const)('writes quantities as in %s', (language, pinches, ...others) => {
  const texts = new Map(translations).get(language) ?? english;
  expect(adviseFromBook('lemon sour', texts).text).toContain(pinches);
  const { text } = adviseFromBook('100 kg dal salty', texts);
  for (const other of others) expect(text).toContain(other);
});
