import { builtInStall } from '@thela/ledger';
import type { PurchaseUnit } from '@thela/ledger';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { largeStall, smallStall } from '../../testing/stalls';
import { isSignWord } from './signs';
import { parseIntent } from './parse-intent';
import type { SpokenEntry, SpokenIntent } from './spoken-entry';

const stall = { ...builtInStall, isOwn: true };

function plates(counts: Readonly<Record<string, number>>, day: 'today' | 'yesterday' = 'today') {
  const entry = {
    kind: 'plates',
    day,
    plates: Object.entries(counts).map(([dish, count]) => ({ dish, plates: count })),
  };
  return { kind: 'write', entry };
}

it.each([
  ['2 masala dosa bik gaye', { 'masala-dosa': 2 }],
  ['teen idli sambar aur ek plain dosa becha', { 'idli-sambar': 3, 'plain-dosa': 1 }],
  ['ek aur masala dosa', { 'masala-dosa': 1 }],
  ['add two idli', { 'idli-sambar': 2 }],
  ['दो मसाला डोसा बेचा', { 'masala-dosa': 2 }],
  ['एक प्लेन डोसा वापस', { 'plain-dosa': -1 }],
  ['cancel two idlis', { 'idli-sambar': -2 }],
  ['galti se 2 zyada likh diya masala dosa', { 'masala-dosa': -2 }],
  ['ek darjan idli becha', { 'idli-sambar': 12 }],
])('%s: plates', (text, counts) => {
  expect(parseIntent(text, stall)).toEqual(plates(counts));
});

it.each([
  '4 number table pe masala dosa gaya',
  'do minute mein masala dosa becha',
  'masala dosa 2 ghante mein bik gaya',
])('what counts something else is no count of plates: %s', (text) => {
  expect(parseIntent(text, stall)).toEqual({ kind: 'no-figure', about: 'plates' });
});

it.each([
  ['पकौड़ा', 'pakoda 5 becha'],
  ['Chowmein', '5 चाउमीन बेचा'],
  ['Chowmein', '5 plate chaumin becha'],
])('asks about %s after "%s"', (name, text) => {
  const dish = { ...stall.dishes[0], id: 'own', name } as (typeof stall.dishes)[number];
  const { entry } = plates({ own: 5 });
  const own = { ...stall, dishes: [...stall.dishes, dish] };
  expect(parseIntent(text, own)).toEqual({ kind: 'confirm', entry });
});

it('a price is no count', () => {
  expect(parseIntent('masala dosa 85 mein becha', stall)).toEqual({
    kind: 'no-figure',
    about: 'plates',
  });
  expect(parseIntent('add 2 to masala dosa', stall)).toEqual(plates({ 'masala-dosa': 2 }));
});

it('counts yesterday only where more is added to it', () => {
  expect(parseIntent('kal 3 idli aur bike the', stall)).toEqual(
    plates({ 'idli-sambar': 3 }, 'yesterday'),
  );
  expect(parseIntent('kal ka total masala dosa 38 tha', stall)).toMatchObject({
    kind: 'confirm',
    entry: { kind: 'count', day: 'yesterday' },
  });
  expect(parseIntent('kal 3 idli banani hai', stall)).toBeUndefined();
});

it('asks which dish or ingredient is meant', () => {
  expect(parseIntent('do dosa becha', stall)).toEqual({
    kind: 'choose',
    choices: ['Masala Dosa', 'Plain Dosa'].map((label) => ({
      label,
      entry: plates({ [label.toLowerCase().replace(' ', '-')]: 2 }).entry,
    })),
  });
  expect(parseIntent('dal 150 ho gayi', largeStall)).toMatchObject({
    kind: 'choose',
    choices: [{ label: 'Urad dal' }, { label: 'Toor dal' }],
  });
});

it.each([
  ['tamatar 60 rupaye ho gaye', { kind: 'price', ingredient: 'tomatoes', price: 60, unit: null }],
  ['tamatar ६०/- ho gaye', { kind: 'price', ingredient: 'tomatoes', price: 60, unit: null }],
  [
    'tamatar 60,50 rupaye ho gaye',
    { kind: 'price', ingredient: 'tomatoes', price: 60.5, unit: null },
  ],
  ['pyaz Rs. 40/- kilo', { kind: 'price', ingredient: 'onions', price: 40, unit: 'kg' }],
  ['pyaz ₹40 kilo', { kind: 'price', ingredient: 'onions', price: 40, unit: 'kg' }],
  ['pyaz 40 rupaye kilo', { kind: 'price', ingredient: 'onions', price: 40, unit: 'kg' }],
  ['tel 10 rupaye mehnga hua', { kind: 'price', ingredient: 'oil', price: 130, unit: null }],
  ['masala dosa ka rate 90 kar do', { kind: 'selling-price', dish: 'masala-dosa', price: 90 }],
  [
    'aaj barf 150 ki aayi',
    { kind: 'expense', day: 'today', category: 'ice', note: '', amount: 150 },
  ],
  [
    '200 rupaye petrol',
    { kind: 'expense', day: 'today', category: 'other', note: 'petrol', amount: 200 },
  ],
  [
    'kal helper ko 300 diye',
    { kind: 'expense', day: 'yesterday', category: 'help', note: '', amount: 300 },
  ],
  [
    'aaj kul 40 masala dosa bike',
    { kind: 'count', day: 'today', plates: [{ dish: 'masala-dosa', plates: 40 }] },
  ],
  ['nahi nahi, hatao', { kind: 'undo' }],
  ['last wala hatao', { kind: 'undo' }],
])('%s: written', (text, entry) => {
  expect(parseIntent(text, stall)).toEqual({ kind: 'write', entry });
});

it.each([
  ['kuch masala dosa becha', 'plates'],
  ['do teen idli becha', 'plates'],
  ['dedh idli becha', 'plates'],
  ['10 rupaye ki idli becha', 'plates'],
  ['minus 2 rupees petrol', 'amount'],
])('%s: asks for the figure', (text, about) => {
  expect(parseIntent(text, stall)).toEqual({ kind: 'no-figure', about });
});

it.each([
  '2000 masala dosa becha',
  'pyaz 4000 rupaye kilo',
  'masala dosa 2 kg ke saath gaye 3',
  'masala dosa ka rate 900 kar do',
  'do masala dosa xyz becha',
  'rent is 500',
])('%s: is not written without a yes', (text) => {
  expect(['confirm', 'no-figure', 'choose']).toContain(parseIntent(text, stall)?.kind);
});

const quintal = { as: 'loose', of: { amount: 100, unit: 'kg' } } as const;
const loose = (amount: number) => ({ as: 'loose', of: { amount, unit: 'kg' } }) as const;

it.each([
  ['pyaz 2000 rupaye quintal', 'write', 2000, quintal],
  ['onions are 2,000 rupees a quintal today', 'write', 2000, quintal],
  ['pyaz ka bhaav 1800 rupaye kuntal ho gaya', 'write', 1800, quintal],
  ['प्याज 2000 रुपये क्विंटल', 'write', 2000, quintal],
  ['ఉల్లిపాయలు 2000 రూపాయలు క్వింటాల్', 'write', 2000, quintal],
  // Nobody means so little: it is asked.
  ['pyaz 40 rupaye quintal', 'confirm', 40, quintal],
  ['2 quintal pyaz 4000 rupaye ka liya', 'confirm', 2000, quintal],
  ['3 quintal pyaz 5000 rupaye ka liya', 'confirm', 5000, loose(300)],
  ['20 kilo pyaz 700 rupaye ka liya', 'confirm', 35, 'kg'],
  ['30 kilo pyaz 1000 rupaye ka liya', 'confirm', 1000, loose(30)],
] as const)('%s: a price for an amount', (text, kind, price, unit) => {
  expect(parseIntent(text, stall)).toEqual({
    kind,
    entry: { kind: 'price', ingredient: 'onions', price, unit },
  });
});

it('takes a pack for what the stall buys by the pack, and a rise of the price for a quintal', () => {
  const bought = (unit: PurchaseUnit, price: number) => ({
    ...stall,
    ingredients: stall.ingredients.map((each) =>
      each.id === 'onions' ? { ...each, unit, price: { price, unit } } : each,
    ),
  });
  const tray = bought({ as: 'tray', of: { amount: 20, unit: 'kg' } }, 600);
  for (const text of ['pyaz 700 rupaye peti', 'pyaz ki tray 700 rupaye ho gayi']) {
    expect(parseIntent(text, tray)).toMatchObject({ entry: { price: 700, unit: null } });
  }
  // By the quintal it is no pack.
  expect(parseIntent('pyaz 700 rupaye peti', bought(quintal, 2000))?.kind).toBe('no-figure');
  expect(parseIntent('pyaz quintal pe 100 rupaye mehnga', bought(quintal, 2000))).toMatchObject({
    entry: { price: 2100, unit: null },
  });
});

it('knows what the stall does not have', () => {
  expect(parseIntent('do vada becha', stall)).toEqual({ kind: 'no-such', name: 'vada' });
  expect(parseIntent('do samosa becha', largeStall)).toEqual({
    kind: 'no-such',
    name: 'samosa',
  });
});

it.each([
  ['2 65 chicken becha', '65 Chicken', 2],
  ['set dosa 3 becha', 'Set Dosa', 3],
  ['2 dosa 60 becha', 'Dosa 60', 2],
  ['do double omelet becha', 'Double Omelette', 2],
  ['do paneer do pyaza becha', 'Paneer Do Pyaza', 2],
  ['ek vada pav becha', 'Vadapav', 1],
  ['amma ka special vada ek becha', "Amma's Special Vada", 1],
  ['teen chai gayi', 'चाय', 3],
])('%s: names hold figures and orders', (text, name, count) => {
  const dish = largeStall.dishes.find((one) => one.name === name)?.id ?? '';
  expect(parseIntent(text, largeStall)).toEqual(plates({ [dish]: count }));
});

const pieces = [
  'do dosa 2 3 teen masala plain idli sambar uttapam chai becha bik gaye gaya sold add wapas cancel aaj kal aur more ',
  'nahi kya agar tha the to kul total rupaye 60 45 1000 ka ki ko rate price tamatar pyaz tel kilo litre ho gaya mehnga ',
  'gas helper diye petrol galat hatao kar do , . ? set kuch zyada likh diya bacha chahiye paneer xyz 65 ₹40 -2 2.5 1/2 सौ दो डोसा बेचा',
].flatMap((line) => line.split(' '));
const said = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 12,
  })
  .map((words) => words.join(' '));
const stalls = fc.constantFrom(stall, smallStall, largeStall);

function entriesOf(intent: SpokenIntent | undefined): readonly SpokenEntry[] {
  if (intent?.kind === 'choose') return intent.choices.map(({ entry }) => entry);
  return intent && 'entry' in intent ? [intent.entry] : [];
}

function namesIn(entry: SpokenEntry): readonly string[] {
  switch (entry.kind) {
    case 'plates':
    case 'count':
      return entry.plates.map(({ dish }) => dish);
    case 'price':
      return [entry.ingredient];
    case 'selling-price':
      return [entry.dish];
    default:
      return [];
  }
}

function figuresIn(intent: SpokenIntent | undefined): readonly number[] {
  if (intent?.kind !== 'write') return [];
  const { entry } = intent;
  if ('plates' in entry) return entry.plates.map((one) => Math.abs(one.plates));
  if ('price' in entry) return [entry.price];
  return 'amount' in entry ? [entry.amount] : [];
}

it('names only dishes and ingredients that the stall has now', () => {
  fc.assert(
    fc.property(said, stalls, (text, of) => {
      const dishes = of.dishes.filter(({ isRetired }) => !isRetired);
      const known = new Set([...dishes, ...of.ingredients].map(({ id }) => id));
      const named = entriesOf(parseIntent(text, of)).flatMap(namesIn);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('writes only figures that stand in the sentence', () => {
  const sentences = fc.tuple(
    fc.constantFrom(...'masala dosa,idli,tamatar,gas,petrol,chai,plain dosa,doodh'.split(',')),
    fc.integer({ min: 2, max: 150 }),
    fc.constantFrom('', 'rupaye', 'plate', 'ka', 'aur', 'kilo', 'rupaye litre'),
    fc.constantFrom(...'becha,bik gaye,ho gaya,diye,wapas,kul,aaya,ka rate kar do'.split(',')),
    fc.boolean(),
  );
  fc.assert(
    fc.property(sentences, ([name, figure, unit, verb, isFirst]) => {
      const text = isFirst
        ? `${figure} ${unit} ${name} ${verb}`
        : `${name} ${figure} ${unit} ${verb}`;
      const written = figuresIn(parseIntent(text, smallStall));
      expect(written.filter((one) => one !== figure)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

it('writes nothing that holds a word against it, wherever it stands', () => {
  const words =
    'nahi mat kya agar if not bacha kitne bechega chahiye roz usne kaha would maange'.split(' ');
  const orders = fc.constantFrom(
    'do masala dosa becha',
    'add two idli',
    'tamatar 60 rupaye ho gaye',
    'petrol 200 rupaye diye',
    'aaj kul 40 idli bike',
  );
  fc.assert(
    fc.property(orders, fc.constantFrom(...words), fc.nat(8), (order, word, place) => {
      const text = order.split(' ').toSpliced(place, 0, word).join(' ');
      expect(parseIntent(text, stall)?.kind).not.toBe('write');
    }),
  );
});

it('never writes where a word is not understood', () => {
  const strange = fc.stringMatching(/^[a-z]{5,9}$/).filter((word) => !isSignWord(word));
  fc.assert(
    fc.property(strange, fc.nat(4), (word, place) => {
      const text = ['2', 'masala', 'dosa', 'becha'].toSpliced(place, 0, word).join(' ');
      expect(parseIntent(text, stall)?.kind).not.toBe('write');
    }),
  );
});

it('reads a text of 8,000 letters in a short time', { tags: ['nightly'] }, () => {
  const words = ['do masala dosa becha ', 'a', 'sadhe sau ', 'दो ', '2,', 'tamatar 60 ', 'डोसा'];
  const start = process.cpuUsage();
  for (const word of words) parseIntent(word.repeat(8000 / word.length), largeStall);
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});

it('takes what something else costs for no step of a price', () => {
  const text = 'masala dosa ab 95 ka kar diya, makkhan bahut mahanga ho gaya hai';
  expect(parseIntent(text, stall)).toMatchObject({ entry: { price: 95 } });
});
