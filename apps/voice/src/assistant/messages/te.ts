import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  greeting: (assistant) =>
    `నమస్తే! నేను ${assistant}, మీ బండికి తోడుని. చెప్పండి, ఈ రోజు బండి నడపడంలో ఎలా సాయం చేయను?`,
  lists: {
    and: (first, last) => `${first}, ఇంకా ${last}`,
    or: (first, last) => `${first} లేదా ${last}`,
    more: (count) => `ఇంకో ${number(count)}`,
  },
  prices: {
    units: {
      kg: 'కిలో',
      g: 'గ్రాము',
      litre: 'లీటరు',
      ml: 'మి.లీ.',
      piece: 'ఒక్కటి',
      dozen: 'డజను',
    },
    quintal: 'క్వింటాల్',
    held: {
      loose: (amount, unit) => `${number(amount, 3)} ${unit} సరుకు`,
      packet: (amount, unit) => `${number(amount, 3)} ${unit} ప్యాకెట్`,
      bundle: (amount, unit) => `${number(amount, 3)} ${unit} కట్ట`,
      tray: (amount, unit) => `${number(amount, 3)} ${unit} ట్రే`,
    },
    amounts: {
      kg: 'కిలోల',
      g: 'గ్రాముల',
      litre: 'లీటర్ల',
      ml: 'మి.లీ.',
      piece: 'పీసుల',
      dozen: 'డజన్ల',
    },
    price: (price, unit) => `${unit} ${price}`,
  },
  examples: {
    'sous-chef': 'వంట సరిగ్గా రాకపోతే చెప్పండి: టమాటాలు పుల్లగా ఉన్నాయి.',
    profit: 'డబ్బు లెక్కకు అడగండి: ఒక మసాలా దోశకు ఎంత ఖర్చు అవుతుంది.',
    'zero-waste': 'మిగిలిన వంటకు చెప్పండి: ఐదు ఇడ్లీలు, కొంచెం సాంబార్ మిగిలాయి.',
  },
  talk: {
    greeting: (assistant) => `నమస్తే! నేను ${assistant}. ఎలా సాయం చేయను?`,
    help: 'నేను మూడు విధాలుగా సాయం చేస్తాను. ఐటమ్ లేదా సరుకు సరిచేయడం, ప్లేట్ ఖర్చు ఎంతో, ఏది ఎక్కువ అమ్మాలో చెప్పడం, మిగిలిన వంటతో స్పెషల్ చేయడం.',
    counting: 'మీ అమ్మకాలు కూడా లెక్కపెడతాను, చెప్పండి: రెండు మసాలా దోశ అమ్మాను.',
    thanks: 'సంతోషం. ఇంకేం కావాలి?',
    agreed: 'సరే. ఇంకేం కావాలి?',
    stop: 'సరే, ఇక మాట్లాడను. అవసరమైతే పిలవండి.',
  },
  switched: {
    'sous-chef': 'సరే, ఇప్పుడు వంట. ఏ సరుకు లేదా ఐటమ్ సరిగ్గా లేదో చెప్పండి.',
    profit: 'సరే, ఇప్పుడు లాభం. ఐటమ్‌కు ఎంత ఖర్చో, ఏది ఎక్కువ అమ్మాలో అడగండి.',
    'zero-waste': 'సరే, ఇప్పుడు మిగిలిన వంట. ఏం మిగిలిందో, ఎంతో చెప్పండి.',
  },
  switchedShortly: {
    'sous-chef': 'సరే, ఇప్పుడు వంట.',
    profit: 'సరే, ఇప్పుడు లాభం.',
    'zero-waste': 'సరే, ఇప్పుడు మిగిలిన వంట.',
  },
  whichRole: 'ఏది కావాలి: వంట, లాభం, లేదా మిగిలిన వంట?',
  notUnderstood: 'క్షమించండి, అది అర్థం కాలేదు.',
  modelSilent: {
    book: 'AI జవాబు ఇవ్వలేదు, అందుకే ఇది వంట పుస్తకం నుంచి.',
    calculated: 'AI జవాబు ఇవ్వలేదు, అందుకే ఇది మీ సొంత లెక్కల నుంచి.',
    nothing: 'AI జవాబు ఇవ్వలేదు.',
  },
  special: {
    name: (name) => `దీనికి '${name}' అని పేరు పెట్టండి. రేపు ఒక్కరోజు స్పెషల్ అని బోర్డు మీద రాయండి.`,
    step: 'స్టెప్',
  },
  profit: {
    menu: (dishes) => `మీ మెనూలో ${dishes} ఉన్నాయి.`,
    emptyMenu: 'మీ మెనూ ఖాళీగా ఉంది.',
    noDish: 'మీ మెనూలో ఇంకా ఏ ఐటమ్ లేదు.',
    noPlates: 'ఈ రోజు ప్లేట్లు ఇంకా రాయలేదు. “లాభం”లో రాయండి.',
    noPlatesYet: 'ఈ రోజు ప్లేట్లు ఇంకా రాయలేదు.',
    noCosts:
      'మీ ఐటమ్‌లకు ఎంత ఖర్చో నాకు ఇంకా తెలియదు. వాటిలో ఏం వేస్తారో “లాభం”లో రాయండి, అప్పుడు ఏది ఎక్కువ అమ్మాలో చెబుతాను.',
    costUnknown: (dish) => `${dish} ఖర్చు నాకు ఇంకా తెలియదు. దానిలో ఏం వేస్తారో “లాభం”లో రాయండి.`,
    samples: 'అమ్మిన ప్లేట్లు ఇంకా నమూనా లెక్కలే. “లాభం”లో మీ ప్లేట్లు రాయండి.',
    onePlate: {
      earns: (dish, cost, price, profit, margin) =>
        `${dish} ఒక ప్లేట్‌కు ${cost} ఖర్చు. మీరు ${price}కి అమ్ముతారు, కాబట్టి ప్లేట్‌కు ${profit} లాభం, మార్జిన్ ${margin}.`,
      loses: (dish, cost, price, loss, margin) =>
        `${dish} ఒక ప్లేట్‌కు ${cost} ఖర్చు. మీరు ${price}కి అమ్ముతారు, కాబట్టి ప్లేట్‌కు ${loss} నష్టం, మార్జిన్ ${margin}.`,
    },
    plates: {
      earns: (count, dish, cost, price, profit, margin) =>
        `${dish} ${number(count)} ప్లేట్లకు ${cost} ఖర్చు. ప్లేట్ ${price} చొప్పున అమ్మితే ${profit} లాభం, మార్జిన్ ${margin}.`,
      loses: (count, dish, cost, price, loss, margin) =>
        `${dish} ${number(count)} ప్లేట్లకు ${cost} ఖర్చు. ప్లేట్ ${price} చొప్పున అమ్మితే ${loss} నష్టం, మార్జిన్ ${margin}.`,
    },
    sold: {
      none: (dish) => `${dish} ఈ రోజు ఒక్క ప్లేట్ కూడా రాయలేదు.`,
      earns: (dish, count, revenue, profit) =>
        `${dish}: ఈ రోజు ${number(count)} ప్లేట్లు. అమ్మకం ${revenue}, లాభం ${profit}.`,
      loses: (dish, count, revenue, loss) =>
        `${dish}: ఈ రోజు ${number(count)} ప్లేట్లు. అమ్మకం ${revenue}, నష్టం ${loss}.`,
      costUnknown: (dish, count, revenue) =>
        `${dish}: ఈ రోజు ${number(count)} ప్లేట్లు. అమ్మకం ${revenue}; ఖర్చు తెలియదు.`,
    },
    earnings: {
      taken: (revenue) => `ఈ రోజు అమ్మకం ${revenue}.`,
      earns: (profit, margin) => `లాభం ${profit}, మార్జిన్ ${margin}.`,
      loses: (loss, margin) => `నష్టం ${loss}, మార్జిన్ ${margin}.`,
      notKnown: 'లాభం తెలియదు.',
      unknown: (dishes) => `${dishes} ఖర్చు తెలియదు, అందుకే అది లాభంలో కలపలేదు.`,
    },
    least: {
      noLosers: 'ఏ ఐటమ్‌లోనూ నష్టం లేదు.',
      margin: (dish, margin) => `అన్నిటికంటే తక్కువ మార్జిన్ ${dish}ది, ${margin}.`,
      earns: (dish, profit) => `అన్నిటికంటే తక్కువ రూపాయలు ${dish} నుంచి: ప్లేట్‌కు ${profit} లాభం.`,
      loses: (dish, loss) => `అన్నిటికంటే తక్కువ రూపాయలు ${dish} నుంచి: ప్లేట్‌కు ${loss} నష్టం.`,
    },
    whatIf: {
      of: (name, price) => `${name} ${price}`,
      with: (changes) => `${changes} అయితే:`,
      unused: 'మీ మెనూలో ఏ ఐటమ్‌లోనూ ఇది వేయరు.',
    },
    price: (ingredient, price) => `${ingredient} మీ ధర ${price}.`,
    noPrice: (ingredient) => `${ingredient} ధర ఇంకా రాయలేదు.`,
    offMenu: (dishes) => `${dishes} మీ మెనూలో లేదు, అందుకే దాని లెక్క నా దగ్గర లేదు.`,
    noDishFound: 'ఇందులో మీ మెనూ ఐటమ్ ఏదీ దొరకలేదు.',
    askOfDish: 'ఇలా అడగండి: ఒక ఐటమ్ ప్లేట్‌కు ఎంత ఖర్చు అవుతుంది.',
    unchanged: 'నేను ఏమీ మార్చలేదు. “లాభం”లో మార్చండి, వెంటనే దానితోనే లెక్క చెబుతాను.',
    promote: {
      steady: 'మీ మెనూ బాగానే నడుస్తోంది.',
      best: (dish, margin, profit) => `అన్నిటికంటే మంచి మార్జిన్ ${dish}ది, ${margin}. ప్లేట్‌కు ${profit} లాభం.`,
      thatOne: 'అదే ఎక్కువ అమ్మండి.',
      dish: (dish) => `${dish} ఎక్కువ అమ్మండి.`,
      byMargin: (dish) => `మార్జిన్ ప్రకారం ${dish} ఎక్కువ అమ్మండి.`,
      more: (other, profit, best, extra) =>
        `${other} ప్లేట్‌కు ${profit} ఇస్తుంది. దాని బదులు ప్రతి 10 ప్లేట్లు ${best} అమ్మితే ${extra} ఎక్కువ వస్తుంది.`,
      less: (other, profit, best, less) =>
        `కానీ మార్చే ముందు రూపాయల్లో చూడండి: ${other} ప్లేట్‌కు ${profit} ఇస్తుంది. దాని బదులు ప్రతి 10 ప్లేట్లు ${best} అమ్మితే ${less} తక్కువ వస్తుంది.`,
    },
  },
  records: {
    today: 'ఈ రోజు',
    yesterday: 'నిన్న',
    onDay: (date) => `${date} నాడు`,
    dish: (count, name) => `${number(count)} ${name}`,
    plates: {
      sold: (dishes) => `${dishes} అమ్మకం`,
      counted: (dishes) => `${dishes} లెక్కలో చేర్చాను`,
      takenBack: (dishes) => `${dishes} వెనక్కి తీసుకున్నాను`,
      planned: (what, day) => `${day} ${what}`,
      doneOne: (what, count) => `${what}: ${count}`,
      done: (what, counts) => `${what}. ${counts}`,
      doneUnread: (what, day) => `${what}, ${day}.`,
      undone: (what, counts) => `వెనక్కి తీసుకున్నాను: ${what}. ${counts}`,
      undoneUnread: (what, day) => `వెనక్కి తీసుకున్నాను: ${what}, ${day}.`,
      tooMany: {
        one: (dish, day) => `${day} ${dish} మాత్రమే లెక్కలో ఉంది. ఏమీ రాయలేదు.`,
        other: (dish, day) => `${day} ${dish} మాత్రమే లెక్కలో ఉన్నాయి. ఏమీ రాయలేదు.`,
      },
      count: (count, day, revenue) => `${day} ${number(count)}, ${revenue}.`,
      oneDish: (dish, day, revenue) => `${day} ${dish}, ${revenue}.`,
      dishes: (day, dishes) => `${day}: ${dishes}.`,
      dishRevenue: (dish, revenue) => `${dish}, ${revenue}`,
    },
    count: {
      planned: (dishes, day) => `${day} మొత్తం ${dishes}`,
      unreadNow: (dishes, day) => `${dishes}, ${day}.`,
      done: (dishes, before) => `లెక్క రాశాను: ${dishes} ముందు: ${before}.`,
      undone: (dishes) => `వెనక్కి తీసుకున్నాను: మొత్తం ${dishes}.`,
      stands: (dishes, day) => `${day} ${dishes}: లెక్క ఇదే ఉంది.`,
      unread: 'ఇప్పుడు లెక్కలు చదవలేకపోతున్నాను. ఏమీ రాయలేదు. మళ్ళీ ప్రయత్నించండి, లేదా “లెక్క”లో రాయండి.',
      twice: 'ఒకే ఐటమ్‌కు రెండు లెక్కలు వినిపించాయి. ఏమీ రాయలేదు. ఒకటి చెప్పండి.',
    },
    price: {
      planned: (name, price) => `${name} ${price}`,
      plannedBefore: (name, price, before) => `${name} ${price}, ఇప్పటివరకు ${before}`,
      done: (name, price) => `${name}: ఈ రోజు నుంచి ${price}.`,
      before: (before) => `ముందు: ${before}.`,
      undone: (name, price) => `వెనక్కి తీసుకున్నాను. ${name}: మళ్ళీ ${price}.`,
      undoneNone: (name) => `వెనక్కి తీసుకున్నాను. ${name}: మళ్ళీ ధర లేదు.`,
      stands: (name, price) => `${name}: ఇప్పటికే ${price}.`,
      otherUnit: (name, unit) => `${name} మీరు వేరే కొలతతో కొంటారు. ${unit} ధర చెప్పండి. ఏమీ రాయలేదు.`,
    },
    sellingPrice: {
      planned: (name, price, before) => `${name} ప్లేట్ ${price}, ఇప్పటివరకు ${before}`,
      done: (name, price, before) => `${name}: ఇక నుంచి ప్లేట్ ${price}. ముందు: ${before}.`,
      undone: (name, price) => `వెనక్కి తీసుకున్నాను. ${name}: మళ్ళీ ప్లేట్ ${price}.`,
      stands: (name, price) => `${name}: ఇప్పటికే ప్లేట్ ${price}.`,
    },
    expense: {
      words: { gas: 'గ్యాస్', ice: 'ఐస్', help: 'కూలి', rent: 'అద్దె', other: 'ఇతర ఖర్చు' },
      planned: (amount, word, day) => `${day} ${word} కోసం ${amount}`,
      done: (amount, word) => `${word} కోసం ${amount} రాశాను.`,
      total: (day, total) => `${day} ఖర్చు: ${total}.`,
      undone: (amount, word) => `వెనక్కి తీసుకున్నాను: ${word} కోసం ${amount}.`,
    },
    correction: {
      waste: (what, day) => `${day} పారేసినవి: ${what}`,
      amount: (amount, unit, name) => `${number(amount, 6)} ${unit} ${name}`,
      sellingPrice: (name, price) => `${name} ప్లేట్ ${price}`,
      dated: (what, day) => `${day} ${what}`,
      instead: (now, before) => `${before} బదులు ${now}`,
      written: (what) => `రాశాను: ${what}.`,
      takenBack: (what) => `వెనక్కి తీసుకున్నాను: ${what}.`,
      corrected: (before, now) => `సరిచేశాను. ముందు: ${before}. ఇప్పుడు: ${now}.`,
      putBack: (what) => `ముందులాగే పెట్టాను: ${what}.`,
      none: (day) => `${day} అలాంటి ఎంట్రీ దొరకలేదు. ఏమీ మారలేదు.`,
      whichDay: 'ఏ రోజుది? నిన్న అనండి, లేదా 14 నవంబర్ లాంటి తేదీ చెప్పండి. ఏమీ మారలేదు.',
    },
    unsaved: {
      full: 'కానీ ఇది సేవ్ కాలేదు: ఫోన్‌లో చోటు లేదు. ఈ పేజీ తెరిచి ఉంచి, కొంచెం చోటు చేయండి.',
      blocked: 'కానీ ఇది సేవ్ కాలేదు: బ్రౌజర్ ఇక్కడ ఏమీ సేవ్ చేయదు. ఈ పేజీ తెరిచి ఉంచండి.',
    },
    failed: 'అది రాయలేకపోయాను. “లెక్క”లో రాయండి.',
    undo: {
      nothing: 'వెనక్కి తీసుకోవడానికి నేను రాసింది ఏమీ లేదు.',
      already: 'అది ఇప్పటికే వెనక్కి తీసుకున్నాం.',
      tooOld: 'అది చాలా ముందుది. “లెక్క”లో లేదా “నా మెనూ”లో మార్చండి.',
      failed: 'అది వెనక్కి తీసుకోలేకపోయాను. “లెక్క”లో లేదా “నా మెనూ”లో మార్చండి.',
    },
    ask: {
      choose: (choices) => `ఏది: ${choices}?`,
      chooseOfMany: 'మీరు ఏది అంటున్నారు?',
      undo: (planned) => `వెనక్కి తీసుకోనా: ${planned}? అవును లేదా వద్దు అని చెప్పండి.`,
      confirm: (planned) => `రాయనా: ${planned}? అవును లేదా వద్దు అని చెప్పండి.`,
      purchase: (planned) =>
        `ఐటమ్‌లలో వాడే సరుకు ఇప్పటికే దాని ధరతో లెక్కలో ఉంది. అయినా ఖర్చుగా రాయనా: ${planned}? అవును లేదా వద్దు అని చెప్పండి.`,
      missing: {
        plates: 'ఎన్ని ప్లేట్లు?',
        price: 'ధర ఎన్ని రూపాయలు?',
        amount: 'ఎన్ని రూపాయలు?',
      },
      nothingYet: 'ఇంకా ఏమీ రాయలేదు.',
      yes: 'అవును',
      no: 'వద్దు',
    },
    dayAnswer: {
      nothing: { today: 'ఈ రోజు ఇంకా ఏమీ లెక్కపెట్టలేదు.', yesterday: 'నిన్న ఏమీ లెక్కపెట్టలేదు.' },
      sold: (count, day, revenue, most) =>
        `${day} ${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}, ${revenue}. ఎక్కువగా: ${most}.`,
      dishEarns: (dish, revenue, profit) => `${dish}, అమ్మకం ${revenue}, లాభం ${profit}`,
      dishLoses: (dish, revenue, loss) => `${dish}, అమ్మకం ${revenue}, నష్టం ${loss}`,
      dishCostUnknown: (dish, revenue) => `${dish}, అమ్మకం ${revenue}, ఖర్చు తెలియదు`,
      otherDays: 'మిగతా రోజులది ఇది చెప్పలేను. అవి మీ బండి పేజీలో “మీ రోజులు”లో, “అమ్మకాల లెక్క”లో ఉన్నాయి.',
      taken: (day, revenue) => `${day}: అమ్మకం ${revenue}.`,
      earned: (day, revenue, profit) => `${day}: అమ్మకం ${revenue}, ఐటమ్‌ల మీద లాభం ${profit}.`,
      lost: (day, revenue, loss) => `${day}: అమ్మకం ${revenue}, ఐటమ్‌ల మీద నష్టం ${loss}.`,
      unknownCost: (count, dishes) =>
        `${number(count)} ${plural(count, { one: 'ఐటమ్', other: 'ఐటమ్‌ల' })} ఖర్చు తెలియదు: ${dishes}.`,
      unknownWaste: (count, items) =>
        `వృథా అయిన ${number(count)} ${plural(count, { one: 'సరుకు', other: 'సరుకుల' })} ఖర్చు తెలియదు: ${items}.`,
      notInProfit: (count) => plural(count, { one: 'అది లాభంలో కలపలేదు.', other: 'అవి లాభంలో కలపలేదు.' }),
      profitUnknown: 'అందుకే లాభం తెలియదు.',
      left: {
        today: (left) => `ఈ రోజు చేతిలో ${left} మిగిలింది, సరుకులు, ఖర్చులు, వృథా తీసేసి.`,
        yesterday: (left) => `నిన్న చేతిలో ${left} మిగిలింది, సరుకులు, ఖర్చులు, వృథా తీసేసి.`,
      },
      short: {
        today: (short) => `ఈ రోజు ${short} తక్కువ పడింది, సరుకులు, ఖర్చులు, వృథా తీసేసి.`,
        yesterday: (short) => `నిన్న ${short} తక్కువ పడింది, సరుకులు, ఖర్చులు, వృథా తీసేసి.`,
      },
      leftFood: 'మిగిలిన వంట గురించి అయితే, ఏం మిగిలిందో, ఎంతో చెప్పండి.',
      expense: (word, amount) => `${word} ${amount}`,
      expenses: (day, total, each) => `${day} ఖర్చు: ${total}. ${each}.`,
      noExpenses: {
        today: 'ఈ రోజు ఏ ఖర్చూ రాయలేదు.',
        yesterday: 'నిన్న ఏ ఖర్చూ రాయలేదు.',
      },
      unread: 'ఇప్పుడు లెక్కలు చదవలేకపోతున్నాను. “లాభం”లో చూడండి.',
    },
    halfPlates:
      'నేను పూర్తి ప్లేట్లే లెక్కపెడతాను, అందుకే ఏమీ రాయలేదు. పూర్తి ప్లేట్లు చెప్పండి, లేదా హాఫ్ ప్లేట్‌ను “నా మెనూ”లో వేరే ఐటమ్‌గా చేర్చండి.',
    notUnderstood: {
      purchase: 'ఐటమ్‌లలో వాడే సరుకు దాని ధరతో లెక్కలోకి వస్తుంది, ప్రతి కొనుగోలుతో కాదు.',
      entry:
        'ఏం రాయాలో అర్థం కాలేదు, అందుకే ఏమీ రాయలేదు. ప్లేట్లకు చెప్పండి: రెండు మసాలా దోశ అమ్మాను. ఖర్చుకు: గ్యాస్ 300 రూపాయలు.',
      price: 'ధరకు: టమాటా కిలో 40 రూపాయలు.',
    },
    noSuch: (name) => `మీ బండిలో ${name} దొరకలేదు, అందుకే ఏమీ రాయలేదు. “నా మెనూ”లో చేర్చవచ్చు.`,
    preparation: (name) =>
      `${name} మీ బండి దగ్గరే తయారవుతుంది: దాని ఖర్చు రెసిపీ నుంచి వస్తుంది, అది ప్లేట్‌గా అమ్మరు. ఏమీ రాయలేదు.`,
    dropped: 'సరే, ఏమీ రాయలేదు.',
    newDay: 'నేను అడిగాక కొత్త రోజు మొదలైంది. ఏమీ రాయలేదు. మళ్ళీ చెప్పండి.',
    needsStall: 'అది రాయడానికి ముందు మీ బండి కావాలి: మీ ఐటమ్‌లు, మీ ధరలు. ఏమీ రాయలేదు.',
  },
  helper: {
    example: 'లెక్క కోసం అడగండి: ఈ రోజు ఎన్ని ప్లేట్లు అమ్మాం.',
    help: 'మీరు అమ్మిన ప్లేట్లు లెక్కపెడతాను, ఇతర ఖర్చులు రాస్తాను, ఐటమ్ లేదా సరుకు ఎలా సరిచేయాలో చెప్తాను, మిగిలిన వంటతో స్పెషల్ చెప్తాను.',
    money: 'ఖర్చు, లాభం, సరుకుల ధరలు యజమానికి మాత్రమే కనిపిస్తాయి. ఈ రోజు ప్లేట్లు నేను చెప్పగలను.',
    days: 'వేరే రోజులు యజమానికి మాత్రమే కనిపిస్తాయి. ఈ రోజుది నేను చెప్పగలను.',
    change: 'ధరలు యజమాని మాత్రమే మారుస్తారు. ఏమీ రాయలేదు.',
    pastDay: 'వేరే రోజులు యజమాని మాత్రమే మారుస్తారు. ఏమీ రాయలేదు.',
    noSuch: (name) => `ఈ బండి దగ్గర ${name} దొరకలేదు, అందుకే ఏమీ రాయలేదు. ధరలు, మెనూ యజమాని మాత్రమే మారుస్తారు.`,
    notYet: 'ఈ బండి ఐటమ్‌లు ఇంకా ఈ ఫోన్‌కి రాలేదు. ఏమీ రాయలేదు.',
  },
  call: { lookAtScreen: 'రాసింది స్క్రీన్ మీద ఉంది. కనిపించకపోతే మళ్ళీ చెప్పండి.' },
});
