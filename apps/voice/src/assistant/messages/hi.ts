import type { Words } from '@thela/language';
import type { Messages } from './en';

/** A verb for one 'he', for several, for one 'she', for several. Dishes that end in a long i are 'she', and these. */
function verbFor(
  dishes: string,
  [he, they, oneShe, allShe]: readonly [string, string, string, string],
) {
  const names = dishes.split(/, | और /);
  const isOne = names.length === 1 && dishes.startsWith('1 ');
  const isShe = names.every((name) =>
    /(ी|चाय|चाट|खीर|दाल|भेल|आइसक्रीम|[^a]i|ee|ie|\b(chai|tea|chaat|kheer|dal|bhel|ice cream))$/i.test(
      name,
    ),
  );
  if (isShe) return isOne ? oneShe : allShe;
  return isOne ? he : they;
}

/** 'किराया' before a postposition. */
function oblique(word: string): string {
  return word.replace(/किराया$/, 'किराये');
}

export const messages = ({ number, plural }: Words): Messages => ({
  lists: {
    and: (first, last) => `${first} और ${last}`,
    or: (first, last) => `${first} या ${last}`,
    more: (count) => `${number(count)} ${plural(count, { one: 'दूसरी चीज़', other: 'दूसरी चीज़ें' })}`,
  },
  prices: {
    units: {
      kg: 'किलो',
      g: 'ग्राम',
      litre: 'लीटर',
      ml: 'मिली',
      piece: 'पीस',
      dozen: 'दर्जन',
    },
    quintal: 'क्विंटल',
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
    'sous-chef': 'खाने में कुछ गड़बड़ हो तो बताइए, जैसे: टमाटर खट्टे हैं।',
    profit: 'पैसों के लिए बोलिए: एक मसाला डोसा कितने का पड़ता है।',
    'zero-waste': 'बचे खाने के लिए बोलिए: पाँच इडली और थोड़ा सांभर बचा है।',
  },
  talk: {
    greeting: (assistant) => `नमस्ते! मैं ${assistant} हूँ। कैसे मदद करूँ?`,
    help: 'मैं तीन काम करता हूँ: बिगड़ी डिश या सामान ठीक करवाता हूँ, बताता हूँ कि प्लेट की लागत कितनी है और कौन सी चीज़ ज़्यादा बेचें, और बचे खाने से स्पेशल बनवाता हूँ।',
    counting: 'और आपकी बिक्री भी गिनता हूँ, बोलिए: दो मसाला डोसा बेचे।',
    thanks: 'कोई बात नहीं। और बताइए?',
    agreed: 'ठीक है। और बताइए?',
    stop: 'ठीक है, अब मैं चुप हूँ। ज़रूरत हो तो बोलिए।',
    normal: 'ठीक है, अब पहले की तरह।',
    notMyField: 'माफ़ कीजिए, यह मेरे बस का नहीं।',
    weather: 'माफ़ कीजिए, मौसम मैं नहीं बता सकता: मौसम का ऐप देखिए।',
    machine: 'मैं इंसान नहीं, एक प्रोग्राम हूँ।',
    language: 'मेन्यू में “भाषा” से चुनिए: हिंदी, तेलुगु, अंग्रेज़ी या हिंग्लिश। और कोई भाषा मुझे नहीं आती।',
    credit: 'उधार का खाता मैं नहीं रखता, सिर्फ़ बिक्री और ख़र्च लिखता हूँ। नाम और रक़म कॉपी में लिख लीजिए।',
    bank: 'UPI, बैंक और लोन मैं नहीं देख सकता: पेमेंट ऐप में देखिए, या बैंक से पूछिए। लोन के लिए वहीं मुद्रा या पीएम स्वनिधि पूछिए। PIN और OTP किसी को मत बताइए; ठगी हो जाए तो तुरंत 1930 पर फ़ोन कीजिए।',
    trouble:
      'यह सुनकर बुरा लगा। शांत रहिए, और पहले पैसे लेकर फिर दीजिए। कोई धमकाए, चोरी करे या हाथ उठाए तो पुलिस को 112 पर फ़ोन कीजिए।',
  },
  health: {
    burn: 'जली जगह 20 मिनट ठंडे बहते पानी के नीचे रखिए, फिर साफ़ कपड़े से ढकिए। टूथपेस्ट, तेल या बर्फ़ मत लगाइए। ज़्यादा जला हो, छाले पड़ें या चेहरा जला हो तो डॉक्टर को दिखाइए; इमरजेंसी में 112 या 108 पर फ़ोन कीजिए।',
    cut: 'कटी जगह को साफ़ कपड़े से दबाकर रखिए, ख़ून रुके तो धोकर पट्टी कीजिए। गहरा कटा हो या ख़ून न रुके तो तुरंत डॉक्टर के पास जाइए, या 108 पर फ़ोन कीजिए।',
    eye: 'आँख को 15 मिनट साफ़ पानी से धोइए, मलिए मत। तेल गया हो, या लाली और जलन न जाए, तो डॉक्टर को दिखाइए।',
    other:
      'मैं डॉक्टर नहीं हूँ: डॉक्टर से या दवा की दुकान पर पूछिए। बुख़ार, उल्टी या दस्त हों तो दूसरों के लिए खाना न बनाएँ। इमरजेंसी में 112 या 108 पर फ़ोन कीजिए।',
  },
  switched: {
    'sous-chef': 'ठीक है, अब रसोई की बात। बताइए, कौन सा सामान या डिश ठीक नहीं है।',
    profit: 'ठीक है, अब मुनाफ़े की बात। पूछिए कि डिश कितने की पड़ती है, या क्या ज़्यादा बेचें।',
    'zero-waste': 'ठीक है, अब बचे खाने की बात। बताइए, क्या बचा है और कितना।',
  },
  switchedShortly: {
    'sous-chef': 'ठीक है, अब रसोई की बात।',
    profit: 'ठीक है, अब मुनाफ़े की बात।',
    'zero-waste': 'ठीक है, अब बचे खाने की बात।',
  },
  whichRole: 'कौन सा चाहिए: रसोई, मुनाफ़ा या बचा खाना?',
  roles: ['रसोई', 'मुनाफ़ा', 'बचा खाना'],
  notUnderstood: 'माफ़ कीजिए, यह समझ नहीं आया।',
  guess: (choices) => `ठीक से समझ नहीं आया। क्या आपका मतलब यह है: ${choices}?`,
  guesses: {
    fault_bitter: 'स्वाद कड़वा है',
    fault_bland: 'फीका है',
    fault_burnt: 'जल गया',
    fault_chewy: 'रबड़ जैसा हो गया',
    fault_colour: 'रंग ठीक नहीं है',
    fault_curdled_split: 'फट गया',
    fault_hard_dry: 'सूखकर सख़्त हो गया',
    fault_mushy: 'ज़्यादा गल गया',
    fault_not_risen: 'फूला नहीं',
    fault_oil_smoke_foam: 'तेल से धुआँ या झाग आ रहा है',
    fault_oily: 'तेल ज़्यादा है',
    fault_salty: 'नमक ज़्यादा है',
    fault_soggy: 'कुरकुरा नहीं है',
    fault_sour: 'ज़्यादा खट्टा है',
    fault_spicy: 'मिर्च ज़्यादा है',
    fault_sticks_tears: 'चिपकता या टूटता है',
    fault_sweet: 'ज़्यादा मीठा है',
    fault_thick_lumpy: 'ज़्यादा गाढ़ा है',
    fault_undercooked: 'अंदर से कच्चा है',
    fault_watery: 'ज़्यादा पतला है',
    keep_how: 'इसे कैसे रखूँ',
    leftover_danger: 'क्या यह अब भी बिक सकता है',
    leftover_use: 'इसका क्या बनाऊँ',
    sale: 'यह बिका',
    waste: 'यह फेंका',
    purchase: 'यह ख़रीदा',
    expense: 'इस पर पैसे लगे',
    correction: 'पिछला लिखा ठीक करना है',
    undo: 'आख़िरी एंट्री हटाओ',
    dish_price_set: 'डिश का दाम बदला',
    ingredient_price_set: 'सामान का दाम बदला',
    best_dish: 'सबसे ज़्यादा कमाई किस डिश से है',
    worst_dish: 'सबसे कम कमाई किस डिश से है',
    busiest_time_day: 'कौन सा दिन सबसे अच्छा है',
    dish_cost_profit: 'एक प्लेट की लागत कितनी है',
    expense_total: 'इस हफ़्ते कितना ख़र्च हुआ',
    how_many_to_make: 'कल कितना बनाऊँ',
    money_period: 'इस हफ़्ते कितनी कमाई हुई',
    money_today: 'आज कितनी कमाई हुई',
    promote: 'क्या ज़्यादा बेचूँ',
    sold_count: 'आज कितनी प्लेट बिकीं',
    waste_total: 'इस हफ़्ते कितना फेंका',
    what_to_buy: 'कल के लिए क्या ख़रीदूँ',
    capabilities: 'तुम क्या कर सकते हो',
    language_change: 'भाषा बदलो',
    role_chef: 'मेरे रसोइया बनो',
    role_money: 'मेरे मुनीम बनो',
  },
  modelSilent: {
    book: 'AI ने जवाब नहीं दिया, इसलिए यह रसोई की किताब से है।',
    calculated: 'AI ने जवाब नहीं दिया, इसलिए यह आपके अपने हिसाब से है।',
    nothing: 'AI ने जवाब नहीं दिया।',
  },
  special: {
    name: (name) => `इसका नाम रखिए '${name}'। कल बोर्ड पर लिखिए: आज का स्पेशल।`,
    step: 'स्टेप',
  },
  profit: {
    menu: (dishes) => `आपके मेन्यू में: ${dishes}।`,
    emptyMenu: 'आपका मेन्यू ख़ाली है।',
    noDish: 'आपके मेन्यू में अभी कोई डिश नहीं है।',
    noPlates: 'आज की प्लेटें अभी नहीं भरी हैं। “मुनाफ़ा” में भरिए।',
    noPlatesYet: 'आज की प्लेटें अभी नहीं भरी हैं।',
    noCosts:
      'आपकी डिश की लागत मुझे अभी पता नहीं। “मुनाफ़ा” में लिखिए कि उनमें क्या लगता है, फिर मैं बताऊँगा कि कौन सी चीज़ ज़्यादा बेचें।',
    costUnknown: (dish) => `${dish} की लागत मुझे अभी पता नहीं। “मुनाफ़ा” में लिखिए कि उसमें क्या लगता है।`,
    samples: 'बिकी प्लेटें अभी नमूना हैं। “मुनाफ़ा” में अपनी प्लेटें भरिए।',
    onePlate: {
      earns: (dish, cost, price, profit, margin) =>
        `${dish} की लागत ${cost} पड़ती है। ${price} में बेचने पर हर एक पर ${profit} का मुनाफ़ा है, मार्जिन ${margin}।`,
      loses: (dish, cost, price, loss, margin) =>
        `${dish} की लागत ${cost} पड़ती है। ${price} में बेचने पर हर एक पर ${loss} का घाटा है, मार्जिन ${margin}।`,
    },
    plates: {
      bring: (count, dish, price, revenue) =>
        `${dish} की ${number(count)} प्लेटें ${price} के हिसाब से ${revenue} की बिकती हैं।`,
      earns: (cost, profit, margin) => `लागत ${cost}, तो मुनाफ़ा ${profit}, मार्जिन ${margin}।`,
      loses: (cost, loss, margin) => `लागत ${cost}, तो घाटा ${loss}, मार्जिन ${margin}।`,
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
      unknown: (dishes) => `${dishes} की लागत पता नहीं, इसलिए वह मुनाफ़े में नहीं जोड़ी।`,
    },
    least: {
      noLosers: 'किसी डिश में घाटा नहीं है।',
      margin: (dish, margin) => `सबसे कम मार्जिन ${dish} का है, ${margin}।`,
      earns: (dish, profit) => `सबसे कम कमाई ${dish} से है: हर प्लेट पर ${profit} का मुनाफ़ा।`,
      loses: (dish, loss) => `सबसे कम कमाई ${dish} से है: हर प्लेट पर ${loss} का घाटा।`,
    },
    whatIf: {
      of: (name, price) => `${name} ${price}`,
      with: (changes) => `${changes} होने पर:`,
      unused: 'आपके मेन्यू की किसी डिश में यह नहीं लगता।',
      more: (plates, amount) =>
        `पिछले 30 दिन जितनी ${number(plates)} प्लेटें बिकें, तो ${amount} ज़्यादा आएँगे।`,
      less: (plates, amount) => `पिछले 30 दिन जितनी ${number(plates)} प्लेटें बिकें, तो ${amount} कम आएँगे।`,
    },
    price: (ingredient, price) => `आपके हिसाब में ${ingredient} का दाम ${price} है।`,
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
      doNotShift: (candidate, more) => `न बदलें: ${candidate} हर प्लेट पर ${more} ज़्यादा देता है।`,
      noGain: (candidate) => `बदलने की ज़रूरत नहीं: ${candidate} से हर प्लेट पर उतना ही बचता है।`,
      byMargin: 'सिर्फ़ मार्जिन देखें तो:',
      more: (other, profit, best, extra) =>
        `${other} से हर प्लेट पर ${profit} मिलते हैं। हर 10 प्लेट उसकी जगह ${best} बिके तो ${extra} ज़्यादा मिलेंगे।`,
    },
  },
  records: {
    today: 'आज',
    yesterday: 'कल',
    onDay: (date) => `${date} को`,
    dish: (count, name) => `${number(count)} ${name}`,
    plates: {
      sold: (dishes) => `${dishes} ${verbFor(dishes, ['बिका', 'बिके', 'बिकी', 'बिकीं'])}`,
      counted: (dishes) => `${dishes} ${verbFor(dishes, ['जोड़ा', 'जोड़े', 'जोड़ी', 'जोड़ीं'])}`,
      takenBack: (dishes) => `${dishes} वापस ${verbFor(dishes, ['लिया', 'लिए', 'ली', 'लीं'])}`,
      planned: (what, day) => `${day} ${what}`,
      doneOne: (what, count) => `${what}: ${count}`,
      done: (what, counts) => `${what}। ${counts}`,
      doneUnread: (what, day) => `${what}, ${day}।`,
      undone: (what, counts) => `वापस लिया: ${what}। ${counts}`,
      undoneUnread: (what, day) => `वापस लिया: ${what}, ${day}।`,
      tooMany: {
        one: (dish, day) => `गिनती में ${day} सिर्फ़ ${dish} है। कुछ नहीं लिखा।`,
        other: (dish, day) => `गिनती में ${day} सिर्फ़ ${dish} हैं। कुछ नहीं लिखा।`,
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
      plannedBefore: (name, price, before) => `${name} ${price} (पहले ${before})`,
      done: (name, price) => `${name}: आज से ${price}।`,
      before: (before) => `पहले: ${before}।`,
      undone: (name, price) => `वापस लिया। ${name}: फिर ${price}।`,
      undoneNone: (name) => `वापस लिया। ${name}: फिर कोई दाम नहीं।`,
      stands: (name, price) => `${name} तो पहले से ${price} ही है।`,
      otherUnit: (name, unit) => `${name} आप दूसरे नाप से लेते हैं। ${unit} का दाम बताइए। कुछ नहीं लिखा।`,
    },
    sellingPrice: {
      planned: (name, price, before) => `${name} ${price} प्लेट (पहले ${before})`,
      done: (name, price, before) => `${name}: अब से ${price} प्लेट। पहले: ${before}।`,
      undone: (name, price) => `वापस लिया। ${name}: फिर ${price} प्लेट।`,
      stands: (name, price) => `${name}: पहले से ${price} प्लेट है।`,
    },
    expense: {
      words: { gas: 'गैस', ice: 'बर्फ़', help: 'मज़दूरी', rent: 'किराया', other: 'दूसरा ख़र्च' },
      planned: (amount, word, day) => `${day} ${oblique(word)} के ${amount}`,
      done: (amount, word) => `${oblique(word)} के ${amount} लिख दिए।`,
      total: (day, total) => `${day} कुल ख़र्च: ${total}।`,
      undone: (amount, word) => `वापस लिया: ${oblique(word)} के ${amount}।`,
    },
    correction: {
      waste: (what, day) => `${day} ${what} ${verbFor(what, ['फेंका', 'फेंके', 'फेंकी', 'फेंकीं'])}`,
      given: (what, day) => `${day} ${what} मुफ़्त ${verbFor(what, ['दिया', 'दिए', 'दी', 'दीं'])}`,
      amount: (amount, unit, name) => `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name, price) => `${name} ${price} प्लेट`,
      dated: (what, day) => `${day} ${what}`,
      instead: (now, before) => `${before} की जगह ${now}`,
      written: (what) => `लिख लिया: ${what}।`,
      takenBack: (what) => `वापस लिया: ${what}।`,
      corrected: (before, now) => `ठीक कर दिया। पहले लिखा था: ${before}। अब लिखा है: ${now}।`,
      putBack: (what) => `पहले जैसा कर दिया: ${what}।`,
      none: (day) => `${day} ऐसी कोई एंट्री नहीं मिली। कुछ नहीं बदला।`,
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
      confirm: (planned) => `${planned}, लिख दूँ? हाँ या नहीं बोलिए।`,
      fromNow: (planned) => `दाम लिखते ही लागू होता है। ${planned}, अभी लिख दूँ? हाँ या नहीं बोलिए।`,
      purchase: (planned) =>
        `डिश में लगने वाला सामान पहले से अपने दाम से गिना जाता है। फिर भी ख़र्च में लिख दूँ: ${planned}? हाँ या नहीं बोलिए।`,
      missing: {
        plates: 'कितनी प्लेट?',
        price: 'दाम कितना है?',
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
        'बाक़ी दिनों का हिसाब मैं नहीं बता सकता। वे आपके ठेले के पेज पर “आपके दिन” में और “बिक्री का हिसाब” में हैं।',
      taken: (day, revenue) => `${day}: बिक्री ${revenue}।`,
      earned: (day, revenue, profit) => `${day}: बिक्री ${revenue}, डिश पर मुनाफ़ा ${profit}।`,
      lost: (day, revenue, loss) => `${day}: बिक्री ${revenue}, डिश पर घाटा ${loss}।`,
      unknownCost: (count, dishes) => `${number(count)} डिश की लागत पता नहीं: ${dishes}।`,
      unknownWaste: (count, items) =>
        `फेंकी गई ${number(count)} ${plural(count, { one: 'चीज़', other: 'चीज़ों' })} की लागत पता नहीं: ${items}।`,
      notInProfit: (count) => plural(count, { one: 'वह मुनाफ़े में नहीं है।', other: 'वे मुनाफ़े में नहीं हैं।' }),
      profitUnknown: 'इसलिए मुनाफ़ा पता नहीं।',
      left: {
        today: (left) => `सामान, ख़र्च और बर्बादी काटकर आज हाथ में ${left} बचे।`,
        yesterday: (left) => `सामान, ख़र्च और बर्बादी काटकर कल हाथ में ${left} बचे।`,
      },
      short: {
        today: (short) => `सामान, ख़र्च और बर्बादी काटकर आज ${short} कम पड़े।`,
        yesterday: (short) => `सामान, ख़र्च और बर्बादी काटकर कल ${short} कम पड़े।`,
      },
      leftFood: 'बचे खाने के लिए बताइए कि क्या बचा है और कितना।',
      expense: (word, amount) => `${word} ${amount}`,
      expenses: (day, total, each) => `${day} कुल ख़र्च: ${total}। ${each}।`,
      noExpenses: { today: 'आज का कोई ख़र्च नहीं लिखा है।', yesterday: 'कल का कोई ख़र्च नहीं लिखा है।' },
      unread: 'अभी हिसाब पढ़ नहीं पा रहा। “मुनाफ़ा” में देख लीजिए।',
    },
    halfPlates:
      'मैं पूरी प्लेट ही गिनता हूँ, इसलिए कुछ नहीं लिखा। पूरी प्लेटें बोलिए, या हाफ़ प्लेट को “मेरा मेन्यू” में अलग डिश बनाकर जोड़िए।',
    notUnderstood: {
      purchase: 'डिश में जो सामान लगता है, वह अपने दाम से गिना जाता है, हर ख़रीद अलग से नहीं।',
      entry:
        'क्या लिखना है, समझ नहीं आया, इसलिए कुछ नहीं लिखा। प्लेटों के लिए बोलिए: दो मसाला डोसा बेचे। ख़र्च के लिए: गैस 300 रुपये।',
      price: 'दाम के लिए: टमाटर 40 रुपये किलो।',
    },
    noSuch: (name) =>
      `आपके ठेले पर ${name} नाम की कोई चीज़ नहीं मिली, इसलिए कुछ नहीं लिखा। “मेरा मेन्यू” में जोड़ सकते हैं।`,
    preparation: (name) =>
      `${name} आपके ठेले पर बनता है: उसकी लागत रेसिपी से आती है, और वह प्लेट में नहीं बिकता। कुछ नहीं लिखा।`,
    wouldBe: (dishes, revenue) => `${dishes} के ${revenue} होंगे। कुछ नहीं लिखा।`,
    nothingWritten: 'कुछ नहीं लिखा।',
    oneByOne: 'कई चीज़ें एक साथ सुनाई दीं। अभी कुछ नहीं लिखा: एक-एक करके बोलिए।',
    newDish: 'नई डिश “मेरा मेन्यू” में जोड़िए, दाम और सामान के साथ। कुछ नहीं लिखा।',
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
    noSuch: (name) =>
      `इस ठेले पर ${name} नाम की कोई चीज़ नहीं मिली, इसलिए कुछ नहीं लिखा। दाम और मेन्यू सिर्फ़ मालिक बदलते हैं।`,
    notYet: 'इस ठेले की डिश अभी इस फ़ोन में नहीं आईं। कुछ नहीं लिखा।',
  },
  call: { lookAtScreen: 'जो लिखा गया, वह स्क्रीन पर है। नहीं दिखे तो फिर से बोलिए।' },
});
