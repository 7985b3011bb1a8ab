import type { Expected } from './score';

/** Sentences that are to be written at the small stall; written after the rules, by somebody who did not know them. */
export const secondEntries: readonly Expected[] = [
  {
    text: 'do masala dosa gaye',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2 } },
  },
  {
    text: 'Sold three plain dosas and a chai',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 3, Chai: 1 } },
  },
  {
    text: 'ek idli, ek vada aur ek chai abhi abhi nikla',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 1, 'Medu Vada': 1, Chai: 1 } },
  },
  {
    text: 'पाँच चाय और दो बन मस्का बिक गए',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 5, 'Bun Maska': 2 } },
  },
  {
    text: 'likh le chhotu, table number 4 ko teen masala dose aur do chai diya',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 3, Chai: 2 } },
  },
  {
    text: 'a dozen chai went to the bank office just now',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 12 } },
  },
  {
    text: 'Medu wada 6 plate parcel ho gaya',
    expect: { kind: 'plates', day: 'today', plates: { 'Medu Vada': 6 } },
  },
  {
    text: 'add one more onion uttapam',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 1 } },
  },
  {
    text: 'bhai woh auto wala teen chai pi gaya, note kar',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 3 } },
  },
  {
    text: 'masla dosa 2 plet bik gya',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2 } },
  },
  {
    text: 'itli sambar char plate de diya customer ko',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 4 } },
  },
  {
    text: 'ek plain, do masala dosa, paisa mil gaya',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 1, 'Masala Dosa': 2 } },
  },
  {
    text: 'Half dozen bun muska sold to the school teacher',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 6 } },
  },
  {
    text: 'One family took 2 idlis, 1 uttapam, 3 masala dosas and 5 teas, put it in',
    expect: {
      kind: 'plates',
      day: 'today',
      plates: { 'Idli Sambar': 2, 'Onion Uttapam': 1, 'Masala Dosa': 3, Chai: 5 },
    },
  },
  {
    text: 'pachees chai shaadi wale ghar bheji hai, isko bhi jod do',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 25 } },
  },
  {
    text: 'एक उत्तपम गया',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 1 } },
  },
  {
    text: 'plain dosa x3 sold',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 3 } },
  },
  {
    text: 'haan toh umm ek masala dosa, nahi nahi, do masala dosa bika',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': 2 } },
  },
  {
    text: 'chai sold 7, vada sold 4',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 7, 'Medu Vada': 4 } },
  },
  {
    text: 'Uncle ji had his usual, one bun maska with one chai, write it',
    expect: { kind: 'plates', day: 'today', plates: { 'Bun Maska': 1, Chai: 1 } },
  },
  {
    text: 'dus ki dus idli sambar bik gayi, chadha do',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': 10 } },
  },
  {
    text: 'swiggy pe do uttapam ka order gaya, saath mein ek masala dosa bhi',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': 2, 'Masala Dosa': 1 } },
  },
  {
    text: 'gyarah cutting pila di mistri logon ko, likhna',
    expect: { kind: 'plates', day: 'today', plates: { Chai: 11 } },
  },
  {
    text: 'plane dosa two plates done and paid',
    expect: { kind: 'plates', day: 'today', plates: { 'Plain Dosa': 2 } },
  },
  { text: 'do dosa bik gaya', expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] } },
  {
    text: 'another dosa sold boss',
    expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] },
  },
  {
    text: 'डोसा तीन प्लेट गया, लिख लो',
    expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] },
  },
  { text: 'kuch chai bik gayi, likh do', expect: { kind: 'ask' } },
  {
    text: 'ek masala dosa wapas aa gaya, kaat do',
    expect: { kind: 'plates', day: 'today', plates: { 'Masala Dosa': -1 } },
  },
  {
    text: 'Remove two chai from today',
    expect: { kind: 'plates', day: 'today', plates: { Chai: -2 } },
  },
  {
    text: 'customer bhaag gaya bina liye, teen idli sambar minus kar',
    expect: { kind: 'plates', day: 'today', plates: { 'Idli Sambar': -3 } },
  },
  {
    text: 'एक उत्तपम ग्राहक ने लौटा दिया, कम कर दो',
    expect: { kind: 'plates', day: 'today', plates: { 'Onion Uttapam': -1 } },
  },
  {
    text: "take one dosa off the list, he didn't want it finally",
    expect: { kind: 'choose', among: ['Masala Dosa', 'Plain Dosa'] },
  },
  { text: 'aaj ka poora record saaf kar de, sab kuch', expect: { kind: 'ask' } },
  {
    text: 'aaj total 40 masala dosa bike',
    expect: { kind: 'count', day: 'today', plates: { 'Masala Dosa': 40 } },
  },
  {
    text: "Today's full count is 22 idli sambar, 15 vada and 90 chai",
    expect: {
      kind: 'count',
      day: 'today',
      plates: { 'Idli Sambar': 22, 'Medu Vada': 15, Chai: 90 },
    },
  },
  {
    text: 'poore din mein sirf 8 uttapam gaye aaj, pehle jo likha tha uski jagah yehi rakho',
    expect: { kind: 'count', day: 'today', plates: { 'Onion Uttapam': 8 } },
  },
  {
    text: 'आज की कुल चाय एक सौ बीस हुई',
    expect: { kind: 'count', day: 'today', plates: { Chai: 120 } },
  },
  {
    text: "correct today's bun maska to 17",
    expect: { kind: 'count', day: 'today', plates: { 'Bun Maska': 17 } },
  },
  {
    text: 'dukaan band, aaj ka final: plain dosa 31, masala dosa 46, bas',
    expect: { kind: 'count', day: 'today', plates: { 'Plain Dosa': 31, 'Masala Dosa': 46 } },
  },
  {
    text: 'kal ke hisaab mein do plain dosa jod de, bhool gaya tha',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Plain Dosa': 2 } },
  },
  {
    text: "Set yesterday's total to 75 chai",
    expect: { kind: 'count', day: 'yesterday', plates: { Chai: 75 } },
  },
  {
    text: 'कल चार मसाला डोसा बिके थे जो लिखे नहीं, डाल दो',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Masala Dosa': 4 } },
  },
  {
    text: 'one idli sambar got added extra yesterday, reduce it from there',
    expect: { kind: 'plates', day: 'yesterday', plates: { 'Idli Sambar': -1 } },
  },
  {
    text: 'tamater sattar rupaye kilo mila aaj mandi mein',
    expect: { kind: 'price', ingredient: 'tomatoes', price: 70 },
  },
  {
    text: 'तेल का भाव 135 रुपये लीटर हो गया',
    expect: { kind: 'price', ingredient: 'oil', price: 135 },
  },
  {
    text: 'The bakery is charging 36 for a bun packet from today, change it',
    expect: { kind: 'price', ingredient: 'pav', price: 36 },
  },
  {
    text: 'makkhan aadha kilo 290 ka aaya, rate update karo',
    expect: { kind: 'price', ingredient: 'butter', price: 580 },
  },
  {
    text: 'doodh wale ne litre pe do rupaye badha diye, naya daam likh lo',
    expect: { kind: 'price', ingredient: 'milk', price: 62 },
  },
  { text: 'aloo ka rate badal gaya hai, naya wala daal do', expect: { kind: 'ask' } },
  {
    text: 'chai ab bees ki bechunga, menu mein badal do',
    expect: { kind: 'selling-price', dish: 'Chai', price: 20 },
  },
  {
    text: 'increase medu vada by five rupees on my menu',
    expect: { kind: 'selling-price', dish: 'Medu Vada', price: 55 },
  },
  {
    text: 'gas cylinder 950 ka bharwaya',
    expect: { kind: 'expense', day: 'today', category: 'gas', amount: 950 },
  },
  {
    text: 'Paid 300 to the helper boy today',
    expect: { kind: 'expense', day: 'today', category: 'help', amount: 300 },
  },
  {
    text: 'बर्फ के लिए 80 रुपये दिए',
    expect: { kind: 'expense', day: 'today', category: 'ice', amount: 80 },
  },
  {
    text: 'kal thele ka kiraya do sau diya tha, kharche mein daalo',
    expect: { kind: 'expense', day: 'yesterday', category: 'rent', amount: 200 },
  },
  {
    text: 'paper plates and tissues 150 spent, put in expenses',
    expect: { kind: 'expense', day: 'today', category: 'other', amount: 150 },
  },
  { text: 'arre galat chadh gaya, last wala hata do', expect: { kind: 'undo' } },
  { text: 'undo that', expect: { kind: 'undo' } },
  { text: 'अभी जो लिखा ना, वो कैंसिल करो', expect: { kind: 'undo' } },
];

/** Sentences of the same hand that are not to be written. */
export const secondOthers: readonly Expected[] = [
  { text: 'kitne masala dosa bike aaj' },
  { text: 'do masala dosa banane mein kitna aloo lagega' },
  { text: 'agar chai 20 kar doon toh log bhaag jayenge kya' },
  { text: 'next Sunday one party wants 50 idli, can I manage?' },
  { text: 'bagal wala 60 mein dosa deta hai' },
  { text: 'did I already enter the three vadas?' },
  { text: 'ek masala dosa jal gaya tawe pe' },
  { text: 'customer chai ke dus rupaye bol raha tha, maine mana kar diya' },
  { text: 'lagta hai tamatar 100 tak jayega' },
  { text: 'gas cylinder do din aur chal jayega' },
  { text: 'तीन डोसे का घोल अलग रखना' },
  { text: 'I wish I could sell 100 plates a day' },
  { text: 'do uttapam abhi tawe par hai, paanch minute lagenge' },
  { text: "don't write those two chai, I drank them myself" },
  { text: 'landlord is asking 5000 rent from next month, what to do' },
  { text: 'masala dosa 85 ka hi hai na?' },
  { text: 'हेल्पर को दिवाली पे 500 देना ठीक रहेगा?' },
  { text: 'meri idli sambar ki ek plate mein 2 idli aati hai' },
  { text: 'teen log bun maska maangne aaye the par khatam ho gaya tha' },
  { text: 'doodh wala bola 60 se kam nahi karega' },
];
