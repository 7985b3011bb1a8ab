import type { Words } from '@thela/language';
import type { TomorrowMessages } from './en';

const counted = ({ number, plural }: Words, count: number, one: string, other: string) =>
  `${number(count, 3)} ${plural(count, { one, other })}`;

const platesOf = (words: Words, count: number) => counted(words, count, 'ప్లేట్', 'ప్లేట్లు');
const forPlates = (words: Words, count: number) => counted(words, count, 'ప్లేట్‌కు', 'ప్లేట్లకు');
const daysOf = (words: Words, count: number) => counted(words, count, 'రోజు', 'రోజులు');

/** How many days are over: `3 రోజులు అయ్యాయి`. */
const daysOver = (words: Words, count: number) =>
  count === 0
    ? 'ఒక్కటీ కాలేదు'
    : `${daysOf(words, count)} ${words.plural(count, { one: 'అయింది', other: 'అయ్యాయి' })}`;

/** సోమవారం without its ending, which changes in the plural: సోమవారాలు. */
const stemOf = (weekday: string) => weekday.replace(/ం$/u, '');

export const messages = (words: Words): TomorrowMessages => ({
  title: 'రేపటి తయారీ',
  titleToday: 'ఈ రోజు తయారీ',
  ownersOnly: 'రేపు ఏం తయారు చేయాలో యజమాని మాత్రమే చూస్తారు; మీరు ప్లేట్లు లెక్కపెట్టండి.',
  reading: 'మీ లెక్కలు చదువుతున్నాం…',
  notRead: 'మీ లెక్కలు చదవలేకపోయాం. వాటిలో ఏమీ మారలేదు.',
  plan: {
    heading: 'ఏం తయారు చేయాలి',
    all: 'మొత్తం ప్లేట్లు',
    noneYet: {
      heading: 'ఇంకా అంచనా లేదు',
      text: (needs, has) =>
        `అంచనాకు అమ్మకాలు జరిగిన ${daysOf(words, needs)} పూర్తవ్వాలి. ఇప్పటికి ${daysOver(words, has)}. అప్పటి వరకు ప్లేట్లు మీరే రాయండి: సరుకుల లిస్టు దాన్ని బట్టి వస్తుంది.`,
    },
    usual: (low, high) => (low === high ? `మామూలుగా ${low}` : `మామూలుగా ${low}\u00a0నుంచి\u00a0${high}`),
    sameWeekday: (count, weekday) => `గత ${words.number(count)} ${stemOf(weekday)}ాలు`,
    recentDays: (count, weekday) =>
      `గత ${daysOf(words, count)}, ఎందుకంటే ${stemOf(weekday)}ాలు ఇంకా తక్కువే`,
    usualDay: (usual, plates) => `రోజుకు సగటున ${plates} ప్లేట్లు: ${usual}. ఈ రోజు అయిపోయాక లెక్కలోకి వస్తుంది.`,
    tooFewDays: (needs, has) =>
      `అంచనాకు ఇది ${daysOf(words, needs)} మెనూలో ఉండాలి; ఇప్పటికి ${words.number(has)} ${words.plural(has, { one: 'రోజు అయింది', other: 'రోజులు అయ్యాయి' })}.`,
    notSold: 'నాలుగు వారాలుగా అమ్ముడుపోలేదు, అందుకే అంచనా లేదు.',
    wasAway: 'అమ్మకం జరిగిన చివరి రోజు ఇది మెనూలో లేదు, అందుకే అంచనా లేదు.',
    yours: 'మీ అంకె',
    back: 'మళ్ళీ అంచనాకు',
    backTo: (name, plates) => `${name}: మళ్ళీ అంచనాకు, ${platesOf(words, plates)}`,
    count: (name) => `తయారు చేయాల్సిన ${name} ప్లేట్లు`,
    oneLess: (name) => `${name} ఒక ప్లేట్ తక్కువ చేయండి`,
    oneMore: (name) => `${name} ఒక ప్లేట్ ఎక్కువ చేయండి`,
  },
  shopping: {
    heading: 'సరుకుల లిస్టు',
    hint: 'మీ దగ్గర ఉన్నవాటికి టిక్ పెట్టండి: అవి మొత్తంలోంచి పోతాయి.',
    have: (name, amount) => `${name}, ${amount}: నా దగ్గర ఉంది`,
    needed: (amount) => `కావాల్సింది ${amount}`,
    noPrice: 'ధర లేదు',
    sum: (plates) => `ఇంకా కొనాల్సింది, ${forPlates(words, plates)}`,
    atPrices:
      'ఈ రోజు ధరలకు, షాపులో దొరికే కొలతల్లో: 1 కిలో వరకు 50 గ్రా. చొప్పున, 5 కిలోల వరకు పావు చొప్పున, తర్వాత అర, పూర్తి కిలోలు; పూర్తి ప్యాకెట్లు.',
    notInSum: (names) => `ధర రాయలేదు, అందుకే మొత్తంలో లేవు: ${names}.`,
    withoutRecipe: (names) => `రెసిపీ రాయలేదు, అందుకే లిస్టులో లేవు: ${names}.`,
    unknown: (names) => `లెక్క తేలలేదు, అందుకే లిస్టులో లేవు: ${names}.`,
    toMenu: 'నా మెనూలో పూర్తి చేయండి',
    noPlates: 'ఇంకా ప్లేట్లు లేవు, కొనాల్సినవీ లేవు. కింద ప్లేట్లు పెట్టండి: లిస్టు తయారవుతుంది.',
    sameAsToday: (count) => `ఈ రోజు లాగే (${platesOf(words, count)})`,
    sameAsYesterday: (count) => `నిన్నటి లాగే (${platesOf(words, count)})`,
    nothing: 'లిస్టులో ఇంకా ఏమీ లేదు.',
    amount: {
      kg: (amount) => counted(words, amount, 'కిలో', 'కిలోలు'),
      g: (amount) => `${words.number(amount, 3)} గ్రా.`,
      litre: (amount) => counted(words, amount, 'లీటరు', 'లీటర్లు'),
      ml: (amount) => `${words.number(amount, 3)} మి.లీ.`,
      piece: (amount) => counted(words, amount, 'పీసు', 'పీసులు'),
      dozen: (amount) => counted(words, amount, 'డజను', 'డజన్లు'),
    },
    packs: {
      packet: (count, held) => `${counted(words, count, 'ప్యాకెట్', 'ప్యాకెట్లు')} (${held})`,
      bundle: (count, held) => `${counted(words, count, 'కట్ట', 'కట్టలు')} (${held})`,
      tray: (count, held) => `${counted(words, count, 'ట్రే', 'ట్రేలు')} (${held})`,
    },
  },
  send: {
    sum: (plates) => `మొత్తం, ${forPlates(words, plates)}`,
  },
  accuracy: {
    heading: 'అంచనా ఎంత సరిగ్గా వచ్చింది',
    how: 'ఈ మధ్య రోజులకు ఎక్కువ లెక్క; మిగతావాటి కంటే చాలా ఎక్కువ అమ్మిన ఒక్క రోజుకు తక్కువ. అమ్మకాలు లేని రోజులు లెక్కలోకి రావు.',
    hint: (days) =>
      `మీ సొంత ${daysOf(words, days)} చూశాం: ముందు రోజు సాయంత్రం ఒక్కో పద్ధతి మొత్తం ఎన్ని చెప్పేది, నిజంగా ఎన్ని అమ్ముడుపోయాయి.`,
    methods: {
      forecast: 'ఈ అంచనా',
      lastWeek: 'గత వారం అదే రోజు అమ్మినన్ని',
      weekdayMean: 'అదే రోజు సగటు, ఎనిమిది వారాలది',
    },
    off: (plates) => `100 ప్లేట్లకు ${plates} తేడా`,
    error: (plates) => `రోజుకు ${plates} ప్లేట్లు`,
    best: 'ఈ అంచనాయే అన్నిటికంటే దగ్గరగా వచ్చింది.',
    asGood: 'సులువైన పద్ధతి కంటే ఈ అంచనా దగ్గరగా రాలేదు.',
    better: (methods) => `మీ రోజుల్లో అంచనా కంటే ఒక సులువైన పద్ధతి దగ్గరగా వచ్చింది: ${methods}. దాన్ని కూడా చూడండి.`,
    quoted: (method) => `“${method}”`,
    tooFewDays: (needs, has) =>
      `దీనికి అమ్మకాలు జరిగిన ${daysOf(words, needs)} పూర్తవ్వాలి, వాటిలో వారంలో ఒకే రోజు రెండుసార్లు రావాలి. ఇప్పటికి ${daysOver(words, has)}.`,
    newDishes: 'దీనికి మీ ఐటమ్‌లు ఇంకా కొత్తవి.',
  },
});
