import { lexiconOf, findMatches, withoutMatches } from '@thela/understanding';
import type { Token } from '@thela/understanding';

/** What a word of a question about money is about. */
export type Topic =
  | 'cost'
  | 'price'
  | 'profit'
  | 'takes'
  | 'promote'
  | 'sell'
  | 'earned'
  | 'sold'
  | 'today'
  | 'which'
  | 'how-much'
  | 'most'
  | 'least'
  | 'all'
  | 'menu'
  | 'dish'
  | 'rupees'
  | 'if'
  | 'happens'
  | 'grow'
  | 'dearer'
  | 'cheaper'
  | 'change'
  | 'it'
  | 'left';

const topics = lexiconOf<Topic>([
  [
    'cost',
    'cost, costs, costing, costed, cost price, kharcha, kharche, kharch, karcha, kharca, lagat, laagat, making cost, expense, expenses, spend, खर्च, खर्चा, लागत, कॉस्ट, मेकिंग कॉस्ट, एक्सपेंस',
  ],
  [
    'price',
    'price, prices, pricing, rate, rates, daam, dam, bhav, bhaav, keemat, kimat, keemath, mulya, selling price, charge, kitne ka, kitne ki, kitne ke, kitne me, kitne mein, kitneka, paying, pay for, pay, how much is, how much are, how much for, दाम, भाव, रेट, कीमत, प्राइस, कितने का, कितने की, कितने में',
  ],
  [
    'profit',
    'profit, profits, profitable, margin, margins, munafa, munafe, fayda, fayde, faida, faide, phayda, nafa, earn, earns, earning, making on, make on, make from, makes, making, bachat, bachta, bachti, bachte, milta, milte, milti, bachega, bachegi, kamaunga, kamaungi, kamayenge, kamaoge, kamata, kamate, kamati, kamau, kamaun, मुनाफा, मुनाफे, फायदा, फायदे, मार्जिन, बचत, बचता, प्रॉफिट, मिलता, मिलते',
  ],
  [
    'takes',
    'padta, padti, padte, padega, padegi, padhta, padhega, parta, pad raha, pad rahi, lagta, lagti, lagte, lagega, lagegi, banta, banti, banega, banegi, aata, ata, aati, पड़ता, पड़ती, पड़ेगा, पड़ेगी, लगता, लगती, लगेगा, आता',
  ],
  [
    'promote',
    'promote, promotion, promoting, push, recommend, recommendation, advertise, highlight, suggest, suggestion, what should i sell, should i sell, what to sell, kya bechu, kya bechun, kya bechoon, kya bechna, kya beche, kya bechein, kya becho, increase profit, increase my profit, more profit, improve profit, profit badh, fayda badh, munafa badh, kamai badh, earn more, make more money, zyada kamau, zyada kamaun, zyada kamane, zyada kamai, zyada paisa, zyada paise, paisa zyada, paise zyada, zyada munafa, zyada fayda, zyada profit, zyada margin, more money, put on the board, put up, feature, good to sell, worth selling, zyada bech, sell more, प्रमोट, क्या बेचूं, क्या बेचूँ, क्या बेचें, क्या बेचना, प्रमोट करूं, पुश',
  ],
  [
    'sell',
    'sell, selling, bechu, bechun, bechoon, bechna, bechne, bechein, beche, bechenge, becho, bechun, बेचूं, बेचूँ, बेचना, बेचें',
  ],
  [
    'earned',
    'earned, earnings, income, revenue, turnover, takings, kamai, kamaya, kamaye, kamayi, galla, bikri, sales, sale, collection, aamdani, did i make, have i made, did we make, have we made, i made, hisab, hisaab, performance, business, dhandha, dhanda, total profit, profit hua, fayda hua, munafa hua, कमाई, कमाया, बिक्री, आमदनी, हिसाब, धंधा, कितनी सेल, सेल कितनी, सेल हुई, आज की सेल, कल की सेल, टोटल सेल, सेल्स, इनकम, रेवेन्यू, टर्नओवर, बिजनेस, कलेक्शन',
  ],
  [
    'sold',
    'sold, did i sell, did we sell, have i sold, bika, biki, bike, bik gaya, bik gaye, bik gayi, becha, bechi, beche hain, bech diya, bech diye, बिका, बिकी, बिके, बेचा, बेचे',
  ],
  ['today', 'today, todays, aaj, so far, abhi tak, ab tak, आज, अब तक'],
  [
    'which',
    'which, kaunsa, kaunsi, kaunse, konsa, konsi, kaun sa, kaun si, kaun se, kon sa, kon si, what, kya, kisme, kis me, kis mein, kismein, kiska, किसमें, किस में, कौन सा, कौन सी, कौनसा, कौनसी, क्या',
  ],
  [
    'how-much',
    'kitna, kitne, kitni, kitana, kitane, kitnaa, how much, how many, what is, whats, what does, what do, कितना, कितने, कितनी',
  ],
  [
    'most',
    'sabse zyada, sabse jyada, sabse jada, sabse acha, sabse accha, sabse achha, sabse achi, sabse badhiya, highest, most, best, top, maximum, max, number one, सबसे ज्यादा, सबसे ज़्यादा, सबसे अच्छा, सबसे अच्छी, बेस्ट, टॉप, हाईएस्ट, मैक्सिमम, नंबर वन',
  ],
  [
    'least',
    'worst, lowest, least, loss, nuksan, nuksaan, nuqsan, ghata, ghate, sabse kam, sabse kharab, minimum, losing, नुकसान, घाटा, सबसे कम, सबसे खराब, लॉस, वर्स्ट, मिनिमम, सबसे खराब',
  ],
  [
    'all',
    'all, every, each, everything, sab, sabhi, sabka, sabki, sabke, saare, sare, sari, saari, har, har ek, सब, सभी, सबका, सबकी, सारे, हर',
  ],
  ['menu', 'menu, poora menu, pura menu, whole menu, full menu, menu card, मेन्यू, मेनू'],
  ['dish', 'dish, dishes, item, items, cheez, cheezein, plate, plates, thing, डिश, आइटम, चीज'],
  [
    'rupees',
    'rupees, rupee, rupaye, rupay, rupaiya, rupya, rs, inr, paisa, paise, money, रुपये, रुपए, रुपया, पैसा, पैसे',
  ],
  [
    'if',
    'if, agar, suppose, maan lo, man lo, maano, becomes, become, became, goes to, go to, rises to, rise to, अगर',
  ],
  [
    'happens',
    'ho jaye, ho jaaye, ho jae, ho gaya, ho gaye, ho gayi, ho jayega, kar du, kar dun, kar doon, kar de, rakhu, rakhun, rakh du, hua to, हो जाए, हो जाये, हो गया, हो गए',
  ],
  [
    'dearer',
    'mehenga, mehnga, mehengi, mehenge, mahanga, mahenga, mehange, costlier, dearer, up by, goes up, go up, increases by, badh jaye, badh gaya, badh gaye, महंगा, महंगे, महंगी, बढ़ जाए',
  ],
  [
    'grow',
    'badhau, badhaun, badhaoon, badhana, badhane, badhaye, badhayen, badhao, badhega, increase, improve, grow, बढ़ाऊं, बढ़ाना, बढ़ाएं, बढ़े',
  ],
  [
    'cheaper',
    'sasta, saste, sasti, cheaper, down by, goes down, go down, gir jaye, gir gaya, सस्ता, सस्ते, सस्ती',
  ],
  [
    'change',
    'set, update, badlo, badal do, badal, kar do, kardo, rakh do, change, बदलो, बदल दो, कर दो',
  ],
  [
    'it',
    'it, its, uska, uski, iska, iski, usme, isme, that one, this one, same, उसका, उसकी, इसका, इसकी',
  ],
  [
    'left',
    'left, left over, leftover, leftovers, left overs, remaining, remain, remains, bacha, bachi, bache, bach gaya, bach gayi, bach gaye, bach gya, bach gyi, bach gye, bachgaya, bach jata, bach jati, bach jate, bacha hua, surplus, unsold, not sold, didnt sell, did not sell, nahi bika, nahi biki, nahi bike, nahin bika, zyada ban gaya, zyada ban gayi, extra ban gaya, waste, still there, closing time, at closing, is extra, are extra, extra hai, extra hain, extra bana, extra bani, migilindi, migilayi, migilina, migilinavi, migilipoyindi, migilipoyayi, మిగిలింది, మిగిలాయి, మిగిలిన, మిగిలినవి, మిగిలిపోయింది, మిగిలిపోయాయి, बचा, बची, बचे, बच गया, बच गई, बच गए, बच गयी, नहीं बिका, नहीं बिकी',
  ],
]);

/** What a text is about, and the words that say nothing of it. */
export interface Topics {
  readonly topics: ReadonlySet<Topic>;
  readonly others: readonly Token[];
}

/**
 * Reads what a question is about. The words of dishes and ingredients must be blanked before.
 *
 * @example topicsIn(tokensOf('kitne ka padta hai')).topics // price, takes
 */
export function topicsIn(tokens: readonly Token[]): Topics {
  const matches = findMatches(topics, tokens);
  return {
    topics: new Set(matches.map(({ meaning }) => meaning)),
    others: withoutMatches(tokens, matches).filter(Boolean),
  };
}
