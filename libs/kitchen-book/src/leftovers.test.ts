import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftoverIds, leftoverNames } from './data/leftover-foods';
import type { LeftoverId } from './data/leftover-foods';
import { keepingFromBook, specialFromBook } from './leftovers';
import { recipes } from './data/recipes';
import type { RecipeId } from './leftovers/messages';
import { specialTextsNow } from './leftovers';

function nameOf(id: LeftoverId): string {
  return leftoverNames.find(([named]) => named === id)?.[1].split(',')[0] ?? '';
}

function recipeNameFor(text: string): string {
  const special = specialFromBook(text);
  return special.kind === 'recipe' ? special.recipeName : special.kind;
}

const { recipes: english } = specialTextsNow().specials;
const named = (Object.keys(recipes) as RecipeId[]).map((id) => [english[id].name, id] as const);

describe('the recipes', () => {
  it('are at least thirty, with names of their own', () => {
    expect(named.length).toBeGreaterThanOrEqual(30);
    expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  });

  it.each(named)('%s can be reached', (name, id) => {
    const { needs, takes = [] } = recipes[id];
    const ways = [
      needs.map(nameOf).join(', '),
      [...needs, ...takes].map(nameOf).join(', '),
      ...takes.map((extra) => [...needs, extra].map(nameOf).join(', ')),
    ];
    expect(ways.map(recipeNameFor)).toContain(name);
  });

  it.each(named)(
    '%s has numbered steps with quantities and ends with serving or keeping',
    (_, id) => {
      const steps: readonly string[] = english[id].steps;
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.join('\n')).toMatch(/\{\d+ (g|ml)\}/);
      expect(steps.at(-1)).toMatch(/[Ss]erve|[Ss]ell|[Kk]eep|today/);
    },
  );

  it.each(leftoverIds.map((id) => [id]))('there is one for %s alone', (id) => {
    expect(specialFromBook(nameOf(id)).kind).toBe('recipe');
  });
});

describe('a special', () => {
  it.each([
    ['dosa ke liye banaya aloo ek kilo fridge mein', 'aloo fridge mein'],
    ['potatoes made for dosa, in the fridge', 'potatoes in the fridge'],
    ['ఇడ్లీలోకి చేసిన సాంబార్ ఫ్రిజ్‌లో ఉంది', 'సాంబార్ ఫ్రిజ్‌లో ఉంది'],
  ])('is of what is left, not of what it was made for: %s', (text, plain) => {
    const recipeFor = (said: string) => {
      const special = specialFromBook(said);
      const found = special.kind === 'asks' ? special.ifFresh : special;
      return found.kind === 'recipe' ? found.recipeName : found.kind;
    };
    expect(recipeFor(text)).toBe(recipeFor(plain));
  });

  it('asks of cold food of today where the meaning alone warns', () => {
    const meant = [{ intent: 'leftover_danger', probability: 0.95 }] as const;
    const kindOf = (text: string) => specialFromBook(text, undefined, meant).kind;
    expect(kindOf('aaj ki sabzi fridge mein padi hai')).toBe('asks');
    expect(kindOf('కూర ఫ్రిజ్‌లో ఉంది, ఇవాళ చేసిందే')).toBe('asks');
    expect(kindOf('sabzi padi hai')).toBe('unsafe');
    expect(kindOf('aaj ki sabzi fridge mein padi hai, badbu hai')).toBe('unsafe');
    expect(kindOf('teen din ki sabzi fridge mein hai, aaj bechun')).toBe('unsafe');
  });

  it('numbers its steps, a line each', () => {
    const special = specialFromBook('20 idli fridge mein');
    const lines = special.kind === 'recipe' ? special.instructions.split('\n') : [];
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
    expect(lines[1]).toContain('800 g');
  });

  it('covers what was said best', () => {
    expect(recipeNameFor('chawal aur dahi')).toBe('Hyderabadi Curd Rice Cup');
    expect(recipeNameFor('rice and dal')).toBe('Dal-Chawal Tikki');
    expect(recipeNameFor('ब्रेड और दूध')).toBe('Shahi Tukda Bites');
  });

  it('leaves out what is not there', () => {
    expect(recipeNameFor('chawal, dahi nahi hai')).toBe('Tawa Masala Rice');
  });

  it('warns of food that must have been cooled', () => {
    const special = specialFromBook('1 kg chicken fridge mein');
    expect(special.kind === 'recipe' && special.instructions).toContain('cooled within 2 hours');
  });

  it('says so with examples that work when it understood nothing', () => {
    const special = specialFromBook('xyz');
    const [, ...examples] = special.kind === 'not-understood' ? special.text.split('\n') : [];
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(specialFromBook(example).kind).toBe('recipe');
  });

  it.each([
    'last night rice',
    'raat ke chawal bahar rakhe the',
    'कल की चिकन करी',
    'bread with fungus',
    'sabzi se badbu',
    'lislisa paneer',
    'customers ki plate se bacha hua',
  ])('is refused for %s', (text) => {
    const special = specialFromBook(text);
    expect(special.kind).toBe('unsafe');
    expect(special.kind === 'unsafe' && special.reason).toMatch(/^Throw it away: .{40}/);
  });

  it('can be made of yesterday’s roti', () => {
    expect(specialFromBook('kal ki roti').kind).toBe('recipe');
  });
});

describe('for any text', () => {
  it('answers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        expect(['recipe', 'unsafe', 'asks', 'not-understood']).toContain(
          specialFromBook(text).kind,
        );
      }),
    );
  });

  it('never gives a recipe for unsafe food', () => {
    const foods = fc.array(fc.constantFrom(...leftoverIds.map(nameOf)), {
      minLength: 1,
      maxLength: 4,
    });
    const danger = fc.constantFrom(
      'sad gaya',
      'mein badbu',
      'has mould',
      'is slimy',
      'joothi',
      'फफूंद लगी',
    );
    fc.assert(
      fc.property(foods, danger, (names, how) => {
        expect(specialFromBook(`${names.join(', ')} ${how}`).kind).toBe('unsafe');
      }),
    );
  });
});

it.each([
  'chawal khatta ho gaya',
  'sour rice 2 kg',
  'rice is sticky and sour',
  'dal khatti ho gayi',
  'sabzi khatti hai',
  'dudh phat gaya',
  'milk curdled',
  'doodh khatta',
  'दूध फट गया',
  'bread par hara hara kuch laga hai',
  'pulao from sunday morning kept in the car',
])('makes nothing of food that has turned: %s', (leftovers) => {
  expect(specialFromBook(leftovers).kind).toBe('unsafe');
});

it.each(['khatta dahi 1 kg', 'rice is not sour', 'khatte tamatar 2 kg', 'lemon sour'])(
  'is not afraid of what is sour by nature: %s',
  (leftovers) => {
    expect(specialFromBook(leftovers).kind).not.toBe('unsafe');
  },
);

it.each([
  ['how many days will cut papaya keep', /sold the same day/],
  ['paneer ko fridge mein kaise rakhun', /^Milk: /],
  ['చికెన్ ఎలా నిల్వ చేయాలి', /^Meat and fish: /],
  ['how do I keep it', /^of no food$/],
])('says how food is kept: %s', (text, expected) => {
  expect(keepingFromBook(text) ?? 'of no food').toMatch(expected);
});

it.each([
  ['chutney has froth on it', 0.5, 'unsafe'],
  ['chutney has froth on it', 0.1, 'asks'],
  ['2 kg rice in the fridge', 0.9, 'unsafe'],
  ['2 kg rice in the fridge', 0.3, 'asks'],
  ['2 kg rice in the fridge', 0.1, 'recipe'],
  ['rotten rice', 0, 'unsafe'],
] as const)('%s, dangerous to %s by its meaning: %s', (text, probability, kind) => {
  const meanings = [{ intent: 'leftover_danger', probability }];
  expect(specialFromBook(text, undefined, meanings).kind).toBe(kind);
});

it('asks about a smell with a harmless cause, however dangerous the sentence sounds', () => {
  const meanings = [{ intent: 'leftover_danger', probability: 0.95 }] as const;
  const usual = specialFromBook('pindi rojulage pulla vasana vastondi', undefined, meanings);
  expect(usual.kind).toBe('asks');
  expect(specialFromBook('pindi kampu vasana vastondi', undefined, meanings).kind).toBe('unsafe');
});

it('says what to do about a fire, and throws nothing away for it', () => {
  expect(specialFromBook('kadhai mein aag lag gayi, paani daalun')).toMatchObject({
    danger: 'fire',
    reason: expect.stringMatching(/^No water/),
  });
});

it.each([
  ['dopahar ki dal turant fridge me rakhi thi', 'leftover_danger', 0.5, 'recipe'],
  ['మధ్యాహ్నం అన్నం వెంటనే ఫ్రిజ్ లో పెట్టాం', 'leftover_danger', 0.5, 'recipe'],
  ['noon chapatis are left in a cloth', 'leftover_use', 0.85, 'recipe'],
  ['फ्रिज में रखी दाल दोपहर की', 'leftover_danger', 0.5, 'asks'],
  ['idli batter in the fridge, sour smell but ok', 'leftover_use', 0.9, 'recipe'],
  ['ఫ్రిజ్ లో ఇడ్లీ పిండి పులిసింది వాసన మామూలుగా ఉంది', 'leftover_use', 0.9, 'recipe'],
  ['idli batter in the fridge, rotten smell', 'leftover_use', 0.9, 'unsafe'],
] as const)('%s, by its meaning %s to %s: %s', (text, intent, probability, kind) => {
  expect(specialFromBook(text, undefined, [{ intent, probability }]).kind).toBe(kind);
});
