import { findMatches, lexiconOf, wordSet } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';
import { isFiller } from '../function-words';

/** What a word of a question about the books says. */
export type BookSign = keyof typeof phrases;

const phrases = {
  howMuch:
    'how much, how many, kitna, kitne, kitni, kitana, kitane, kitani, kitno, kitnon, whats, what is, what was, what were, what are',
  summary:
    'how was, how were, how did, how is, how are, kaisa, kaisi, kaise, kaisa raha, kaisi rahi, kaisa gaya, kaisa tha, kaisa chala, kaisi chali, kaisa chal raha',
  which:
    'which, what, kaun sa, kaun si, kaun se, kaunsa, kaunsi, kaunse, konsa, konsi, konse, kon sa, kon si, kon se, kaun, kon, kis, kisne, kisme, kis mein, kiska, kiski, kiske, kisse, kya kya, kin, kis kis, kismen, kisme, edi, deni, dentlo',
  /** 'What', and at an end of a sentence what makes a question of it. */
  kya: 'kya',
  when: 'when, kab, kis samay, kis time, kis vakt, kitne baje, which hour, what hour, what time, which time',
  tell: 'tell me, show, show me, give me, batao, bata, bata do, bata de, bata dena, bataiye, bataye, bataiyega, dikhao, dikha do, dikhaiye, sunao, kaho, bolo',
  most: 'most, the most, highest, maximum, max, top, number one, no 1, number 1, sabse jyada, sabse jada, sabse adhik, sabse badi, sabse bada, top selling, best selling, bestselling, largest, biggest, sabse upar, sabse aage, sabse uncha, sabse unchi',
  least:
    'least, the least, lowest, minimum, fewest, smallest, sabse kam, sabse thoda, sabse niche, sabse thodi, slowest',
  best: 'best, sabse acha, sabse achha, sabse achi, sabse achchi, sabse achcha, sabse achche, sabse achchha, sabse ache, sabse badhiya, sabse behtar, sabse behtarin, sabse tagda, sabse mast',
  worst:
    'worst, sabse kharab, sabse bura, sabse buri, sabse bekar, sabse ganda, weakest, sabse manda, sabse mandi, sabse thanda, sabse kamjor',
  more: 'more, jyada, jada, adhik, better, higher, up, go up, goes up, rise, badha, badhi, badhe, badh gaya, badh gayi, badh gai, increased, increase, gone up, went up, grew, improved, chadha, chadhi, chadhe, chadh gaya, chadh gayi, ekuva, jyada hua, zyada hui, upar, uncha',
  less: 'less, kam, lower, down, ghata, ghati, ghate, ghat gaya, ghat gayi, ghat gai, gir gaya, gir gayi, gir gai, fell, fallen, dropped, decreased, gone down, went down, worse, utra, utri, utre, utar gaya, gira, giri, gire, sasta hua, kam hua, kam hui, niche, little, few, thoda, thodi, kam hi',
  compare:
    'than, compared, compare, compared to, compared with, versus, vs, against, mukable, mukabale, ke mukable, ki tulna, tulna, tulna mein, difference, farak, fark, antar',
  before:
    'before, before that, the days before, days before, pehle, pahle, pehle se, pahle se, us se pehle, usse pehle, usse pahle, use pehle, use pahale, pahale, us se pahale, isse pehle, earlier, previously, pehle ke mukable, pehle ki tulna',
  sold: 'sold, did i sell, did we sell, sell, sells, selling, seller, bika, biki, bike, bikin, bikee, bik gaya, bik gaye, bik gayi, becha, bechi, beche, bechin, bech diya, bech diye, sale hua, sale hui, sale hue, sel hua, sel hui, bikta, bikti, bikte, chala, chali, chale, chalta, chalti, chalte, nikla, nikli, nikle, ordered, gaya, gaye, gayi, served, bik, bech, bechta, bechti, bechte, went out',
  plates: 'plate, plates, plet, pleten, pleton, platein, platen, number of plates',
  revenue:
    'revenue, sales, sale, turnover, takings, took in, taken in, take in, taking, collection, galla, bikri, business, dhandha, dhanda, dhande, income from sales, total sale, total sales, gross, kitne ka, kitne ki bikri, seling, bikri hui, sales amount, sel',
  earned:
    'earned, aye, ae, aya, aai, ayi, aate, earn, earning, earnings, earns, kamai, kamaya, kamaye, kamayi, kamai hui, income, amdani, aamdani, made, make in, do i make, do we make, did i make, did we make, did i earn, aaya, aaye, aayi, mila, mile, mili, brought, bring, brings, bring in, brought in, hisab, hisaab, account, accounts, paisa bana, total kamai, kamata, kamati, kamate, earn me',
  profit:
    'profit, profits, profitable, margin, munafa, munafe, fayda, fayde, faida, faide, nafa, bachat, labh, net profit',
  loss: 'loss, lose, lost, losses, nuksan, nuksaan, ghata hua, ghaata, losing',
  expenses:
    'expense, expenses, spend, spent, spending, spendings, kharch, kharcha, kharche, kharchon, karcha, kharch hua, kharcha hua, kharch kiya, kharch kiye, costs of the day, paid, pay, chukaya, cost',
  ingredients:
    'ingredient, ingredients, ingredient cost, saman, samaan, saaman, samagri, raw material, raw materials, maal, mal, material, sauda, groceries, kirana, kirane, rashan, ration, saman par, ingredient costs',
  afterExpenses:
    'kharcha kat ke, kharche kat ke, kharch kat ke, kharcha katkar, kharche katkar, kharcha nikal ke, kharche nikal ke, kharcha nikalkar, kharcha hata ke, after expenses, after all expenses, after my expenses, after deducting expenses, after costs, after all costs, minus expenses',
  left: 'left, left over, remained, remains, remaining, bacha, bachi, bache, bach gaya, bach gaye, in hand, haath mein, hath mein, hath men, bachta, bachti, in my hand, in my pocket, jeb mein',
  waste:
    'waste, wasted, wastage, thrown, thrown away, fenka, fenki, fenke, fenkana, fenkana pada, fenk diya, fenk diye, fenk di, phenkana, phenkana pada, pheka, phek diya, feka, fek diya, throw, throw away, threw, threw away, phenka, phenke, phenki, phenk diya, phenk diye, phenkna pada, fenk, barbad, barbadi, barbaad, bekar gaya, bekar gayi, bekar hua, kharab hua, kharab hui, kharab ho gaya, spoiled, spoilt, jaya, zaya, zaya hua, binned, fenkna, fenkna pada, kachra, kachre mein, kude mein',
  specials:
    'special, specials, speshal, spesal, vishesh, leftover special, leftover specials, special dish, specials board',
  dish: 'dish, dishes, item, items, aitam, cheez, cheezein, chij, chijen, vyanjan, tiffin, tiffins, nashta, seller, thing, menu item, dish ka, food, khana',
  menu: 'menu, menyu, menu card, card, board, from the menu, off the menu, off my menu, meny',
  day: 'day, days, din, dino, dinon, date, tarikh ko',
  usual:
    'usually, generally, normally, on average, average, aksar, hamesha, every week, har hafte, week after week, hota hai, hoti hai, hote hain, typically, aam taur par, rahta hai, rahti hai, tends',
  weekday:
    'weekday, weekdays, day of the week, days of the week, day of week, hafte ka kaunsa din, hafte ke kaunse din, hafte mein kaunsa din, hafte mein kaunse din, hafte mein kis din, hafte ke kis din, hafte men kaunsa din, hafte men kis din, hafte ka kaun sa din, hafte men kaun sa din, hafte mein kaun sa din',
  hour: 'hour, hours, time, time of day, time of the day, samay, vakt, vaqt, ghanta, ghante, baje, o clock, oclock, gante, pahar',
  rush: 'rush, rush hour, bheed, bhid, bheer, busy, busiest, peak, peak hour, peak time, crowded',
  tomorrow: 'tomorrow, for tomorrow, tomorrows, aane wala kal, aane vale kal, aanewala kal',
  make: 'make, prepare, cook, get ready, ready, banau, banaun, banaoon, banana, banani, banane, banaye, banayen, banaya jaye, banayein, banao, bana lun, banalun, bana lu, taiyar, tayyar, taiyari, tayari, tayyari, preparation, preparing, pakana, pakau, pakaun, plan, planned, banegi, banega, banaungi, banaunga, banana hai, keep ready, rakhun, rakhu, rakhna, rakhen, taiyar rakhun, ready rakhun, ready rakhu, grind, soak, bhigo, bhigona, bhigoun, pisna, pisun, piso, ghol, gholun',
  buy: 'buy, purchase, get from the market, shopping, shop for, shopping list, kharid, kharidu, kharidun, kharidna, kharidni, kharidne, kharidari, khareedari, lana, laun, lau, laana, lani, lane, lena, leni, lene, lun, loon, le aun, le aana, mangana, mangaun, mangau, mangvana, mangvaun, bring, fetch, order, stock up, pick up, lana hai, lena hai, lana padega, lena padega, should get, to get, must get, le jau, le jaun, uthana, uthau, uthaun',
  need: 'need, needs, needed, required, require, chahiye, chahie, chaiye, chahiye hoga, lagega, lagegi, lagenge, lagengi, padega, padegi, padenge, padengi, zarurat, jarurat, jarurat hogi, jarurat hai',
  willSell:
    'bikega, bikegi, bikenge, bikengi, will sell, bik jayega, bik jayenge, bik jayegi, expect, expected, forecast, prediction, andaja, andaza, anuman, going to sell, bech paunga, bechunga, bechenge, can i sell',
  should:
    'should, must, shall, do i have to, have to, need to, should i, karun, karu, karna, padegi, supposed',
  future:
    'will, going to, would, hoga, hogi, honge, rahega, rahegi, kamaunga, kamayenge, milega, milegi',
  /** Of plates that must be sold. */
  toSell:
    'bechun, bechu, bechna, bechni, bechne, bechne honge, bechni hogi, bechni hongi, bechoon, sell every day',
  customers: 'customer, customers, grahak, grahakon, people, crowd',
  remove:
    'remove, drop, take off, take it off, delete, leave out, get rid of, cut, stop selling, stop making, discontinue, hata, hatau, hataun, hata dun, hata du, hatana, hatani, hatao, hata deni, hata dena, hatayen, nikal dun, nikal du, nikalna, nikal deni, nikal dena, nikalun, nikalu, band kar dun, band karu, band karun, band karna, band karni, band kar du, band kar deni, band kar dena, chhod dun, chhodna, chod dun, chhodu',
  raise:
    'raise, put up, increase the price, price badhau, daam badhau, dam badhaun, dam badhau, rate badhau, rate badhaun, daam badhana, dam badhana, rate badhana, charge more, mehnga karun, dam badhani, dam badhane',
  recommend:
    'recommend, push, promote, प्रमोट, put on top, highlight, suggest to customers, age badhau',
  star: 'star, stars, star dish',
  price: 'price, prices, rate, rates, ret, dam, daam, bhav, bhaav, kimat, keemat, kimaten, pricing',
  dearer:
    'mehnga, mehenga, mehngi, mehenge, mehnge, mahnga, mahanga, mahange, mahangi, mehnga hua, mahnga hua, mahngi, mahnge, dearer, costlier, expensive, more expensive, sasta, sasti, saste, cheaper, badle, badla, badli, changed, change, move, moved, went up, goes up, came down, badal gaya, badal gaye, badal gayi, gone up, went up, risen, rose, rising',
  breakEven:
    'break even, breakeven, break even point, no profit no loss, na profit na loss, na nafa na nuksan, na fayda na nuksan',
  cover:
    'cover, covers, pay for, pays for, pay off, recover, nikalne, nikal jaye, nikle, nikalega, nikal jayega, nikalta, nikaalne, vasul, vasool, vasul ho, pura karne, poora karne, pura ho, nikal sake, nikal aaye, nikal aayega, kharcha nikal, meet, kharch nikal, nikalne ke liye, nikle ga, nikalna, pura',
  rupees:
    'rupees, rupee, rupaye, rupay, rupaiya, rupye, rupya, rs, paisa, paise, paison, money, cash, amount, rakam',
  happened:
    'hua, hui, hue, huye, huwa, ho gaya, ho gayi, ho gaye, tha, thi, did, was, were, kiya, kiye, raha, rahi, rahe, laga, lage, lagi, diya, diye, di, have i, have we, has, been, ki thi, kar diya, have',
  is: 'hai, hain, hota, hoti, hote, aata, ati, is, are, do, karta, karti, gets, get, jata, jati, jate, deta, deti, dete, does',
  good: 'good, well, great, acha, achha, achcha, achchi, achche, achi, ache, badhiya, nicely',
  but: 'but, lekin, magar, par phir bhi, though, although, yet, jabki, whereas, aur, and',
  /** Of money it is said of what was spent, too. */
  went: 'went, going, goes',
  /** Amounts of ingredients; nothing is sold by them. */
  unit: 'kilo, kilos, kg, kgs, kilogram, kilograms, gram, grams, litre, litres, liter, liters, ltr, packet, packets',
  orNot: 'or not, ya nahi, ya nahin, ki nahi, ki nahin',
  sellsWell:
    'going fast, goes fast, goes quickly, sells fast, selling fast, sells quickly, moving fast, moves fast, jaldi bikta, jaldi bikti, jaldi bikte, khub bikta, khub bikti, khub bikte, khub chalta, khub chalti, sells a lot, selling a lot',
  sellsLittle:
    'not selling, not selling much, not selling well, not sold much, doesnt sell, doesnt sell much, does not sell, does not sell much, dont sell, dont sell much, not going, not moving, nahi bikta, nahi bikti, nahi bikte, nahin bikta, nahin bikti, nahin bikte, jyada nahi bikta, jyada nahi bikti, jyada nahin bikta, jyada nahin bikti, bikta nahi, bikti nahi, bikta nahin, bikti nahin, jyada bikta nahi, jyada bikti nahi, jyada bikta nahin, jyada bikti nahin, jyada nahi chalta, jyada nahin chalta, chalta nahi, chalta nahin',
  earnsLittle:
    'not giving profit, not giving much profit, not giving me profit, not giving me much profit, not giving much, not much profit, no profit, not earning, not earning much, doesnt earn, doesnt earn much, does not earn much, dont earn much, doesnt make much, doesnt make money, not making money, not making much, not profitable, munafa nahi deta, munafa nahi deti, munafa nahin deta, munafa nahin deti, profit nahi deta, profit nahi deti, profit nahin deta, profit nahin deti, fayda nahi deta, fayda nahi deti, fayda nahin deta, fayda nahin deti, paisa nahi deta, paisa nahi deti, paisa nahin deta, paisa nahin deti, kamata nahi, kamati nahi, kamata nahin, kamati nahin, profit nahi hota, profit nahin hota, fayda nahi hota, fayda nahin hota, munafa nahi hota, munafa nahin hota, profit nahi hai, profit nahin hai, fayda nahi hai, fayda nahin hai, munafa nahi hai, munafa nahin hai, jyada profit nahi, jyada profit nahin, jyada munafa nahi, jyada munafa nahin, jyada fayda nahi, jyada fayda nahin',
} as const satisfies Readonly<Record<string, string>>;

const lexicon = lexiconOf<BookSign>(
  Object.entries(phrases).map(([sign, names]) => [sign as BookSign, names] as const),
);

/** What a question may hold besides: it changes nothing about what is asked. */
const passing = wordSet(
  'ka ki ke ko me mein men par pe se ne to of in on at for from by with the a an am as my our your mera meri mere hamara hamari hamare ' +
    'apna apni apne mujhe hume humen maine humne hamne main hum i we me us you aap tum it that this these those there here ' +
    'total kul overall altogether all sab sabhi saare sare sari poora pura puri poori whole entire full net exactly about around ' +
    'din day stall shop thela thele dukan dukaan cart counter bhai bhaiya ji sir madam please pls zara jara to toh na naa ' +
    'hai hain tha thi the ho hi bhi and aur so then now ab abhi phir let know want wanna like just only sirf bas so far ab tak tak till until ' +
    'jo wo woh vo ye yeh jab liye lie lye ke liye ko lekar dekhna dekho check roz roj rojana daily each every per ek one wala wali wale ' +
    'during within over between out ones log been being usme usmein isme uska iska apne ' +
    'h he hen bazar market ya or become became got gotten getting go goes gone yet still mottam total ga andi cheppu hello namaste ok okay acha haan according records record books book khata khate bahi ledger data figures figure number numbers ' +
    'padta padti padte rehta rehti rehte lately recently ajkal nowadays log leaves gives aye count counts ginti sold s m re ve d ll can could kar sakta sakte sakti',
);

/** A question of others, of reasons and of parts: its figure is not in the books. */
const ofOthers = wordSet(
  'padosi neighbour neighbours why kyun kyon kyu except alava chhodkar chhod besides excluding tax loan udhaar udhar credit',
);
/** And one of what was not, or of what might be. */
const foreign = wordSet('not nahi nahin no without bina if agar suppose maan maano');

export type SignMatch = Match<BookSign>;

/** Finds the signs of a question. Only words of the table count, without typing mistakes. */
export function bookSignsIn(tokens: readonly Token[]): readonly SignMatch[] {
  return findMatches(lexicon, tokens, () => true);
}

/** Whether a word changes nothing about what is asked. */
export function isPassing(token: Token): boolean {
  return token === '' || passing.has(token) || isFiller(token);
}

export function isForeign(token: Token): boolean {
  return foreign.has(token) || isOfOthers(token);
}

/** Whether it says that the figure of somebody or something else is asked for. */
export function isOfOthers(token: Token): boolean {
  return ofOthers.has(token);
}
