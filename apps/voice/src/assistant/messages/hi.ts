import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  greeting: (assistant) =>
    `नमस्ते! मैं ${assistant} हूँ, आपके ठेले का साथी। बताइए, आज ठेला सँभालने में कैसे मदद करूँ?`,
  lists: {
    and: (first, last) => `${first} और ${last}`,
    or: (first, last) => `${first} या ${last}`,
    more: (count) => `${number(count)} और`,
  },
  prices: {
    units: {
      kg: 'प्रति किलो',
      g: 'प्रति ग्राम',
      litre: 'प्रति लीटर',
      ml: 'प्रति मिली',
      piece: 'प्रति पीस',
      dozen: 'प्रति दर्जन',
    },
    quintal: 'प्रति क्विंटल',
    held: {
      loose: (amount, unit) => `${number(amount, 3)} ${unit} का`,
      packet: (amount, unit) => `प्रति पैकेट (${number(amount, 3)} ${unit})`,
      bundle: (amount, unit) => `प्रति गड्डी (${number(amount, 3)} ${unit})`,
      tray: (amount, unit) => `प्रति ट्रे (${number(amount, 3)} ${unit})`,
    },
    amounts: {
      kg: 'किलो',
      g: 'ग्राम',
      litre: 'लीटर',
      ml: 'मिली',
      piece: 'पीस',
      dozen: 'दर्जन',
    },
    price: (price, unit) => `${price} ${unit}`,
  },
  examples: {
    'sous-chef': 'खाने में कुछ गड़बड़ हो तो बोलिए: टमाटर खट्टे हैं।',
    profit: 'पैसों के लिए बोलिए: एक मसाला डोसा कितने का पड़ता है।',
    'zero-waste': 'बचे खाने के लिए बोलिए: पाँच इडली और थोड़ा सांभर बचा है।',
  },
  talk: {
    greeting: (assistant) => `नमस्ते! मैं ${assistant} हूँ। कैसे मदद करूँ?`,
    help: 'मैं तीन तरह से मदद करता हूँ। डिश या सामान ठीक करना, प्लेट की लागत और किसे ज़्यादा बेचें यह बताना, और बचे खाने से स्पेशल बनाना।',
    counting: 'और आपकी बिक्री भी गिनता हूँ, बोलिए: दो मसाला डोसा बेचा।',
    thanks: 'आपका स्वागत है। आगे बताइए?',
    agreed: 'ठीक है। आगे बताइए?',
    stop: 'ठीक है, अब मैं चुप हूँ। ज़रूरत हो तो बोलिए।',
  },
  switched: {
    'sous-chef': 'ठीक है, अब रसोई। बताइए, कौन सा सामान या डिश ठीक नहीं है।',
    profit: 'ठीक है, अब मुनाफ़ा। पूछिए कि डिश कितने की पड़ती है, या किसे ज़्यादा बेचें।',
    'zero-waste': 'ठीक है, अब बचा खाना। बताइए, क्या बचा है और कितना।',
  },
  switchedShortly: {
    'sous-chef': 'ठीक है, अब रसोई।',
    profit: 'ठीक है, अब मुनाफ़ा।',
    'zero-waste': 'ठीक है, अब बचा खाना।',
  },
  whichRole: 'कौन सा चाहिए: रसोई, मुनाफ़ा या बचा खाना?',
  notUnderstood: 'माफ़ कीजिए, यह समझ नहीं आया।',
  modelSilent: {
    book: 'AI ने जवाब नहीं दिया, इसलिए यह रसोई की किताब से है।',
    calculated: 'AI ने जवाब नहीं दिया, इसलिए यह आपके अपने हिसाब से है।',
    nothing: 'AI ने जवाब नहीं दिया।',
  },
  special: {
    name: (name) => `इसका नाम रखिए '${name}'। कल बोर्ड पर सिर्फ़ एक दिन का स्पेशल लिखिए।`,
    step: 'स्टेप',
  },
  profit: {
    menu: (dishes) => `आपके मेन्यू में ${dishes} हैं।`,
    emptyMenu: 'आपका मेन्यू ख़ाली है।',
    noDish: 'आपके मेन्यू में अभी कोई डिश नहीं है।',
    noPlates: 'आज की प्लेटें अभी नहीं भरी हैं। “मुनाफ़ा” में भरिए।',
    noPlatesYet: 'आज की प्लेटें अभी नहीं भरी हैं।',
    noCosts:
      'आपकी डिश की लागत मुझे अभी पता नहीं। “मुनाफ़ा” में लिखिए कि उनमें क्या लगता है, फिर मैं बताऊँगा कि किसे ज़्यादा बेचें।',
    costUnknown: (dish) => `${dish} की लागत मुझे अभी पता नहीं। “मुनाफ़ा” में लिखिए कि उसमें क्या लगता है।`,
    samples: 'बिकी प्लेटें अभी नमूना हैं। “मुनाफ़ा” में अपनी प्लेटें भरिए।',
    onePlate: {
      earns: (dish, cost, price, profit, margin) =>
        `${dish} की एक प्लेट ${cost} की पड़ती है। आप ${price} में बेचते हैं, तो हर प्लेट पर ${profit} का मुनाफ़ा है, मार्जिन ${margin}।`,
      loses: (dish, cost, price, loss, margin) =>
        `${dish} की एक प्लेट ${cost} की पड़ती है। आप ${price} में बेचते हैं, तो हर प्लेट पर ${loss} का घाटा है, मार्जिन ${margin}।`,
    },
    plates: {
      earns: (count, dish, cost, price, profit, margin) =>
        `${dish} की ${number(count)} प्लेटें ${cost} की पड़ती हैं। ${price} प्लेट के दाम पर ${profit} का मुनाफ़ा है, मार्जिन ${margin}।`,
      loses: (count, dish, cost, price, loss, margin) =>
        `${dish} की ${number(count)} प्लेटें ${cost} की पड़ती हैं। ${price} प्लेट के दाम पर ${loss} का घाटा है, मार्जिन ${margin}।`,
    },
    sold: {
      none: (dish) => `${dish} की कोई प्लेट आज नहीं भरी है।`,
      earns: (dish, count, revenue, profit) =>
        `${dish}: आज ${number(count)} प्लेट। बिक्री ${revenue}, मुनाफ़ा ${profit}।`,
      loses: (dish, count, revenue, loss) =>
        `${dish}: आज ${number(count)} प्लेट। बिक्री ${revenue}, घाटा ${loss}।`,
      costUnknown: (dish, count, revenue) =>
        `${dish}: आज ${number(count)} प्लेट। बिक्री ${revenue}; लागत पता नहीं।`,
    },
    earnings: {
      taken: (revenue) => `आज की बिक्री ${revenue} है।`,
      earns: (profit, margin) => `मुनाफ़ा ${profit}, मार्जिन ${margin}।`,
      loses: (loss, margin) => `घाटा ${loss}, मार्जिन ${margin}।`,
      notKnown: 'मुनाफ़ा पता नहीं।',
      unknown: (dishes) => `${dishes} की लागत पता नहीं, इसलिए वह मुनाफ़े में नहीं है।`,
    },
    least: {
      noLosers: 'किसी डिश में घाटा नहीं है।',
      margin: (dish, margin) => `सबसे कम मार्जिन ${dish} का है, ${margin}।`,
      earns: (dish, profit) => `सबसे कम रुपये ${dish} से आते हैं: हर प्लेट पर ${profit} का मुनाफ़ा।`,
      loses: (dish, loss) => `सबसे कम रुपये ${dish} से आते हैं: हर प्लेट पर ${loss} का घाटा।`,
    },
    whatIf: {
      of: (name, price) => `${name} ${price}`,
      with: (changes) => `अगर ${changes} हो:`,
      unused: 'आपके मेन्यू की किसी डिश में यह नहीं लगता।',
    },
    price: (ingredient, price) => `${ingredient} का आपका दाम ${price} है।`,
    noPrice: (ingredient) => `${ingredient} का दाम अभी नहीं भरा है।`,
    offMenu: (dishes) => `${dishes} आपके मेन्यू में नहीं है, इसलिए उसका हिसाब मेरे पास नहीं है।`,
    noDishFound: 'इसमें आपके मेन्यू की कोई डिश नहीं मिली।',
    askOfDish: 'पूछिए, जैसे: किसी डिश की एक प्लेट कितने की पड़ती है।',
    unchanged: 'मैंने कुछ नहीं बदला। “मुनाफ़ा” में बदलिए, मैं तुरंत उसी से हिसाब करूँगा।',
    promote: {
      steady: 'आपका मेन्यू ठीक चल रहा है।',
      best: (dish, margin, profit) =>
        `सबसे अच्छा मार्जिन ${dish} का है, ${margin}। हर प्लेट पर ${profit} का मुनाफ़ा है।`,
      thatOne: 'वही ज़्यादा बेचिए।',
      dish: (dish) => `${dish} ज़्यादा बेचिए।`,
      byMargin: (dish) => `मार्जिन के हिसाब से ${dish} ज़्यादा बेचिए।`,
      more: (other, profit, best, extra) =>
        `${other} से हर प्लेट पर ${profit} मिलते हैं। हर 10 प्लेट उसकी जगह ${best} बिके तो ${extra} ज़्यादा मिलेंगे।`,
      less: (other, profit, best, less) =>
        `पर बदलने से पहले रुपयों में देखिए: ${other} से हर प्लेट पर ${profit} मिलते हैं। हर 10 प्लेट उसकी जगह ${best} बिके तो ${less} कम मिलेंगे।`,
    },
  },
  records: {
    today: 'आज',
    yesterday: 'कल',
    onDay: (date) => `${date} को`,
    dish: (count, name) => `${number(count)} ${name}`,
    plates: {
      sold: (dishes) => `${dishes} बिका`,
      counted: (dishes) => `${dishes} जोड़ा`,
      takenBack: (dishes) => `${dishes} वापस लिया`,
      planned: (what, day) => `${day} ${what}`,
      doneOne: (what, count) => `${what}: ${count}`,
      done: (what, counts) => `${what}। ${counts}`,
      doneUnread: (what, day) => `${what}, ${day}।`,
      undone: (what, counts) => `वापस लिया: ${what}। ${counts}`,
      undoneUnread: (what, day) => `वापस लिया: ${what}, ${day}।`,
      tooMany: {
        one: (dish, day) => `${day} सिर्फ़ ${dish} गिना है। कुछ नहीं लिखा।`,
        other: (dish, day) => `${day} सिर्फ़ ${dish} गिने हैं। कुछ नहीं लिखा।`,
      },
      count: (count, day, revenue) => `${day} ${number(count)}, ${revenue}।`,
      oneDish: (dish, day, revenue) => `${day} ${dish}, ${revenue}।`,
      dishes: (day, dishes) => `${day}: ${dishes}।`,
      dishRevenue: (dish, revenue) => `${dish}, ${revenue}`,
    },
    count: {
      planned: (dishes, day) => `${day} कुल ${dishes}`,
      unreadNow: (dishes, day) => `${dishes}, ${day}।`,
      done: (dishes, before) => `गिनती लिखी: ${dishes} पहले: ${before}।`,
      undone: (dishes) => `वापस लिया: कुल ${dishes}।`,
      stands: (dishes, day) => `${day} ${dishes}: गिनती यही है।`,
      unread: 'अभी हिसाब पढ़ नहीं पा रहा। कुछ नहीं लिखा। फिर कोशिश करें, या “गिनें” में लिखें।',
      twice: 'एक ही डिश की दो गिनतियाँ सुनाई दीं। कुछ नहीं लिखा। एक बताइए।',
    },
    price: {
      planned: (name, price) => `${name} ${price}`,
      plannedBefore: (name, price, before) => `${name} ${price}, अब तक ${before}`,
      done: (name, price) => `${name}: आज से ${price}।`,
      before: (before) => `पहले: ${before}।`,
      undone: (name, price) => `वापस लिया। ${name}: फिर ${price}।`,
      undoneNone: (name) => `वापस लिया। ${name}: फिर कोई दाम नहीं।`,
      stands: (name, price) => `${name}: पहले से ${price} है।`,
      otherUnit: (name, unit) => `${name} आप दूसरे नाप से लेते हैं। ${unit} दाम बताइए। कुछ नहीं लिखा।`,
    },
    sellingPrice: {
      planned: (name, price, before) => `${name} ${price} प्लेट, अब तक ${before}`,
      done: (name, price, before) => `${name}: अब से ${price} प्लेट। पहले: ${before}।`,
      undone: (name, price) => `वापस लिया। ${name}: फिर ${price} प्लेट।`,
      stands: (name, price) => `${name}: पहले से ${price} प्लेट है।`,
    },
    expense: {
      words: { gas: 'गैस', ice: 'बर्फ़', help: 'मज़दूरी', rent: 'किराया', other: 'दूसरा ख़र्च' },
      planned: (amount, word, day) => `${day} ${word} के ${amount}`,
      done: (amount, word) => `${word} के ${amount} लिख दिए।`,
      total: (day, total) => `${day} का ख़र्च: ${total}।`,
      undone: (amount, word) => `वापस लिया: ${word} के ${amount}।`,
    },
    correction: {
      waste: (what, day) => `${day} फेंका हुआ: ${what}`,
      amount: (amount, unit, name) => `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name, price) => `${name} ${price} प्लेट`,
      dated: (what, day) => `${day} ${what}`,
      instead: (now, before) => `${before} की जगह ${now}`,
      written: (what) => `लिख लिया: ${what}।`,
      takenBack: (what) => `वापस लिया: ${what}।`,
      corrected: (before, now) => `ठीक किया। पहले: ${before}। अब: ${now}।`,
      putBack: (what) => `पहले जैसा कर दिया: ${what}।`,
      none: (day) => `${day} की ऐसी कोई एंट्री नहीं मिली। कुछ नहीं बदला।`,
      whichDay: 'किस दिन का? कल बोलिए, या तारीख़, जैसे 14 नवंबर। कुछ नहीं बदला।',
    },
    unsaved: {
      full: 'पर यह सेव नहीं हुआ: फ़ोन में जगह नहीं है। यह पेज खुला रखें और थोड़ी जगह बनाएँ।',
      blocked: 'पर यह सेव नहीं हुआ: ब्राउज़र यहाँ कुछ सेव नहीं करता। यह पेज खुला रखें।',
    },
    failed: 'यह लिख नहीं पाया। “गिनें” में लिख दीजिए।',
    undo: {
      nothing: 'मेरा लिखा कुछ नहीं है जो वापस लूँ।',
      already: 'यह पहले ही वापस लिया जा चुका है।',
      tooOld: 'यह बहुत पहले का है। “गिनें” या “मेरा मेन्यू” में बदल लीजिए।',
      failed: 'यह वापस नहीं ले पाया। “गिनें” या “मेरा मेन्यू” में बदल लीजिए।',
    },
    ask: {
      choose: (choices) => `कौन सा: ${choices}?`,
      chooseOfMany: 'आप कौन सा कह रहे हैं?',
      undo: (planned) => `वापस लूँ: ${planned}? हाँ या नहीं बोलिए।`,
      confirm: (planned) => `लिख दूँ: ${planned}? हाँ या नहीं बोलिए।`,
      purchase: (planned) =>
        `डिश में लगने वाला सामान पहले से अपने दाम से गिना जाता है। फिर भी ख़र्च में लिख दूँ: ${planned}? हाँ या नहीं बोलिए।`,
      missing: {
        plates: 'कितनी प्लेट?',
        price: 'दाम कितने रुपये है?',
        amount: 'कितने रुपये?',
      },
      nothingYet: 'अभी कुछ नहीं लिखा।',
      yes: 'हाँ',
      no: 'नहीं',
    },
    dayAnswer: {
      nothing: { today: 'आज अभी कुछ नहीं गिना है।', yesterday: 'कल कुछ नहीं गिना है।' },
      sold: (count, day, revenue, most) =>
        `${day} ${number(count)} प्लेट, ${revenue}। सबसे ज़्यादा: ${most}।`,
      dishEarns: (dish, revenue, profit) => `${dish}, बिक्री ${revenue}, मुनाफ़ा ${profit}`,
      dishLoses: (dish, revenue, loss) => `${dish}, बिक्री ${revenue}, घाटा ${loss}`,
      dishCostUnknown: (dish, revenue) => `${dish}, बिक्री ${revenue}, लागत पता नहीं`,
      otherDays:
        'बाक़ी दिन का यह नहीं बता सकता। वे आपके ठेले के पेज पर “आपके दिन” में और “बिक्री का हिसाब” में हैं।',
      taken: (day, revenue) => `${day}: बिक्री ${revenue}।`,
      earned: (day, revenue, profit) => `${day}: बिक्री ${revenue}, डिश पर मुनाफ़ा ${profit}।`,
      lost: (day, revenue, loss) => `${day}: बिक्री ${revenue}, डिश पर घाटा ${loss}।`,
      unknownCost: (count, dishes) => `${number(count)} डिश की लागत पता नहीं: ${dishes}।`,
      unknownWaste: (count, items) =>
        `फेंकी गई ${number(count)} ${plural(count, { one: 'चीज़', other: 'चीज़ों' })} की लागत पता नहीं: ${items}।`,
      notInProfit: (count) => plural(count, { one: 'वह मुनाफ़े में नहीं है।', other: 'वे मुनाफ़े में नहीं हैं।' }),
      profitUnknown: 'इसलिए मुनाफ़ा पता नहीं।',
      left: {
        today: (left) => `आज हाथ में ${left} बचे, सामान, ख़र्च और बर्बादी निकालकर।`,
        yesterday: (left) => `कल हाथ में ${left} बचे, सामान, ख़र्च और बर्बादी निकालकर।`,
      },
      short: {
        today: (short) => `आज ${short} कम पड़े, सामान, ख़र्च और बर्बादी निकालकर।`,
        yesterday: (short) => `कल ${short} कम पड़े, सामान, ख़र्च और बर्बादी निकालकर।`,
      },
      leftFood: 'बचे खाने के लिए बताइए कि क्या बचा है और कितना।',
      expense: (word, amount) => `${word} ${amount}`,
      expenses: (day, total, each) => `${day} का ख़र्च: ${total}। ${each}।`,
      noExpenses: { today: 'आज का कोई ख़र्च नहीं लिखा है।', yesterday: 'कल का कोई ख़र्च नहीं लिखा है।' },
      unread: 'अभी हिसाब पढ़ नहीं पा रहा। “मुनाफ़ा” में देख लीजिए।',
    },
    halfPlates:
      'मैं पूरी प्लेट ही गिनता हूँ, इसलिए कुछ नहीं लिखा। पूरी प्लेटें बोलिए, या हाफ़ प्लेट को “मेरा मेन्यू” में अलग डिश बनाकर जोड़िए।',
    notUnderstood: {
      purchase: 'डिश में जो सामान लगता है, वह अपने दाम से गिना जाता है, हर ख़रीद अलग से नहीं।',
      entry:
        'क्या लिखना है, समझ नहीं आया, इसलिए कुछ नहीं लिखा। प्लेटों के लिए बोलिए: दो मसाला डोसा बेचा। ख़र्च के लिए: गैस 300 रुपये।',
      price: 'दाम के लिए: टमाटर 40 रुपये किलो।',
    },
    noSuch: (name) => `आपके ठेले पर ${name} नहीं मिला, इसलिए कुछ नहीं लिखा। “मेरा मेन्यू” में जोड़ सकते हैं।`,
    preparation: (name) =>
      `${name} आपके ठेले पर बनता है: उसकी लागत रेसिपी से आती है, और वह प्लेट में नहीं बिकता। कुछ नहीं लिखा।`,
    dropped: 'ठीक है, कुछ नहीं लिखा।',
    newDay: 'मेरे पूछने के बाद नया दिन शुरू हो गया। कुछ नहीं लिखा। फिर से बोलिए।',
    needsStall: 'यह लिखने के लिए पहले आपका ठेला चाहिए: आपकी डिश और आपके दाम। कुछ नहीं लिखा।',
  },
  helper: {
    example: 'गिनती के लिए पूछिए: आज कितनी प्लेट बिकीं।',
    help: 'मैं आपकी बेची प्लेटें गिनता हूँ, ख़र्च लिखता हूँ, डिश या सामान ठीक करना बताता हूँ, और बचे खाने से स्पेशल बनाना।',
    money: 'लागत, मुनाफ़ा और सामान के दाम सिर्फ़ मालिक देखते हैं। आज की प्लेटें मैं बता सकता हूँ।',
    days: 'बाक़ी दिन सिर्फ़ मालिक देखते हैं। आज का मैं बता सकता हूँ।',
    change: 'दाम सिर्फ़ मालिक बदलते हैं। कुछ नहीं लिखा।',
    pastDay: 'बाक़ी दिन सिर्फ़ मालिक बदलते हैं। कुछ नहीं लिखा।',
    noSuch: (name) => `इस ठेले पर ${name} नहीं मिला, इसलिए कुछ नहीं लिखा। दाम और मेन्यू सिर्फ़ मालिक बदलते हैं।`,
    notYet: 'इस ठेले की डिश अभी इस फ़ोन में नहीं आईं। कुछ नहीं लिखा।',
  },
  call: { lookAtScreen: 'जो लिखा गया, वह स्क्रीन पर है। नहीं दिखे तो फिर से बोलिए।' },
});
