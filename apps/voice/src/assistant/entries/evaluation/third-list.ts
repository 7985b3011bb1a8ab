import type { Expected } from './score';

/** Sentences that are to be written, in other wordings than the second list; written before the rules were widened for it. */
export const thirdEntries: readonly Expected[] = [
  {
    text: 'char masala dosa nikal gaye abhi',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 4 } },
  },
  {
    text: 'just gave two teas and a bun maska to the traffic cop',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 2, 'Bun Maska': 1 } },
  },
  {
    text: 'college ke ladke aaye the, saat vada aur saat chai le gaye',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 7, Chai: 7 } },
  },
  {
    text: 'zomato order out, three idlis',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 3 } },
  },
  {
    text: 'madam ne ek plain dosa khaya, entry kar do',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 1 } },
  },
  {
    text: 'एक दर्जन इडली पार्सल में गई',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 12 } },
  },
  {
    text: 'another bun maska gone',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 1 } },
  },
  {
    text: 'counter pe do uttapam bech diye',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 2 } },
  },
  {
    text: 'five masala dosas went out to table two',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 5 } },
  },
  {
    text: 'teen chai, sorry chaar chai gayi',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 4 } },
  },
  {
    text: 'sold two, I mean three plain dosas',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 3 } },
  },
  {
    text: 'make a note, half a dozen teas for the tailor shop',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 6 } },
  },
  { text: 'ek aur chai daal de', expect: { kind: 'plates', day: 'today', plates: { Chai: 1 } } },
  {
    text: 'hisaab mein paanch medu vada chadhao',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 5 } },
  },
  {
    text: 'दो चाय और एक बन मस्का लिखो',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 2, 'Bun Maska': 1 } },
  },
  { text: 'aaj subah se do chai bechi', expect: { kind: 'ask' } },
  {
    text: 'aaj teen masala dosa beche',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 3 } },
  },
  {
    text: 'bhaiya ek dosa aur gaya',
    expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] },
  },
  { text: 'a few vadas sold, record it', expect: { kind: 'ask' } },
  {
    text: 'punch in 9 idli',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 9 } },
  },
  {
    text: 'bees chai canteen mein bhijwa di',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 20 } },
  },
  {
    text: 'put down eight medu vada for the wedding people',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 8 } },
  },
  {
    text: 'one plate of idli was returned, minus it',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': -1 } },
  },
  {
    text: 'do chai zyada likh di, ghata do',
    expect: { kind: 'plates', day: 'today', plates: { Chai: -2 } },
  },
  {
    text: 'knock off one bun maska, the guy cancelled',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': -1 } },
  },
  {
    text: 'aaj kul milake 55 chai hui',
    expect: { kind: 'count', day: 'today', plates: { Chai: 55 } },
  },
  {
    text: 'final count for today: 28 masala dosa, 14 vada',
    expect: { kind: 'count', day: 'today', plates: { 'Masala Dosa': 28, 'Medu Vada': 14 } },
  },
  {
    text: "change today's idli to 30",
    expect: { kind: 'count', day: 'today', plates: { 'Idli Sambar': 30 } },
  },
  {
    text: 'kal raat ki paanch chai likhna reh gaya, jod lo',
    expect: { kind: 'plates', day: 'yesterday', plates: { Chai: 5 } },
  },
  {
    text: 'yesterday I forgot to enter three uttapam, add them',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Onion Uttapam': 3 } },
  },
  {
    text: 'pyaaz aaj 45 rupaye kilo mila',
    expect: { kind: 'price', ingredient: 'onions', price: 45 },
  },
  {
    text: 'they now charge me 65 a litre for milk',
    expect: { kind: 'price', ingredient: 'milk', price: 65 },
  },
  {
    text: 'aloo paav kilo das rupaye ka pada, rate badlo',
    expect: { kind: 'price', ingredient: 'potatoes', price: 40 },
  },
  {
    text: 'chai ka daam do rupaye badhao',
    expect: { kind: 'selling-price', dish: 'Chai', price: 17 },
  },
  {
    text: 'bun maska now sells for 45, update the menu',
    expect: { kind: 'selling-price', dish: 'Bun Maska', price: 45 },
  },
  {
    text: 'ladke ko aaj 250 dihaadi di',
    expect: { kind: 'expense', day: 'today', category: 'help', amount: 250 },
  },
  {
    text: 'spent 90 on ice',
    expect: { kind: 'expense', day: 'today', category: 'ice', amount: 90 },
  },
  {
    text: 'auto ka bhaada 120 diya, kharcha likho',
    expect: { kind: 'expense', day: 'today', category: 'other', amount: 120 },
  },
  { text: 'pichhla wala mita do', expect: { kind: 'undo' } },
  { text: 'scratch the last entry', expect: { kind: 'undo' } },
];

/** Sentences of the same hand that are not to be written. */
export const thirdOthers: readonly Expected[] = [
  { text: 'how many chai till now' },
  { text: 'kal ke liye do kilo aloo lana hai' },
  { text: "that man wants three dosa but hasn't paid" },
  { text: 'agar do masala dosa aur bik jaye toh kitna banega' },
  { text: 'teen idli bachi hai' },
  { text: 'usne poocha chai 20 ki kyun hai' },
  { text: 'half dozen vadas burnt today' },
  { text: 'mat likhna wo do chai' },
  { text: 'should I raise the chai price to 20' },
  { text: 'maine kal paanch idli khayi thi' },
  { text: 'gas ka 950 kab dena hai' },
  { text: 'samne wala chai 12 mein bechta hai' },
  { text: 'do minute ruko chai aa rahi hai' },
  { text: 'did the last entry go through?' },
  { text: 'rent 5000 maang raha hai malik' },
  { text: 'we usually sell forty idli on Sunday' },
  { text: 'एक मसाला डोसा बनाओ' },
  { text: 'a dozen eggs for tomorrow' },
  { text: 'milk may go up by two rupees next week' },
  { text: 'customer ne bola do chai do' },
];
