import { findMatches, lexiconOf, tokensOf } from '@thela/kitchen-book/words';
import type { Match, Token } from '@thela/kitchen-book/words';

/** What a word says for or against writing something into the records. */
export type Sign = keyof typeof phrases;

const phrases = {
  // Plates.
  sold: 'sold, i sold, we sold, just sold, sale, sale hua, sale hui, sale hue, sell kiya, sell kiye, sell ki, sell hua, sell hue, becha, bechi, beche, bechaa, becha hai, beche hain, bechi hai, bech diya, bech diye, bech di, bech dia, bech liya, bech liye, bech chuka, bech chuki, bech chuke, bech ke aaya, bika, biki, bike, bika hai, biki hai, bike hai, bike hain, bik gaya, bik gaye, bik gayi, bik gai, bik gae, bik gya, bik gye, bik gyi, bik chuka, bik chuke, bik chuki, bik chuke hain, bik gaya hai, bik gaye hain, bik gayi hai, बिक गई, बिक गए, बिक गयी, बेच दिए, बेच दिये, बेच दी, बेचा, बेचे, बेची, बिका, बिके, बिकी',
  gone: 'gaya, gaye, gayi, gai, gae, gya, gye, chala gaya, chale gaye, chali gayi, nikla, nikle, nikli, nikal gaya, nikal gaye, nikal gayi, went, gone, went out, gone out, served, serve kiya, serve kiye, गए, गई, निकल गए, चले गए',
  gave: 'diya, diye, di, dia, de diya, de diye, de di, gave, दिए, दिये, दी, दे दिया, दे दिए, दे दी',
  perhaps:
    'bheja, bheje, beja, khatam, khatam ho gaya, khatam ho gaye, khatm, big gaye, bick gaye, bhik gaye, given, put, sell, sells, ख़त्म',
  happened:
    'ho gaya, ho gaye, ho gayi, ho gai, ho gae, ho gya, ho gye, ho gyi, ho gaya hai, ho gaye hain, ho gayi hai, ho chuka, ho chuke, hua, hui, hue, hua hai, hue hain, हो गए, हो गई, हो गया है, हो गए हैं, हुआ, हुए, हुई',
  add: 'x, add, add karo, add kar do, add kar, add kardo, add kar dena, add kijiye, added, jodo, jod do, jod lo, jodna, jod dena, likho, likh do, likh lo, likh dena, likh le, likh de, likh, likhna, note karo, note kar lo, note kar do, note, note down, write, write down, put down, record, record karo, enter, plus, badhao, badha do, badhado, gin lo, gino, count karo, count kar lo, chadha do, chadhao, darj karo, darj kar do, entry karo, entry kar do, increase, जोड़ो, जोड़ दो, लिखो, लिख दो, लिख लो, बढ़ाओ, बढ़ा दो, ऐड करो, ऐड कर दो, एड करो, एड कर दो, नोट करो, नोट कर लो, दर्ज करो',
  more: 'more, another, further, additional',
  back: 'wapas, vapas, vapis, wapis, waapas, return, returned, returns, wapas aaya, wapas aaye, wapas aayi, wapas lo, wapas le lo, wapas karo, wapas kar do, wapas kiya, wapas kiye, wapas kar diya, wapas kar diye, wapas kar di, wapas de di, wapas de diya, wapas de diye, wapas ki, wapas hui, wapas hua, wapas aya, wapas aye, wapas ho gaya, wapas ho gaye, return hua, return ho gaya, return ho gaye, return aaya, return karo, return kar do, return kiya, cancel, cancelled, canceled, cancel karo, cancel kar do, cancel kardo, cancel ho gaya, cancel ho gaye, cancel hua, cancel hue, cancel kiya, cancel kar diya, hatao, hata do, hatado, hata de, hata dena, hata lo, remove, remove karo, remove kar do, delete, delete karo, delete kar do, minus, minus karo, minus kar do, kam karo, kam kar do, kam kardo, kam kar de, kam kar dena, kam kijiye, ghatao, ghata do, ghatado, nikalo, nikaal do, nikal do, subtract, deduct, reduce, take back, take away, take off, took back, less, refund, refund karo, refund kiya, lautaya, lautaye, lauta diya, lauta diye, वापस, वापस करो, वापस कर दो, वापस लो, वापस आया, वापस आए, वापस आ गया, वापस कर दिया, वापस किया, wapas aa gaya, wapas aa gaye, wapas aa gayi, हटाओ, हटा दो, कम करो, कम कर दो, घटाओ, घटा दो, कैंसिल, कैंसल, कैंसिल करो, कैंसिल कर दो, माइनस, निकालो, निकाल दो',
  // 'Zyada likh diya', 'extra add ho gaye', 'kam likha'.
  excess: 'zyada, jyada, jada, faltu, extra, too many, by mistake, ज्यादा, ज़्यादा, एक्स्ट्रा, फालतू',
  short: 'kam, too few, कम',
  written:
    'likh diya, likh diye, likh di, likh dia, likha, likhe, likhi, likh gaya, likh gaye, likh gayi, likh liya, likh liye, likhwa diya, likhwa diye, add kar diya, add kar diye, add kar di, add ho gaya, add ho gaye, add ho gayi, add kiya, add kiye, add ki, jod diya, jod diye, jod di, joda, jode, jud gaya, jud gaye, gin liya, gin liye, gin diya, gin diye, count kar liya, count kar diya, count ho gaya, count ho gaye, bol diya, bol diye, daal diya, daal diye, dal diya, dal diye, chadha diya, chadha diye, chadh gaya, chadh gaye, written, wrote, लिख दिया, लिख दिए, लिख दिये, लिख दी, लिखा, लिखे, लिख गया, लिख गए, जोड़ दिया, जोड़ दिए, जुड़ गया, जुड़ गए, गिन लिए, ऐड कर दिया, ऐड हो गया, ऐड हो गए',
  total:
    'kul, kul mila ke, kul milake, kul milakar, total, total mila ke, totally, in total, in all, altogether, all together, overall, sab mila ke, sab milake, sab milakar, mila ke, milake, milakar, poore din, pure din, poore din mein, pura din, whole day, all day, full day, full count, final count, din bhar, din bhar mein, sab mila kar, कुल, कुल मिलाकर, टोटल, सब मिलाकर, पूरे दिन, पूरे दिन में',
  soFar:
    'ab tak, abhi tak, so far, till now, until now, uptil now, up to now, by now, अब तक, अभी तक',
  count: 'ginti, count, tally, गिनती, काउंट',
  set: 'set, set karo, set kar do, update, update karo, update kar do, change, change karo, change kar do, kar do, kardo, karo, kar de, kar dena, kar dijiye, kar lo, kijiye, kar, badlo, badal do, badal ke, badalkar, rakho, rakh do, rakh lo, rakhna, make, make it, fix, fix karo, correct to, बदलो, बदल दो, कर दो, करो, कर लो, रखो, रख दो, सेट करो, सेट कर दो',
  // Prices.
  price:
    'price, prices, pricing, rate, rates, bhav, bhaav, bhaw, daam, dam, keemat, kimat, qeemat, mrp, cost, costs, भाव, दाम, रेट, कीमत, क़ीमत, प्राइस',
  dearer:
    'mehnga, mehenga, mahanga, mahenga, mehngi, mehenge, mehnge, mehengi, mahange, mahangi, costlier, dearer, up by, went up, went up by, gone up, gone up by, increased, increased by, badh gaya, badh gaye, badh gayi, badh gai, badha, badhe, badhi, upar gaya, महंगा, महंगे, महंगी, मेहंगा, बढ़ गया, बढ़ गए, बढ़ गई, बढ़ा, बढ़े',
  cheaper:
    'sasta, saste, sasti, cheaper, down by, went down, went down by, gone down, came down, come down, dropped, dropped by, fell, fell by, decreased, decreased by, gir gaya, gir gaye, gir gayi, gira, gire, kam ho gaya, kam ho gaye, kam ho gayi, kam hua, kam hue, ghat gaya, ghat gaye, utar gaya, utar gaye, सस्ता, सस्ते, सस्ती, गिर गया, गिर गए, कम हो गया, कम हो गए, घट गया',
  became:
    'became, become, has become, have become, is now, are now, now, ab, abhi, aajkal, अब, अभी',
  is: 'hai, hain, is, are, its, chal raha, chal raha hai, chal rahi hai, chal rahe, chal rahe hain, mil raha, mil raha hai, mil rahi hai, mil rahe hain, aa raha hai, है, हैं, चल रहा है, मिल रहा है, मिल रहे हैं',
  willSell:
    'bechunga, bechungi, bechenge, bechoonga, bechoongi, bechugna, bechna hai, will sell, will sell for, selling, selling for, selling at, sell for, sell at, बेचूंगा, बेचूँगा, बेचूंगी, बेचेंगे',
  per: 'per, prati, each, प्रति',
  // Money that was spent.
  paid: 'paid, pay, pay kiya, pay kiye, payment, payment kiya, payment kar diya, payment ki, spent, spend, kharch, kharcha, kharche, kharch hua, kharch hue, kharch kiya, kharch kiye, kharch kar diye, kharcha hua, kharcha kiya, kharch ho gaye, kharch ho gaya, expense, expenses, lage, laga, lagi, lag gaye, lag gaya, lag gayi, chukaya, chukaye, chuka diya, chuka diye, bhara, bhare, bhar diya, bhar diye, cost me, gaye kharch, खर्च, खर्चा, खर्च हुए, खर्च हुआ, खर्च किए, ख़र्च, लगे, लगा, लग गए, चुकाया, भरा, भर दिया',
  bought:
    'bought, buy, purchased, purchase kiya, kharida, kharide, kharidi, khareeda, khareede, laya, laye, layi, laaya, le aaya, le aaye, mangwaya, mangwayi, mangwaye, mangaya, mangaayi, mangayi, mangai, dalwaya, dalwayi, bharwaya, bharwayi, bharaya, ख़रीदा, खरीदा, खरीदी, खरीदे, लाया, लाए, मंगवाया, मंगवाई, मंगाई, मंगाया, भरवाया, डलवाया',
  came: 'aaya, aayi, aaye, aya, ayi, aye, aai, aa gaya, aa gayi, aa gaye, आया, आई, आए, आ गया, आ गई, आ गए',
  received:
    'got, received, mila, mili, mile, mil gaya, mil gayi, mil gaye, मिला, मिले, मिली, मिल गया, मिल गए',
  took: 'liya, liye, li, lia, le liya, le liye, le li, le liya hai, le gaya, le gaye, le gayi, took, लिया, लिए, ली, ले लिया, ले लिए, ले ली, ले गए, ले गया, ले गई',
  spentOn: 'for, ke liye, के लिए',
  // Taking back what was written last.
  undo: 'undo, undo karo, undo kar do, undo it, revert, take it back, take that back, take this back, mita do, mitao, mitado, wapas le lo, wapas lelo, wapas kar lo, ulta karo, ulta kar do, scratch that, strike that, अनडू, अंडू, मिटा दो, मिटाओ',
  wrong:
    'galat, galat hai, galat tha, galat ho gaya, galat likh diya, galat likha, galat likh gaya, galat likha hai, galat likha gaya, galat add ho gaya, galat add kar diya, galat jod diya, galat bola, galat bol diya, galat sun liya, galat suna, galat entry, galti, galti ho gayi, galti ho gai, galti hui, galti se, galti se likh gaya, wrong, wrong hai, that was wrong, that is wrong, thats wrong, mistake, my mistake, incorrect, oops, गलत, ग़लत, गलती, गलती हो गई, गलत है, गलत लिख दिया, गलत लिखा, गलती से',
  last: 'last, last one, last wala, last vala, last wali, last wale, last entry, the last, the last one, pichla, pichhla, pichhli, pichli, pichle, pichla wala, aakhri, akhri, aakhiri, aakhri wala, abhi wala, abhi jo likha, jo likha, jo abhi likha, previous, latest, entry, पिछला, आखिरी, आख़िरी, पिछली, लास्ट, एंट्री',
  // Days.
  today:
    'aaj, today, todays, aaj ka, aaj ke, aaj ki, this morning, subah, dopahar, shaam, sham, aaj subah, आज, सुबह, शाम',
  kal: 'kal, kal ka, kal ke, kal ki, कल',
  yesterday: 'yesterday, yesterdays, kal raat, beeta kal, beete kal, last night, कल रात',
  was: 'tha, thi, was, were, had, था, थी',
  // Not an order to write.
  question:
    'kya, kitna, kitne, kitni, kitana, kitane, how, how many, how much, kaun, kaunsa, kaunsi, kaun sa, konsa, kaise, kaisa, kab, kahan, kyu, kyun, kyon, kyunki, why, when, where, what, whats, which, who, whose, did i, did we, did you, do i, do we, do you, does, have i, have we, has, should, shall, can i, can we, can you tell, could i, may i, tell me, batao, bata do, bata, bataiye, bolo, dikhao, dikha do, show, is it, are there, right, check, dekho, dekh, explain, क्या, कितना, कितने, कितनी, कौन, कैसे, कब, कहां, कहाँ, क्यों, बताओ, बता दो, बताइए, दिखाओ',
  condition:
    'agar, agr, if, suppose, supposing, maan lo, man lo, maano, assume, unless, in case, otherwise, warna, varna, jab, jab bhi, jabtak, jab tak, when, whenever, until, till, hota, hoti, hote, would, could, might, may, shayad, perhaps, maybe, probably, kaash, kash, lagta hai, lagta, umeed, ummeed, hope, expect, expected, expecting, guess, think, i think, thought, believe, socha, sochta, sochti, soch, sochte, socho, imagine, dream, sapna, sapne, wish, agle, अगर, मान लो, जब, शायद, काश, होता, सोचा, सोच, लगता है, उम्मीद',
  negation:
    'nahi, nahin, nhi, nai, nahee, mat, not, dont, doesnt, didnt, havent, hasnt, isnt, arent, wasnt, werent, cant, cannot, wont, no, never, bina, without, except, instead, ke bajay, ke bajaye, rather than, neither, nor, none, zero, refuse, refused, mana, mana kar diya, नहीं, नही, मत, बिना, मना',
  left: 'bacha, bachi, bache, bach gaya, bach gaye, bach gayi, bacha hai, bache hain, bacha hua, bache hue, left, leftover, left over, remaining, remain, unsold, stock, baki, baaki, बचा, बचे, बची, बच गया, बच गए, बाकी',
  future:
    'will, going to, gonna, want, wants, wanted, need, needs, needed, chahiye, chahie, chaahiye, chahta, chahte, chahti, mangta, mangte, maange, maanga, maangi, mange, manga, mang raha, mang rahe, maang, tomorrow, aane wale, aane wala, wala hai hone, hone wala, hone wale, hone wali, hone, target, plan, planning, order karna, banani, banana, banane, banao, bana do, bana de, bana lo, bana dena, banaunga, banayenge, bechna, bechne, bechni, bechu, bechun, bechoon, bechein, becho, bech do, bech de, bech dena, sell karo, sell kar do, bikna, bikne, bikni, dena, dene, deni, lena, lene, leni, lao, le aao, laana, lana, lani, lane, khareedna, kharidna, kharidne, khana, khilao, rahega, hoga, hogi, honge, hongi, jayega, jayegi, jayenge, ho jaye, ho jaaye, ho jae, karna, karne, karni, karunga, karenge, karu, karun, karoon, kar du, kar dun, kar doon, kar dungi, likhu, likhun, likhna hai, rakhu, rakhun, doon, dun, du, चाहिए, बनानी, बनाना, बनाने, बनाओ, बना दो, बेचना, बेचने, बेचो, बेचूं, बेचूँ, बेच दो, देना, देने, लेना, लाओ, होगा, होंगे, जाएगा, जायेगा, जाएंगे, हो जाए, कर दूं, कर दूँ, मांगे, माँगे, मांगा, माँगा, करूं, करूँ',
  otherDay:
    'parso, parson, narso, monday, tuesday, wednesday, thursday, friday, saturday, sunday, somvar, somwar, mangalvar, mangalwar, budhvar, budhwar, guruvar, guruwar, veervar, shukravar, shukrawar, shanivar, shaniwar, ravivar, raviwar, itvar, itwar, january, february, march, april, june, july, august, september, october, november, december, week, weeks, hafte, hafta, mahine, mahina, mahino, month, months, year, years, saal, tarikh, tareekh, date, din pehle, din pahle, days ago, day before, the other day, ago, last week, last month, last year, last sunday, pichle hafte, pichle mahine, pichle saal, diwali, holi, eid, christmas, new year, परसों, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, इतवार, हफ्ते, महीने, साल, तारीख, दिन पहले',
  habit:
    'roz, rozana, daily, every day, everyday, every, har din, har roz, usually, normally, generally, always, hamesha, aksar, often, average, averagely, bikta, bikte, bikti, bechta, bechte, bechti, karta, karte, karti, jata, jate, jati, aata, aate, aati, ata, ate, ati, leta, lete, leti, deta, dete, deti, milta, milte, milti, padta, padte, padti, lagta, lagte, lagti, banta, bante, banti, raha, rahe, rahi, रोज, रोज़, हमेशा, अक्सर, बिकता, बिकते, बिकती, बेचता, बेचते, बेचती, करता, करते, जाता, जाते, रहा, रहे, रही, मिलता, लगता',
  otherDeed:
    'banaya, banaye, banayi, bana, bane, bani, ban gaya, ban gaye, ban gayi, made, cooked, prepared, cook, prepare, pakaya, pakaye, pakao, baked, fried, khaya, khaye, khayi, kha liya, kha liye, kha gaya, kha gaye, ate, eaten, gira diya, gira diye, zameen, jal gaya, jal gaye, jal gayi, jala, jale, burnt, burned, kharab, kharab ho gaya, kharab ho gaye, spoiled, spoilt, waste, wasted, phenka, phenk, phek, phek diya, phenk diya, fek, feka, fenka, thrown, threw, throw, dropped, toot, toot gaya, tut gaya, free, muft, complimentary, tha kya, sold out, out of stock, stolen, chori, borrowed, recipe, vidhi, tarika, dalo, daalo, daal do, dal do, chutkula, joke, jokes, kahani, story, movie, film, gaana, gana, song, matlab, means, meaning, example, udaharan, jaise, like, type, better, best, worst, compare, बनाया, बनाए, बनाये, बना, बने, बनी, बन गए, बन गया, खाया, खाए, खा लिया, जल गया, जल गए, खराब, ख़राब, फेंक, फेंका, मुफ्त, फ्री, डालो, डाल दो',
  quote:
    'bola, boli, bole, bol raha, bol rahi, bolta, bolti, bolte, kaha, kahe, kehta, kehte, kehti, kahta, kahte, said, says, say, told, heard, suna, sunaya, likha tha, likha hai, likha hua, written, reads, asked, asks, puch, pucha, poocha, puchh, padha, called, bol diya, बोला, बोली, बोले, कहा, कहता, कहते, पूछा, सुना, लिखा है, लिखा था',
  otherPerson:
    'usne, unhone, unho, isne, inhone, kisi ne, kisine, uske, uski, uska, unka, unke, unki, padosi, padosi ne, neighbour, neighbor, neighbours, neighbors, dusre ne, doosre ne, dusra wala, dusri dukan, samne wala, samne wale, saamne wala, saamne wale, bagal wala, bagal wale, bagal mein, competitor, rival, dost ne, dost, friend, friends, he, she, they, his, her, their, someone, somebody, he sold, log, logon, लोग, उसने, उन्होंने, किसी ने, पड़ोसी, सामने वाले, बगल वाले, दोस्त',
  // Perhaps an order to write.
  soft: 'only, sirf, bas, keval, about, around, approx, approximately, nearly, almost, roughly, lagbhag, karib, kareeb, takriban, kam se kam, at least, at most, more than, less than, se zyada, se kam, ya, or, udhaar, udhar, credit, order, orders, pehle, pahle, before, later, baad, baad mein, phir se, again, dobara, shuru, maana, सिर्फ, केवल, लगभग, करीब, उधार, ऑर्डर, पहले, बाद में, या, दोबारा',
  vague:
    'kuch, kuchh, kai, kafi, kaafi, bahut, bahut saare, bahut sare, bohot, bohot saare, dher, dher saare, several, some, many, lots, lot, a lot, lots of, a lot of, a few, few, a couple, couple, couple of, a couple of, thode, thodi, thoda, thode se, saare, sare, sab, sabhi, all, ek aadh, ek adh, itne, utne, utna, itna, कुछ, कई, काफी, बहुत, बहुत सारे, थोड़े, थोड़ा, सारे, सब, इतने',
  minus: 'negative, ऋण',
  percent: 'percent, per cent, pratishat, fisadi, फीसदी, प्रतिशत',
  channel:
    'online, swiggy, zomato, takeaway, take away, cash, cash mein, upi, gpay, paytm, phonepe, delivery',
  money: 'paisa, paise, money, cash amount, amount, bill, bills, charge, charges, पैसा, पैसे, बिल',
  // Says nothing of it.
  filler:
    'maine, mene, main ne, tumne, aapne, tune, humne, hamne, i, we, i have, we have, ive, weve, have, me, my, our, apna, apne, apni, mera, mere, meri, hamara, hamare, just, please, pls, plz, bhai, bhaiya, yaar, ji, sir, boss, han, haan, ha, yes, ok, okay, acha, accha, theek hai, thik hai, arre, are, suno, sun, listen, hello, hey, hi, chalo, so, well, then, fir, phir, toh, tho, na, aur, and, also, bhi, the, ko, ka, ke, ki, ne, se, mein, me, par, pe, on, in, at, of, to, from, by, into, forgot, i forgot, forgot to, i forgot to, bhool gaya, bhool gaya tha, bhool gayi, bhul gaya, bhul gayi, भूल गया, भूल गई, with, saath, sath, wala, wale, wali, vala, this, that, it, ye, yeh, wo, woh, ek baar, ek minute, ek sec, ek second, ek customer, ek grahak, ek aadmi, ek bhai, ek table, ek parcel, customer, customers, customer ko, grahak, grahak ko, grahakon, isko, ise, isse, usko, use, tujhe, parcel, counter, table, stall, dukaan, dukan, shop, thela, thele, market, mandi, bazaar, bazar, sabzi mandi, record mein, list, list mein, khata, khate mein, hisab, hisaab, hisab mein, hisaab mein, register, book, diary, been, being, has been, got sold, mehrbani, kripya, jaldi, jaldi se, zara, jara, down, up, into, dijiye, lijiye, din, day, abhi abhi, plate, plates, piece, pieces, rupaye, for me, rehne do, rahne do, rehne de, chhodo, chodo, chhod do, रहने दो, छोड़ो, मैंने, मैने, हमने, मेरा, मेरे, को, का, के, की, ने, से, में, पर, पे, और, भी, वाला, वाले, वाली, कृपया, प्लीज, भाई, भैया, जी, हां, हाँ, अच्छा, ठीक है, ग्राहक, ग्राहक को, कस्टमर, कस्टमर को, अरे, चलो, ये, यह, वो, दिन, प्लेट, अपना, हिसाब में, मंडी, बाजार, बाज़ार',
} as const satisfies Readonly<Record<string, string>>;

const table = Object.entries(phrases).map(([sign, names]) => [sign as Sign, names] as const);
const lexicon = lexiconOf<Sign>(table);
const words: ReadonlySet<Token> = new Set(table.flatMap(([, names]) => tokensOf(names)));

/** Whether a word may be a part of a sign. */
export function isSignWord(token: Token): boolean {
  return words.has(token);
}

/**
 * Finds what the words of a sentence say for or against writing it. Only words of the table count, as they
 * stand there: 'bechani', to sell, is one letter away from 'becha', sold.
 */
export function signsIn(tokens: readonly Token[]): readonly Match<Sign>[] {
  return findMatches(
    lexicon,
    tokens.map((token) => (words.has(token) ? token : '')),
  );
}

/** With one of these nothing is written, and nobody is asked. */
export const against: readonly Sign[] = [
  'question',
  'condition',
  'negation',
  'left',
  'future',
  'otherDay',
  'habit',
  'otherDeed',
  'quote',
  'otherPerson',
];
