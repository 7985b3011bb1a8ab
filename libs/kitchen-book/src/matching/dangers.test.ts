import { describe, expect, it } from 'vitest';
import { warningIn } from './dangers';
import type { FoodsNamed } from './dangers';
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
    knows: () => false,
    ...foods,
  });
  return warning && (warning.isSure ? warning.danger : `${warning.danger}?`);
}

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

describe('dangers', () => {
  it.each([
    ['dal sad gayi', 'rotten'],
    ['दाल सड़ गई है', 'rotten'],
    ['it smells bad', 'smell'],
    ['badboo aa rahi hai', 'smell'],
    ['bread par fungus hai', 'mould'],
    ['फफूंद लग गई', 'mould'],
    ['chicken lislisa hai', 'slime'],
    ['batter mein gulabi dhabbe', 'spots'],
    ['atte mein keede', 'pests'],
    ['sabun gir gaya', 'dirt'],
    ['packet expired', 'expired'],
    ['joothi biryani', 'from-plates'],
    ['customers ki plate se', 'from-plates'],
    ['kal customer ko ulti hui', 'illness'],
    ['raat bhar bahar rakha', 'kept-warm'],
    ['rice kept warm overnight', 'kept-warm'],
    ['kal ka chicken', 'kept-warm'],
    ['रात के चावल', 'kept-warm'],
    ['fridge band tha', 'kept-warm'],
    ['kal se fridge mein rakhna bhool gaya', 'kept-warm'],
    ['5 din se fridge mein', 'kept-long'],
    ['das din se fridge mein', 'kept-long'],
    ['dal since Monday', 'kept-warm'],
    ['somwar ki dal', 'kept-warm'],
    ['सोमवार की दाल', 'kept-warm'],
    ['Tuesday’s rice', 'kept-warm'],
    ['dal since Monday, not in the fridge', 'kept-warm'],
    ['monday se baraf mein', 'kept-warm'],
    ['monday ka dal fridge mein, fridge band tha', 'kept-warm'],
    ['chawal khatte ho gaye', 'soured'],
    ['चावल खट्टे हो गए', 'soured'],
    ['doodh phat gaya', 'soured'],
    ['दूध फट गया', 'soured'],
    ['milk split', 'soured'],
  ])('%s: %s', (text, expected) => {
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
