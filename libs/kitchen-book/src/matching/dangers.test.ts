import { linesOf } from '@thela/text/testing';
import { describe, expect, it } from 'vitest';
import { warningIn } from './dangers';
import rows from './dangers.jsonl?raw';
import type { FoodsNamed } from './danger-weights';
import { tokensOf } from '@thela/understanding';

function danger(text: string, foods: Partial<FoodsNamed> = {}) {
  const warning = warningIn(tokensOf(text), {
    canSpoil: true,
    isSpoiledWhenSour: true,
    isSpoiledWhenSplit: true,
    isFermented: false,
    canHaveDarkSpots: false,
    isLeftover: true,
    isOfDayNamed: false,
    areNamed: false,
    knows: () => false,
    ...foods,
  });
  return warning && (warning.isSure ? warning.danger : `${warning.danger}?`);
}

/** What people say, and which danger it is. */
const cases = linesOf<{ of: string; text: string; is: string }>(rows);
const casesOf = (kind: string) =>
  cases.flatMap(({ of, text, is }) => (of === kind ? [[text, is] as const] : []));

describe('what is denied, or opens while it is made, is no danger', () => {
  it.each([
    'bread fungus vungus kuch nahi',
    'ब्रेड में बदबू वदबू नहीं है',
    'roti par phaphundi vaphundi kuch nahin hai',
    'bread booju geeju em ledu',
    'బన్నులకి బూజు గీజు లేదు',
    'buns no smell smool, no mould',
    'samosa talte hi masala bahar aa raha hai',
    'कचौड़ी का मसाला बाहर आ जाता है तेल में',
    'the filling is coming out of the bonda in the pan',
  ])('%s', (text) => {
    expect(danger(text, { isLeftover: false })).toBeUndefined();
  });

  it.each([
    ['fafund se kuch nahi hota, bech du', 'mould'],
    ['bread par fafund hai, kuch nahi hota', 'mould'],
    ['fafund kuch nahi karti', 'mould'],
    ['fungus hai, badbu nahi', 'mould'],
    ['sabzi subah se bahar padi hai', 'kept-warm'],
    ['chicken was kept outside a shop overnight', 'kept-warm'],
  ])('%s: %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it('asks where so many did not come off the pan', () => {
    const made = { isLeftover: false };
    expect(danger('uttapam tawa se nahi nikal raha, teen kharab ho gaye', made)).toBe('rotten?');
    expect(danger('tawa par rakha chicken kharab ho gaya', made)).toBe('rotten');
    expect(danger('teen ande kharab ho gaye', made)).toBe('rotten');
  });
});

describe('a word of danger says it of food that is sold', () => {
  it.each([
    'one rotten customer shouted about the bill',
    'ek sada hua customer hai roz aata hai',
    'my mood is completely spoiled',
    'mirchi to jahar nikli',
    'uncle joked what poison is this, no sugar',
    'smell of frying sticks to my shirt',
    'chuha pinjra 120 ka liya',
    'raju bimar hai aaj nahi aayega',
    'bread ki expiry parso hai',
    'milk expiry 24, today is 22',
    'dal thicker than yesterdays',
    'aaj ka sambar kal se kam teekha hai',
    'kal se aaj sambar zyada peela hai, haldi gir gayi',
    'kal ki dal fridge mein thi, garam karke doon',
    'do dosa zameen pe gir gaye, waste me likh do',
    'ek bhi keeda nahi hai, badbu bhi nahi',
    'no bad smell',
    'dustbin se badbu aati hai',
    'customer ne bola ekdum zeher hai bhai, best',
    'drunk man vomited near the stall',
    'kal ka maal sab bik gaya',
    'atta packet 3 mahine pehle khareeda',
    'toilet rent 20 daily',
    'mustard oil smell strong',
    'sambar subah se hot case mein 65 degree pe hai',
    'dahi jamane ke liye raat ko rakha tha',
  ])('%s: none', (text) => {
    expect(danger(text, { isSpoiledWhenSour: false })).toBeUndefined();
  });

  it.each([
    ['hing itni pad gai ki badbu mare hai', 'smell?'],
    ['kala namak se sade ande jaisi smell', 'smell?'],
    ['sourdough starter smells like sour apple', 'smell?'],
    ['samne wale thele par cockroach nikla tha', 'pests?'],
    ['cheenti counter par hai, sab dhaka hai, koi nahi giri', 'pests?'],
    ['garlic in vinegar turned blue', 'spots?'],
    ['yesterday it came soft, today it is hard', 'kept-warm?'],
    ['kal ki chutney teekhi thi, aaj ki feeki hai', 'kept-warm?'],
    ['supplier ne sade tamatar diye, refund kaise loon', 'rotten?'],
    ['how to keep flies away from my counter', 'pests?'],
    ['fish smell in the pan, how to wash it', 'smell?'],
    ['side shop got a food poisoning case', 'illness?'],
    ['cheese expiry 30, today is 22 of 2026', 'expired?'],
    ['milk expiry 25 november, today 22', 'expired?'],
    ['kanji teen din mein khatti ho gayi', 'kept-warm?'],
  ])('is asked about where it may have a harmless cause: %s, %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it.each(casesOf('else it is one'))('else it is one: %s, %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it('leaves the smell of food on the gas a smell', () => {
    const knows = (word: string) => word === 'dal';
    expect(danger('gas pe rakhi dal se badbu', { knows })).toBe('smell');
  });

  it('asks about batter that stood outside to rise, but not about what was made of it', () => {
    const foods = { isFermented: true, areNamed: true };
    expect(danger('batter raat bhar bahar rakha, phool gaya', foods)).toBe('kept-warm?');
    expect(danger('batter ki bani idli raat bhar bahar, phool gayi', foods)).toBe('kept-warm');
  });

  it('lets spices keep for weeks, but not what is cooked with them', () => {
    expect(danger('masala 10 din se fridge mein')).toBeUndefined();
    expect(danger('masala chicken 10 din se fridge mein', { areNamed: true })).toBe('kept-long');
  });

  it('lets pickle be sour, but not what is eaten with it', () => {
    const knows = (word: string) => word === 'rice';
    expect(danger('pickle from May is very sour', { knows })).toBeUndefined();
    expect(danger('pickle with rice that is sour', { knows })).toBe('soured');
  });
});

describe('dangers', () => {
  it.each(casesOf('dangers'))('%s: %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it.each([
    'no smell at all',
    'badbu nahi hai',
    'fungus bilkul nahi hai',
    'smells good',
    'kal ke liye batter',
    'chana raat bhar bhigoya',
    'kal ka chicken fridge mein rakha tha',
    'dal since Monday in the freezer',
    'monday se refrigerated',
    'somwar ke liye dal',
    'Sunday rush, dal too salty',
    'khatta bilkul nahi hai',
    'doodh phata nahi hai',
    'not sour',
    'sada dosa',
    'taste kharab hai',
    'phool gobhi',
    'burnt smell from the dal',
    'sade nahi hai',
    'fungus na lage',
    'cheese expiry is next week',
    'kharab ho jayega kya',
    'thick like soap',
    'booju pattakunda',
  ])('%s: none', (text) => {
    expect(danger(text)).toBeUndefined();
  });

  it.each([
    ['froth on the sambar', 'over-fermented?'],
    ['chutney tin lid swollen', 'expired'],
    ['hare aloo', 'plant-poison?'],
    ['holi ka rang gir gaya', 'dirt'],
    ['kachche murge ka pani salad pe', 'raw-meat'],
    ['freezer ka mutton pighla phir jamaya', 'kept-warm'],
    ['tel kala ho gaya', 'old-oil?'],
    ['khesari dal', 'plant-poison'],
  ])('is read from several words: %s, %s', (text, expected) => {
    expect(danger(text)).toBe(expected);
  });

  it.each([
    'raw chicken smells bad',
    'kachchi machli se badbu',
    'smell achhi nahi hai',
    'smells good but off',
  ])('is not talked out of a smell: %s', (text) => {
    expect(danger(text)).toBe('smell');
  });

  it('counts a smell that does not go away', () => {
    expect(danger('badbu nahi ja rahi')).toBe('smell');
  });

  it('takes a day that is named for the day of what is left', () => {
    expect(danger('dal, monday', { isOfDayNamed: true })).toBe('kept-warm');
    expect(danger('dal, monday, fridge', { isOfDayNamed: true })).toBeUndefined();
    expect(danger('soaked chana, monday', { isOfDayNamed: true })).toBe('kept-warm');
  });

  it('lets be sour what is sour by nature or can be mended', () => {
    expect(danger('khatti dahi', { isSpoiledWhenSour: false })).toBeUndefined();
  });

  it('lets bread and raw vegetables stand overnight', () => {
    expect(danger('raat bhar bahar rakha', { canSpoil: false })).toBeUndefined();
  });
});
