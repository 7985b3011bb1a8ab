import type { Expected } from './score';

/** Sentences that are to be written at the small stall; written by somebody who did not know the rules. */
export const firstEntries: readonly Expected[] = [
  {
    text: 'do masala dosa becha',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2 } },
  },
  {
    text: 'sold three plain dosas just now',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 3 } },
  },
  { text: 'ek chai gayi', expect: { kind: 'plates', day: 'today', plates: { Chai: 1 } } },
  {
    text: 'haan bhai likh lo paanch idli aur do vada',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 5, 'Medu Vada': 2 } },
  },
  { text: 'add 4 bun maska', expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 4 } } },
  { text: 'do dosa becha', expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] } },
  {
    text: 'teen uttapam nikle abhi',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 3 } },
  },
  {
    text: 'दो मसाला डोसा बेचा',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2 } },
  },
  { text: 'चार चाय गई', expect: { kind: 'plates', day: 'today', plates: { Chai: 4 } } },
  {
    text: 'masala dosa ek aur',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 1 } },
  },
  {
    text: 'das cutting chai de di wahan office walon ko, note kar',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 10 } },
  },
  {
    text: 'plus two medu wada',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 2 } },
  },
  {
    text: 'one more idli sambar please',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 1 } },
  },
  {
    text: 'abhi abhi ek customer ko 1 masala dosa 2 chai diya',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 1, Chai: 2 } },
  },
  {
    text: 'sade dose do bike',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 2 } },
  },
  {
    text: 'bun maska bik gaya ek plate',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 1 } },
  },
  {
    text: '6 idly samber sale hua',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 6 } },
  },
  {
    text: 'umm.. kya bolte hain.. saat meduvada likh do',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 7 } },
  },
  {
    text: 'table waale ne le liye teen masala dosa, ek plain, aur chhe chai',
    expect: {
      kind: 'plates',
      day: 'today',
      plates: { 'Masala Dosa': 3, 'Plain Dosa': 1, Chai: 6 },
    },
  },
  { text: 'becha dosa 3', expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] } },
  {
    text: 'मेदू वड़ा की पाँच प्लेट बिकी',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 5 } },
  },
  {
    text: 'put down a dozen chais',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 12 } },
  },
  {
    text: 'onion uttappam x2',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 2 } },
  },
  { text: 'kuch chai bechi maine', expect: { kind: 'ask' } },
  {
    text: 'a couple of plain dosa went out',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 2 } },
  },
  { text: 'masala dosa to plate sold', expect: { kind: 'ask' } },
  {
    text: 'pandrah chai pachees idli bik chuki hai jodo',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 15, 'Idli Sambar': 25 } },
  },
  {
    text: 'sunn na, do dosa masala wale aur ek bun maska likhna',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2, 'Bun Maska': 1 } },
  },
  {
    text: 'ek masala dosa kam karo',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': -1 } },
  },
  {
    text: 'remove two chai, customer cancelled',
    expect: { kind: 'plates', day: 'today', plates: { Chai: -2 } },
  },
  {
    text: 'do idli wapas aa gayi, hata do',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': -2 } },
  },
  {
    text: 'एक वड़ा कम कर दो',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': -1 } },
  },
  {
    text: 'minus 1 uttapam',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': -1 } },
  },
  {
    text: 'galti se jyada likha, teen plain dosa ghatao',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': -3 } },
  },
  {
    text: 'aaj total 40 masala dosa bike',
    expect: { kind: 'count', day: 'today', plates: { 'Masala Dosa': 40 } },
  },
  {
    text: "today's full count: masala dosa 32, plain dosa 18, chai 95",
    expect: {
      kind: 'count',
      day: 'today',
      plates: { 'Masala Dosa': 32, 'Plain Dosa': 18, Chai: 95 },
    },
  },
  {
    text: 'aaj din bhar mein kul bees uttapam gaye',
    expect: { kind: 'count', day: 'today', plates: { 'Onion Uttapam': 20 } },
  },
  { text: 'आज कुल साठ चाय बिकी', expect: { kind: 'count', day: 'today', plates: { Chai: 60 } } },
  {
    text: 'in all I sold 22 bun maska today',
    expect: { kind: 'count', day: 'today', plates: { 'Bun Maska': 22 } },
  },
  {
    text: 'pure din ka idli sambar set karo 55',
    expect: { kind: 'count', day: 'today', plates: { 'Idli Sambar': 55 } },
  },
  {
    text: 'kal 30 masala dosa bike the',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Masala Dosa': 30 } },
  },
  {
    text: 'yesterday I forgot to add two medu vada',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Medu Vada': 2 } },
  },
  {
    text: 'kal ke hisaab mein paanch chai aur jodo',
    expect: { kind: 'plates', day: 'yesterday', plates: { Chai: 5 } },
  },
  {
    text: 'kal total 25 idli sambar gayi thi',
    expect: { kind: 'count', day: 'yesterday', plates: { 'Idli Sambar': 25 } },
  },
  {
    text: 'tamatar 60 rupaye ho gaye',
    expect: { kind: 'price', ingredient: 'tomatoes', price: 60 },
  },
  {
    text: 'pyaaz ab 45 rupay kilo mil raha hai',
    expect: { kind: 'price', ingredient: 'onions', price: 45 },
  },
  {
    text: 'butter price is now 580 a kg',
    expect: { kind: 'price', ingredient: 'butter', price: 580 },
  },
  {
    text: 'aaj aloo tees ka mila kilo',
    expect: { kind: 'price', ingredient: 'potatoes', price: 30 },
  },
  { text: 'दूध पैंसठ रुपये लीटर हो गया', expect: { kind: 'price', ingredient: 'milk', price: 65 } },
  { text: 'tel mehenga ho gaya', expect: { kind: 'ask' } },
  {
    text: 'masala dosa ka rate 90 kar do',
    expect: { kind: 'selling-price', dish: 'Masala Dosa', price: 90 },
  },
  {
    text: 'from today I will sell chai for twenty rupees',
    expect: { kind: 'selling-price', dish: 'Chai', price: 20 },
  },
  {
    text: 'gas 900 ka aaya',
    expect: { kind: 'expense', day: 'today', category: 'gas', amount: 900 },
  },
  {
    text: 'baraf pe 80 kharch',
    expect: { kind: 'expense', day: 'today', category: 'ice', amount: 80 },
  },
  {
    text: 'paid the helper four hundred today',
    expect: { kind: 'expense', day: 'today', category: 'help', amount: 400 },
  },
  {
    text: 'jagah ka kiraya diya 1500',
    expect: { kind: 'expense', day: 'today', category: 'rent', amount: 1500 },
  },
  {
    text: 'paper plate aur tissue mein 120 rupaye lag gaye',
    expect: { kind: 'expense', day: 'today', category: 'other', amount: 120 },
  },
  { text: 'undo that', expect: { kind: 'undo' } },
  { text: 'arre nahi nahi galat likh diya, wapas karo pichla', expect: { kind: 'undo' } },
  { text: 'last wali entry hata de yaar', expect: { kind: 'undo' } },
];

/** Sentences that look like counting, from the same hand: none of them may be written. */
export const firstOthers: readonly Expected[] = [
  { text: 'do dosa bacha hai' },
  { text: 'kal ka dosa' },
  { text: 'dosa ka rate 60 tha pehle' },
  { text: 'agar do dosa bechu to kitna milega' },
  { text: 'kitne masala dosa bike aaj' },
  { text: 'tamatar 60 ho gaye to kya karu' },
  { text: 'do chai dena bhaiya' },
  { text: 'should I raise chai to 20' },
  { text: 'kal teen idli ka order hai' },
  { text: 'masala dosa nahi bika ek bhi abhi tak poocha kya' },
  { text: 'एक डोसे में कितना तेल लगता है' },
  { text: 'tell me how many vada I sold yesterday' },
  { text: 'saamne wala masala dosa 100 mein bechta hai' },
  { text: 'do kilo aloo bache hain' },
  { text: 'how much does 1 plain dosa cost me' },
  { text: 'lagta hai aaj 50 dosa bik jayenge' },
  { text: 'gas ka kitna kharcha hua is hafte' },
  { text: 'ek plate mein do vada dete hain' },
  { text: 'if onions go to 80 a kilo will I lose money' },
  { text: 'maine do masala dosa kha liye khud' },
];
