import { asked, costs, counted, nothing, sells, sold, spent, undone } from './expected';

/** Sentences in Devanagari, English words among them, that are to be written; written before the rules. */
export const firstDevanagari = [
  sold('दो मसाला डोसा बेचे', { 'Masala Dosa': 2 }),
  sold('तीन प्लेट इडली सांभर बिक गई', { 'Idli Sambar': 3 }),
  sold('पांच बन मस्का ऐड कर दो', { 'Bun Maska': 5 }),
  sold('एक चाय और लिख लो', { Chai: 1 }),
  sold('चार मेदु वड़ा सोल्ड', { 'Medu Vada': 4 }),
  sold('दो प्लेन डोसा कैंसिल करो', { 'Plain Dosa': -2 }),
  sold('अभी दो अनियन उत्तपम बिके', { 'Onion Uttapam': 2 }),
  sold('कस्टमर को एक मसाला डोसा और दो चाय दी', { 'Masala Dosa': 1, Chai: 2 }),
  counted('आज टोटल तीस इडली बिकी', { 'Idli Sambar': 30 }),
  costs('टमाटर साठ रुपये किलो हो गया', 'tomatoes', 60, 'kg'),
  costs('प्याज का रेट चालीस रुपये हो गया', 'onions', 40),
  costs('मिल्क अड़सठ रुपये लीटर हो गया', 'milk', 68, 'litre'),
  sells('चाय का प्राइस बीस रुपये कर दो', 'Chai', 20),
  spent('गैस सिलेंडर के तीन सौ रुपये दिए', 'gas', 300),
  spent('हेल्पर को पांच सौ रुपये दिए', 'help', 500),
  undone('गलत लिख दिया, हटाओ'),
  asked('डोसा बेचा'),
];

export const firstDevanagariOthers = nothing([
  'दो मसाला डोसा नहीं बिके',
  'आज कितना बिका',
  'दो डोसा बेचूं तो कितना फायदा',
  'कल दस डोसा बेचूंगा',
  'पड़ोसी ने बीस डोसा बेचे',
  'तीन इडली बच गई',
  'टमाटर का रेट क्या है',
]);

/** The same, written after the rules. */
export const secondDevanagari = [
  sold('छह इडली सांभर सेल हो गए', { 'Idli Sambar': 6 }),
  sold('एक बन मस्का और दो चाय बेची', { 'Bun Maska': 1, Chai: 2 }),
  sold('तीन मसाला डोसा एंट्री कर दो', { 'Masala Dosa': 3 }),
  sold('टेबल नंबर पांच को दो प्लेन डोसा दिए', { 'Plain Dosa': 2 }),
  sold('ग्यारह चाय नोट कर लो', { Chai: 11 }),
  sold('एक प्लेट वड़ा रिटर्न आया', { 'Medu Vada': -1 }),
  sold('दो और मसाला डोसे बिके', { 'Masala Dosa': 2 }),
  sold('ऑफिस वालों को आठ चाय बेची', { Chai: 8 }),
  counted('आज पूरे दिन में पैंतीस मसाला डोसा बिके', { 'Masala Dosa': 35 }),
  costs('पोटैटो पैंतीस रुपये किलो हो गए', 'potatoes', 35, 'kg'),
  costs('आज टमाटर का भाव पचास रुपये है', 'tomatoes', 50),
  sells('मसाला डोसा की प्राइस नब्बे रुपये कर दो', 'Masala Dosa', 90),
  spent('बर्फ के सौ रुपये दिए', 'ice', 100),
  spent('दुकान का किराया पांच सौ रुपये दिया', 'rent', 500),
  asked('कुछ चाय बेची'),
];

export const secondDevanagariOthers = nothing([
  'अगर दस डोसा बिकते तो कितना प्रॉफिट होता',
  'दो चाय मैंने पी ली',
  'मसाला डोसा की सेल कितनी हुई',
  'कस्टमर बोल रहा था दो डोसा चाहिए',
  'तीन डोसे जल गए',
  'रोज पचास चाय बेचते हैं',
  'पनीर का रेट बताओ',
  'चार इडली वेस्ट हो गई',
]);
