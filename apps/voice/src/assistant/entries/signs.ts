import { findMatches, lexiconOf, setOnUse, tokensOf } from '@thela/understanding';
import type { Match, Token } from '@thela/understanding';

/** What a word says for or against writing something into the records. */
export type Sign = keyof typeof phrases;

const phrases = {
  // Plates.
  sold: 'sold, i sold, we sold, just sold, sale, sale hua, sale hui, sale hue, sell kiya, sell kiye, sell ki, sell hua, sell hue, sell ho gaya, sell ho gaye, sell ho gayi, sell ho gai, sell ho gae, sale ho gaya, sale ho gaye, sale ho gayi, becha, bechi, beche, becha hai, beche hain, bechi hai, bech diya, bech diye, bech di, bech liya, bech liye, bech chuka, bech chuki, bech chuke, bech ke aaya, bika, biki, bike, bika hai, biki hai, bike hai, bike hain, bik gaya, bik gaye, bik gayi, bik gai, bik gae, bik gya, bik gye, bik gyi, bik chuka, bik chuke, bik chuki, bik chuke hain, bik gaya hai, bik gaye hain, bik gayi hai, done and paid, paisa mil gaya, paise mil gaye, paisa aa gaya, paise aa gaye, paisa le liya, was sold, were sold',
  gone: 'gaya, gaye, gayi, gai, gae, gya, gye, chala gaya, chale gaye, chali gayi, nikla, nikle, nikli, nikal gaya, nikal gaye, nikal gayi, gone, went out, gone out, served, serve kiya, serve kiye, निकल गए, चले गए, went to, gone to, went out to, nikal chuka, nikal chuki, nikal chuke, ja chuka, ja chuki, ja chuke, parcel ho gaya, parcel ho gaye, parcel ho gayi, parcel kiya, parcel kiye, parcel kar diya, parcel kar diye, parcel gaya, parcel gaye, pack ho gaya, pack ho gaye, le ke gaya, leke gaya, went',
  gave: 'diya, diye, di, de diya, de diye, de di, gave, gave to, served to, pila diya, pila diye, pila di, pilaya, pilaye, pilayi, khila diya, khila diye, khilaya, khilaye',
  perhaps:
    'bheja, bheje, beja, khatam, khatam ho gaya, khatam ho gaye, khatm, big gaye, bick gaye, bhik gaye, given, put, sell, sells, bheji, bheji hai, bheje hain, bheja hai, bhej diya, bhej diye, bhej di, bhijwa diya, bhijwa diye, bhijwa di, bhijwaya, bhijwaye, bhijwayi, sent, delivered, had sold',
  happened:
    'ho gaya, ho gaye, ho gayi, ho gai, ho gae, ho gya, ho gye, ho gyi, ho gaya hai, ho gaye hain, ho gayi hai, ho chuka, ho chuke, hua, hui, hue, hua hai, hue hain, हो गए हैं, badal gaya, badal gayi, badal gaye, change ho gaya',
  add: 'x, add, add karo, add kar do, add kar, add kardo, add kar dena, add kijiye, added, jodo, jod do, jod lo, jodna, jod dena, likho, likh do, likh lo, likh dena, likh le, likh de, likh, likhna, note karo, note kar lo, note kar do, note, note down, write, write down, put down, record, record karo, enter, plus, badhao, badha do, badhado, gin lo, gino, count karo, count kar lo, chadha do, chadhao, darj karo, darj kar do, entry karo, entry kar do, increase, ऐड करो, ऐड कर दो, एड करो, एड कर दो, नोट करो, नोट कर लो, add it, add them, add these, jod de, jod, jodiye, note kar, note kar de, note kar dena, note karna, note it, note it down, make a note, write it, write it down, write them, write this, put it in, put in, put them in, put it down, put this down, likhiye, chadha de, chadha lo, chadhana, record it, record kar lo, enter it, enter them, entry kar, entry kar de, entry kar lo, entry karna, punch in, punch, key in, include, daal lo, रिकॉर्ड करो, रिकॉर्ड कर लो, एंट्री करो, एंट्री कर दो, प्लस, प्लस करो, प्लस कर दो',
  more: 'more, another, further, additional',
  back: 'wapas, vapis, return, returned, returns, wapas aaya, wapas aaye, wapas aayi, wapas lo, wapas le lo, wapas karo, wapas kar do, wapas kiya, wapas kiye, wapas kar diya, wapas kar diye, wapas kar di, wapas de di, wapas de diya, wapas de diye, wapas ki, wapas hui, wapas hua, wapas ho gaya, wapas ho gaye, return hua, return ho gaya, return ho gaye, return aaya, return karo, return kar do, return kiya, cancel, cancelled, cancel karo, cancel kar do, cancel kardo, cancel ho gaya, cancel ho gaye, cancel hua, cancel hue, cancel kiya, cancel kar diya, hatao, hata do, hatado, hata de, hata dena, hata lo, remove, remove karo, remove kar do, delete, delete karo, delete kar do, minus, minus karo, minus kar do, kam karo, kam kar do, kam kardo, kam kar de, kam kar dena, kam kijiye, ghatao, ghata do, ghatado, nikalo, nikaal do, subtract, deduct, reduce, take back, take away, take off, took back, refund, refund karo, refund kiya, lautaya, lautaye, lauta diya, lauta diye, वापस आए, वापस आ गया, wapas aa gaye, wapas aa gayi, कैंसिल, कैंसल, कैंसिल करो, कैंसिल कर दो, माइनस, less, kaat, kaat do, kaat de, kaat lo, kaato, minus kar, minus kar de, minus it, kam kar, ghata de, hata, hata diya jaye, remove it, remove them, reduce it, delete it, knock off, strike off, off the list, off my list, off the record, was returned, were returned, got returned, was cancelled, were cancelled, lauta gaya, lauta gaye, lauta di, रिमूव, रिमूव करो, रिमूव कर दो, डिलीट, डिलीट करो, डिलीट कर दो, रिटर्न, रिटर्न हुए, रिटर्न हुआ, रिटर्न आए, रिटर्न आया, रिटर्न आई, माइनस करो, माइनस कर दो, कैंसिल हो गया, कैंसिल हो गए, कैंसिल हुआ',
  // Eaten or drunk, by a buyer or by the vendor.
  ate: 'khaya, khaye, khayi, kha liya, kha liye, kha gaya, kha gaye, kha gayi, eaten, drank, had, pi, piya, piye, pi gaya, pi gaye, pi gayi, pi li, pi liya, pi liye, खाए',
  excess: 'zyada, jada, faltu, extra, too many, by mistake, एक्स्ट्रा',
  // Sold, but not written when it was.
  missed:
    'forgot, i forgot, forgot to, i forgot to, forgot to enter, i forgot to enter, forgot to add, forgot to write, bhool gaya, bhool gaya tha, bhool gaye, bhool gaye the, bhool gayi, भूल गई, likhna bhool gaya, likhna bhool gaya tha, likhna reh gaya, likhna reh gaya tha, likhna reh gayi, likhne reh gaye, likhe nahi, likha nahi, likhi nahi, likhe nahi the, likha nahi tha, likhi nahi thi, jo likhe nahi, jo likha nahi, jo likhi nahi, nahi likha, nahi likhe, nahi likhi, not written, not entered, not added, were not written, likhe nahin, likha nahin, likhi nahin, jo likhe nahin, jo likha nahin, jo likhi nahin, likhe nahin the, likha nahin tha, nahin likha, nahin likhe',
  short: 'kam, too few',
  written:
    'likh diya, likh diye, likh di, likha, likhe, likhi, likh gaya, likh gaye, likh gayi, likh liya, likh liye, likhwa diya, likhwa diye, add kar diya, add kar diye, add kar di, add ho gaya, add ho gaye, add ho gayi, add kiya, add kiye, add ki, jod diya, jod diye, jod di, joda, jode, jud gaya, jud gaye, gin liya, gin liye, gin diya, gin diye, count kar liya, count kar diya, count ho gaya, count ho gaye, bol diya, bol diye, daal diya, daal diye, chadha diya, chadha diye, chadh gaya, chadh gaye, written, wrote, लिख गए, जुड़ गए, ऐड कर दिया, ऐड हो गया, ऐड हो गए, got added, got written',
  total:
    'kul, kul mila ke, kul milake, kul milakar, total, total mila ke, totally, in total, in all, altogether, all together, overall, sab mila ke, sab milake, sab milakar, mila ke, milake, milakar, poore din, poore din mein, pura din, whole day, all day, full day, full count, final count, din bhar, din bhar mein, sab mila kar, पूरे दिन में, final, finally total, टोटल, टोटली, फाइनल',
  // A count since an hour is neither one sale nor the day.
  since:
    'subah se, aaj subah se, shaam se, dopahar se, since morning, since the morning, since noon, since evening',
  soFar: 'ab tak, abhi tak, so far, till now, until now, uptil now, up to now, by now',
  count: 'ginti, count, tally, काउंट',
  set: 'set, set karo, set kar do, update, update karo, update kar do, change, change karo, change kar do, kar do, kardo, karo, kar de, kar dena, kar dijiye, kar lo, kijiye, kar, badlo, badal do, badal ke, badalkar, rakho, rakh do, rakh lo, rakhna, make, make it, fix, fix karo, correct to, correct, rectify, theek kar do, sahi kar do, uski jagah, iski jagah, jo likha tha uski jagah, pehle jo likha tha uski jagah, jo likha uski jagah, change it, fix it, अपडेट, अपडेट करो, अपडेट कर दो, चेंज, चेंज करो, चेंज कर दो, सेट करो, सेट कर दो',
  // Prices.
  price:
    'price, prices, pricing, rate, rates, bhav, daam, keemat, mrp, cost, costs, रेट, प्राइस, charging, is charging, charge, charges, they charge, they now charge, now charge, naya daam, naya rate, naya bhav, new price, new rate, menu, menu mein, on my menu, on the menu, in my menu',
  dearer:
    'mehnga, mehenga, mahanga, mahenga, mehngi, mehenge, mehnge, mehengi, mahange, mahangi, costlier, dearer, up by, went up, went up by, gone up, gone up by, increased, increased by, badh gaya, badh gaye, badh gayi, badh gai, badha, badhe, badhi, upar gaya, मेहंगा, बढ़ गए, badha diya, badha diye, badha di, raised, raised by',
  cheaper:
    'sasta, saste, sasti, cheaper, down by, went down, went down by, gone down, came down, come down, dropped, dropped by, fell, fell by, decreased, decreased by, gir gaya, gir gaye, gir gayi, gira, gire, kam ho gaya, kam ho gaye, kam ho gayi, kam hua, kam hue, ghat gaya, ghat gaye, utar gaya, utar gaye, गिर गए, कम हो गए',
  became: 'became, become, has become, have become, is now, are now, now, ab, abhi, aajkal',
  is: 'hai, hain, is, are, its, chal raha, chal raha hai, chal rahi hai, chal rahe, chal rahe hain, mil raha, mil raha hai, mil rahi hai, mil rahe hain, aa raha hai',
  willSell:
    'bechunga, bechungi, bechenge, bechugna, bechna hai, will sell, will sell for, selling, selling for, selling at, sell for, sell at, sells for, now sells for, now sells at, sells at',
  per: 'per, prati, each',
  // Money that was spent.
  paid: 'paid, pay, pay kiya, pay kiye, payment, payment kiya, payment kar diya, payment ki, spent, spend, kharch, kharcha, kharche, kharch hua, kharch hue, kharch kiya, kharch kiye, kharch kar diye, kharcha hua, kharcha kiya, kharch ho gaye, kharch ho gaya, expense, expenses, lage, laga, lagi, lag gaye, lag gaya, lag gayi, chukaya, chukaye, chuka diya, chuka diye, bhara, bhare, bhar diya, bhar diye, cost me, gaye kharch, लग गए, पेमेंट, पेमेंट किया, पे किया, पे किए, खर्च हुए, खर्च हुआ, खर्चा हुआ',
  bought:
    'bought, buy, purchased, purchase kiya, kharida, kharide, kharidi, laya, laye, layi, le aaya, le aaye, mangwaya, mangwayi, mangwaye, mangaya, mangaayi, mangai, dalwaya, dalwayi, bharwaya, bharwayi, bharaya, लाए, मंगवाया, मंगवाई',
  came: 'aaya, aayi, aaye, aai, aa gaya, aa gayi, aa gaye, आए, आ गई, आ गए',
  received: 'got, received, mila, mili, mile, mil gaya, mil gayi, mil gaye, मिल गए',
  took: 'liya, liye, li, le liya, le liye, le li, le liya hai, le gaya, le gaye, le gayi, took, ले गए, ले गई, take',
  spentOn: 'for, ke liye',
  // Taking back what was written last.
  undo: 'undo, undo karo, undo kar do, undo it, revert, take it back, take it out, take that out, take it off, take that off, take that back, take this back, mita do, mitao, mitado, wapas lelo, wapas kar lo, ulta karo, ulta kar do, scratch that, strike that, अनडू, scratch, erase, erase that, mita de, undo that, undo this, cancel that, cancel this',
  wrong:
    'galat, galat hai, galat tha, galat ho gaya, galat likh diya, galat likha, galat likh gaya, galat likha hai, galat likha gaya, galat add ho gaya, galat add kar diya, galat jod diya, galat bola, galat bol diya, galat sun liya, galat suna, galat entry, galti, galti ho gayi, galti ho gai, galti hui, galti se, galti se likh gaya, wrong, wrong hai, that was wrong, that is wrong, thats wrong, mistake, my mistake, incorrect, oops',
  // All that was written, which is never taken back at once.
  clear:
    'saaf kar do, saaf kar de, saaf karo, clear, clear karo, clear kar do, reset, reset karo, reset kar do, wipe, erase everything',
  last: 'last, last one, last wala, last wali, last wale, last entry, the last, the last one, pichla, pichhli, pichle, pichla wala, aakhri, aakhiri, aakhri wala, abhi wala, abhi jo likha, jo likha, jo abhi likha, previous, latest, entry, एंट्री, jo likha hai, jo add kiya, jo abhi add kiya',
  // Days.
  today:
    'aaj, today, todays, aaj ka, aaj ke, aaj ki, this morning, subah, dopahar, shaam, aaj subah',
  kal: 'kal, kal ka, kal ke, kal ki',
  yesterday:
    'yesterday, yesterdays, kal raat, beeta kal, beete kal, last night, kal ke hisaab mein, kal ke khate mein, kal ki list mein, kal ke record mein',
  was: 'tha, thi, was, were',
  // Not an order to write.
  question:
    'kya, kitna, kitne, kitni, kitana, kitane, how, how many, how much, kaun, kaunsa, kaunsi, kaun sa, konsa, kaise, kaisa, kab, kahan, kyu, kyun, kyon, kyunki, why, when, where, what, whats, which, who, whose, did i, did we, did you, do i, do we, do you, does, have i, have we, has, should, shall, can i, can we, can you tell, could i, may i, tell me, batao, bata do, bata, bataiye, bolo, dikhao, dikha do, show, is it, are there, right, check, dekho, dekh, explain',
  condition:
    'agar, agr, if, suppose, supposing, maan lo, maano, assume, unless, in case, otherwise, warna, jab, jab bhi, jabtak, jab tak, whenever, until, till, hota, hoti, hote, would, could, might, may, shayad, perhaps, maybe, probably, kaash, lagta hai, lagta, umeed, hope, expect, expected, expecting, guess, think, i think, thought, believe, socha, sochta, sochti, soch, sochte, socho, imagine, dream, sapna, sapne, wish, agle',
  negation:
    'nahi, nahin, nhi, nai, mat, not, dont, doesnt, didnt, havent, hasnt, isnt, arent, wasnt, werent, cant, cannot, wont, no, never, bina, without, except, instead, ke bajay, ke bajaye, rather than, neither, nor, none, zero, refuse, refused, mana, mana kar diya',
  left: 'bacha, bachi, bache, bach gaya, bach gaye, bach gayi, bacha hai, bache hain, bacha hua, bache hue, left, leftover, left over, remaining, remain, unsold, stock, baki, बच गए, बच गई, बच गया, बची है, बचे हैं',
  future:
    'will, going to, gonna, want, wants, wanted, need, needs, needed, chahiye, chahta, chahte, chahti, mangta, mangte, maange, maanga, maangi, mang raha, mang rahe, maang, tomorrow, aane wale, aane wala, wala hai hone, hone wala, hone wale, hone wali, hone, target, plan, planning, order karna, banani, banana, banane, banao, bana do, bana de, bana lo, bana dena, banaunga, banayenge, bechna, bechne, bechni, bechu, bechun, bechein, becho, bech do, bech de, bech dena, sell karo, sell kar do, bikna, bikne, bikni, dena, dene, deni, lena, lene, leni, lao, le aao, laana, lani, lane, khareedna, kharidne, khana, khilao, rahega, hoga, hogi, honge, hongi, jayega, jayegi, jayenge, ho jaye, ho jae, karna, karne, karni, karunga, karenge, karu, karun, kar du, kar dun, kar dungi, likhu, likhun, likhna hai, rakhu, rakhun, doon, du, जाएगा, जाएंगे, de do, de de, dedo, टारगेट, प्लान',
  otherDay:
    'parso, parson, narso, monday, tuesday, wednesday, thursday, friday, saturday, sunday, somvar, mangalvar, budhvar, guruvar, veervar, shukravar, shanivar, ravivar, itvar, january, february, march, april, june, july, august, september, october, november, december, week, weeks, hafte, hafta, mahine, mahina, mahino, month, months, year, years, saal, tarikh, date, din pehle, din pahle, days ago, day before, the other day, ago, last week, last month, last year, last sunday, pichle hafte, pichle mahine, pichle saal, diwali, holi, eid, christmas, new year, दिन पहले, मंडे, ट्यूज़डे, वेडनेसडे, थर्सडे, फ्राइडे, सैटरडे, संडे, लास्ट वीक, वीक, मंथ',
  habit:
    'roz, rozana, daily, every day, everyday, every, har din, har roz, usually, normally, generally, always, hamesha, aksar, often, average, averagely, bikta, bikte, bikti, bechta, bechte, bechti, karta, karte, karti, jata, jate, jati, aata, aate, aati, leta, lete, leti, deta, dete, deti, milta, milte, milti, padta, padte, padti, lagte, lagti, banta, bante, banti, raha, rahe, rahi, डेली, एवरेज',
  otherDeed:
    'banaya, banaye, banayi, bana, bane, bani, ban gaya, ban gaye, ban gayi, made, cooked, prepared, cook, prepare, pakaya, pakaye, pakao, baked, fried, gira diya, gira diye, zameen, jal gaya, jal gaye, jal gayi, jala, jale, burnt, burned, kharab, kharab ho gaya, kharab ho gaye, spoiled, spoilt, waste, wasted, phenka, phenk, phek, phek diya, phenk diya, feka, thrown, threw, throw, toot, toot gaya, free, muft, complimentary, tha kya, sold out, out of stock, stolen, chori, borrowed, recipe, vidhi, tarika, chutkula, joke, jokes, kahani, story, movie, film, gaana, song, means, meaning, example, udaharan, jaise, like, type, better, best, worst, compare, बनाए, बन गए, जल गए, matlab, वेस्ट, वेस्ट हो गया, वेस्ट हो गए, फ्री, खराब हो गए, फेंक दिए',
  quote:
    'bola, boli, bole, bol raha, bol rahi, bolta, bolti, bolte, kaha, kahe, kehta, kehte, kehti, kahta, kahte, said, says, say, told, heard, suna, sunaya, likha tha, likha hai, likha hua, reads, asked, asks, puch, pucha, padha, called, कहता, कहते',
  // A buyer, where an order to write stands there; else somebody who sells himself.
  person:
    'usne, unhone, unho, isne, inhone, kisi ne, kisine, dost ne, dost, friend, friends, he, she, they, his, her, their, someone, somebody, log, logon',
  otherPerson:
    'padosi, padosi ne, neighbour, neighbor, neighbours, neighbors, dusre ne, dusra wala, dusri dukan, samne wala, samne wale, bagal wala, bagal wale, bagal mein, competitor, rival, across the road, across the street, next stall, other stall, next cart, his stall, her stall, their stall, uske, uski, uska, unka, unke, unki, he sold, she sold, they sold',
  // Perhaps an order to write.
  soft: 'only, sirf, bas, keval, about, around, approx, approximately, nearly, almost, roughly, lagbhag, karib, takriban, kam se kam, at least, at most, more than, less than, se zyada, se kam, ya, or, udhaar, credit, pehle, pahle, before, later, baad, baad mein, phir se, again, dobara, shuru, लगभग, पहले, बाद में',
  order: 'order, orders, ka order, ऑर्डर',
  vague:
    'kuch, kai, kafi, bahut, bahut saare, bohot, bohot saare, dher, dher saare, several, some, many, lots, lot, a lot, lots of, a lot of, a few, few, a couple, couple, couple of, a couple of, thode, thodi, thoda, thode se, saare, sab, sabhi, all, ek aadh, itne, utne, utna, itna, sab kuch, poora, puri, entire, everything',
  minus: 'negative, ऋण',
  percent: 'percent, per cent, pratishat, fisadi, फीसदी',
  channel: 'online, swiggy, zomato, takeaway, cash, cash mein, upi, gpay, paytm, phonepe, delivery',
  money: 'paisa, paise, money, cash amount, amount, bill, bills',
  // Says nothing of it.
  filler:
    'maine, mene, main ne, tumne, aapne, tune, humne, hamne, i, we, i have, we have, ive, weve, have, me, my, our, apna, apni, mera, mere, meri, hamara, hamare, just, please, pls, plz, bhai, bhaiya, yaar, ji, sir, boss, han, ha, yes, ok, okay, acha, theek hai, suno, sun, listen, hello, hey, hi, chalo, so, well, then, fir, toh, tho, na, aur, and, also, bhi, the, ko, ka, ke, ki, ne, se, mein, par, pe, on, in, at, of, to, from, by, into, with, saath, wala, wale, wali, this, that, it, ye, yeh, wo, woh, ek baar, ek minute, ek sec, ek second, ek customer, ek grahak, ek aadmi, ek bhai, ek table, ek parcel, customer, customers, customer ko, grahak, grahak ko, grahakon, isko, ise, usko, use, tujhe, parcel, counter, table, stall, dukaan, shop, thela, thele, market, mandi, bazaar, sabzi mandi, record mein, list, list mein, khata, khate mein, hisab, hisab mein, register, book, diary, been, being, has been, got sold, mehrbani, kripya, jaldi, jaldi se, zara, down, up, dijiye, lijiye, din, day, abhi abhi, for me, rehne do, rahne do, rehne de, chhodo, chhod do, रहने दो, में, प्लीज, अच्छा, कस्टमर, कस्टमर को, यह, हिसाब में, sorry, also one, one family, ek family, family, one customer, one guy, one man, one lady, one uncle, one person, ek uncle, ek aunty, ek madam, ek sahab, uncle, aunty, madam, sahab, sahib, usual, his usual, her usual, the usual, their usual, umm, uh, dukaan band, closing, naya wala, jo, table number, counter number, yehi, yahi, wahi, there, from there, padosi ko, padosiyon ko, neighbour ko, neighbours ko, to the neighbour, to the neighbor, to neighbours, to neighbors, to the neighbours, to my neighbour, kya bolte hain, kya kehte hain, malik, makan malik, पार्सल, पार्सल में, parcel mein, टेबल नंबर, काउंटर नंबर, टेबल',
} as const satisfies Readonly<Record<string, string>>;

const table = Object.entries(phrases).map(([sign, names]) => [sign as Sign, names] as const);
const lexicon = lexiconOf<Sign>(table);
const words = setOnUse(() => table.flatMap(([, names]) => tokensOf(names)));

export function isSignWord(token: Token): boolean {
  return words.has(token);
}

/**
 * Finds what the words of a sentence say for or against writing it. Only words of the table count, as they
 * stand there: 'bechani'to sell, is one letter away from'becha', sold.
 */
export function signsIn(tokens: readonly Token[]): readonly Match<Sign>[] {
  return findMatches(
    lexicon,
    tokens.map((token) => (words.has(token) ? token : '')),
  );
}

/** With one of these nothing is written, and nobody is asked. */
export const against = signList(
  'question condition negation left future otherDay habit otherDeed quote otherPerson person',
);

/** @example signList('paid gave took') */
export function signList(names: string): readonly Sign[] {
  return names.split(' ') as readonly string[] as readonly Sign[];
}

export function signSet(names: string): ReadonlySet<Sign> {
  return new Set(signList(names));
}
