import type { Expected } from './score';

/** Sentences that are to be written; written after the rules, which were not changed for them. */
export const fourthEntries: readonly Expected[] = [
  {
    text: 'chhe plain dosa ud gaye',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 6 } },
  },
  {
    text: 'gave the postman a chai, jot it down',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 1 } },
  },
  {
    text: 'library walon ne nau vada mangwaye the, de diye, likh lena',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 9 } },
  },
  {
    text: 'two more bun maska billed',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 2 } },
  },
  {
    text: 'aath idli sambar nipat gaye',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 8 } },
  },
  { text: 'एक और चाय बिकी', expect: { kind: 'plates', day: 'today', plates: { Chai: 1 } } },
  {
    text: 'aur do uttapam gaye beta, likh',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 2 } },
  },
  {
    text: 'vakil sahab ko char masala dosa khilaye, darj kar',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 4 } },
  },
  {
    text: 'ten chai to the site engineers, add that',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 10 } },
  },
  {
    text: 'paanch vada bike, nahi nahi, chhe vada bike',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 6 } },
  },
  {
    text: 'I sold another two idlis',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 2 } },
  },
  {
    text: 'do bun maska mere hisaab se hata',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': -2 } },
  },
  {
    text: 'less one chai, spilled before serving',
    expect: { kind: 'plates', day: 'today', plates: { Chai: -1 } },
  },
  {
    text: 'aaj bas 12 uttapam hue total',
    expect: { kind: 'count', day: 'today', plates: { 'Onion Uttapam': 12 } },
  },
  {
    text: 'chai ki final ginti 88 rakho',
    expect: { kind: 'count', day: 'today', plates: { Chai: 88 } },
  },
  {
    text: 'kal do vada likhna chhoot gaya tha, ab jod do',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Medu Vada': 2 } },
  },
  { text: 'doodh 64 litre ho gaya', expect: { kind: 'price', ingredient: 'milk', price: 64 } },
  {
    text: 'tomatoes cost me 55 a kilo this morning',
    expect: { kind: 'price', ingredient: 'tomatoes', price: 55 },
  },
  {
    text: 'masala dosa ko 85 ka kar do',
    expect: { kind: 'selling-price', dish: 'Masala Dosa', price: 85 },
  },
  {
    text: 'cylinder wale ko 980 diye',
    expect: { kind: 'expense', day: 'today', category: 'gas', amount: 980 },
  },
  {
    text: 'bought ice for 60',
    expect: { kind: 'expense', day: 'today', category: 'ice', amount: 60 },
  },
  {
    text: 'bijli bill 700 bhara aaj',
    expect: { kind: 'expense', day: 'today', category: 'other', amount: 700 },
  },
  { text: 'woh wapas le lo jo abhi joda', expect: { kind: 'undo' } },
  { text: 'no no, remove what you just wrote', expect: { kind: 'undo' } },
];

/** Sentences of the same hand that are not to be written. */
export const fourthOthers: readonly Expected[] = [
  { text: 'do chai leke aao jaldi' },
  { text: 'table three is still waiting for two dosa' },
  { text: 'ek dozen vada ka batter bacha hai' },
  { text: 'uncle keh rahe the chai 10 mein do' },
  { text: 'teen idli zameen pe gir gayi' },
  { text: 'log kehte hain meri chai best hai, 20 mein bhi lenge' },
  { text: 'helper ke liye do dosa rakh do' },
  { text: 'aaj 50 dosa bech paunga kya' },
  { text: 'bank wale kal 20 chai lenge' },
  { text: 'two customers left without eating' },
  { text: 'bhai se 500 udhaar liye' },
  { text: 'chai ka rate bataana customer ko' },
];
