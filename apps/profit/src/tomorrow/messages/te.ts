import type { Words } from '@thela/language';
import type { TomorrowMessages } from './en';

const counted = ({ number, plural }: Words, count: number, one: string, other: string) =>
  `${number(count, 3)} ${plural(count, { one, other })}`;

const platesOf = (words: Words, count: number) => counted(words, count, 'ప్లేట్', 'ప్లేట్లు');
const daysOf = (words: Words, count: number) => counted(words, count, 'రోజు', 'రోజులు');

/** సోమవారం without its ending, which changes in the plural: సోమవారాలు. */
const stemOf = (weekday: string) => weekday.replace(/ం$/u, '');

export const messages = (words: Words): TomorrowMessages => ({
  title: 'రేపటి తయారీ',
  ownersOnly: 'రేపు ఏం చేయాలో యజమాని మాత్రమే చూస్తారు; మీరు ప్లేట్లు లెక్కపెట్టండి.',
  reading: 'మీ లెక్కలు చదువుతున్నాం…',
  notRead: 'మీ లెక్కలు చదవలేకపోయాం. వాటిలో ఏమీ మారలేదు.',
  plan: {
    heading: 'ఏం తయారు చేయాలి',
    all: 'మొత్తం ప్లేట్లు',
    plates: (count) => platesOf(words, count),
    knownUntil: (day) =>
      `${day} వరకు మీ రోజుల నుంచి. ఈ రోజు ముగిశాక లెక్కలోకి వస్తుంది. అమ్మకాలు లేని రోజులు లెక్కలోకి రావు.`,
    noneYet: {
      heading: 'ఇంకా అంచనా లేదు',
      text: (needs, has) =>
        `అంచనాకు అమ్మకాలు జరిగి ముగిసిన ${daysOf(words, needs)} కావాలి. ఇప్పటికి ${
          has === 0 ? 'ఒక్కటీ లేదు' : `${daysOf(words, has)} ఉన్నాయి`
        }. అప్పటి వరకు ప్లేట్లు మీరే రాయండి: కొనాల్సిన జాబితా దానికి తగ్గట్టు మారుతుంది.`,
    },
    usual: (low, high) => (low === high ? `సాధారణంగా ${low}` : `సాధారణంగా ${low}\u00a0నుంచి\u00a0${high}`),
    sameWeekday: (count, weekday) => `గత ${words.number(count)} ${stemOf(weekday)}ాల్లో మధ్య అంకె`,
    recentDays: (count, weekday) =>
      `గత ${words.number(count)} రోజుల్లో మధ్య అంకె, ఎందుకంటే ${stemOf(weekday)}ాలు ఇంకా తక్కువ`,
    trend: (percent) => `ధోరణి ${percent}`,
    tooFewDays: (needs, has) =>
      `అంచనాకు మెనూలో ఉండి ముగిసిన ${daysOf(words, needs)} కావాలి; ఇప్పటికి ${words.number(has)}.`,
    notSold: 'నాలుగు వారాలుగా అమ్ముడుపోలేదు, అందుకే అంచనా లేదు.',
    yours: 'మీ అంకె',
    back: 'మళ్ళీ అంచనాకు',
    backTo: (name, plates) => `${name}: మళ్ళీ అంచనాకు, ${platesOf(words, plates)}`,
    count: (name) => `తయారు చేయాల్సిన ${name} ప్లేట్లు`,
    oneLess: (name) => `${name} ఒక ప్లేట్ తక్కువ చేయండి`,
    oneMore: (name) => `${name} ఒక ప్లేట్ ఎక్కువ చేయండి`,
  },
  shopping: {
    heading: 'కొనాల్సిన జాబితా',
    hint: 'ఈ ప్లేట్ల కోసం. మీ దగ్గర ఉన్నవాటికి టిక్ పెట్టండి: అవి మొత్తంలోంచి పోతాయి.',
    have: (name, amount) => `${name}, ${amount}: నా దగ్గర ఉంది`,
    needed: (amount) => `కావాల్సింది ${amount}`,
    noPrice: 'ధర లేదు',
    sum: 'ఇంకా కొనాల్సింది',
    atPrices: 'ఈ రోజు ధరలకు. ప్యాకెట్లు, డజన్లు, పీసులు పూర్తిగా; తూకం లేదా కొలతవి తర్వాతి 50 గ్రా. లేదా 50 మి.లీ. వరకు.',
    notInSum: (names) => `ధర రాయలేదు, అందుకే మొత్తంలో లేవు: ${names}.`,
    withoutRecipe: (names) => `రెసిపీ రాయలేదు, అందుకే జాబితాలో లేవు: ${names}.`,
    unknown: (names) => `లెక్క తేలలేదు, అందుకే జాబితాలో లేవు: ${names}.`,
    toMenu: 'నా మెనూలో పూర్తి చేయండి',
    noPlates: 'ప్లేట్లు లేవు, కొనాల్సినవీ లేవు.',
    nothing: 'జాబితాలో ఇంకా ఏమీ లేదు.',
    jump: {
      heading: 'ఏదైనా ధర తప్పా?',
      text: (name, now, before, dearest) =>
        `${name} ఒక ప్లేట్ చేయడానికి ఇప్పుడు ${now} అవుతుంది, ఇటీవల ${before} అయ్యేది.${dearest ? ` అందులో ఎక్కువ భాగం ${dearest}.` : ''}`,
      toPrices: 'ధరలు చూడండి',
    },
    amount: {
      kg: (amount) => counted(words, amount, 'కిలో', 'కిలోలు'),
      g: (amount) => `${words.number(amount, 3)} గ్రా.`,
      litre: (amount) => counted(words, amount, 'లీటరు', 'లీటర్లు'),
      ml: (amount) => `${words.number(amount, 3)} మి.లీ.`,
      piece: (amount) => counted(words, amount, 'పీసు', 'పీసులు'),
      dozen: (amount) => counted(words, amount, 'డజను', 'డజన్లు'),
    },
    packets: (count, held) => `${counted(words, count, 'ప్యాకెట్', 'ప్యాకెట్లు')} (${held})`,
  },
  send: {
    label: 'జాబితా పంపండి లేదా ప్రింట్ చేయండి',
    share: 'పంపండి',
    whatsApp: 'WhatsApp ద్వారా పంపండి',
    copy: 'కాపీ చేయండి',
    print: 'ప్రింట్ చేయండి',
    copied: 'జాబితా కాపీ అయింది.',
    notCopied: 'జాబితా కాపీ కాలేదు. ప్రింట్ చేయవచ్చు.',
    notShared: 'జాబితా పంపలేకపోయాం. కాపీ చేయవచ్చు.',
    title: (day) => `కొనాల్సిన జాబితా: ${day}`,
    line: (name, amount, cost) => `${name}: ${amount}, ${cost}`,
    sum: (money) => `మొత్తం: ${money}`,
  },
  accuracy: {
    heading: 'అంచనా ఎంత సరిగ్గా ఉంది',
    hint: (days, plates) =>
      `మీ సొంత ${daysOf(words, days)} చూశాం: ముందు రోజు సాయంత్రం ఒక్కో పద్ధతి ఏం చెప్పేది, నిజంగా ఎన్ని అమ్ముడుపోయాయి. ${platesOf(words, plates)} తేడా వరకు సరైనదే.`,
    methods: {
      forecast: 'ఈ అంచనా',
      yesterday: 'ముందు రోజు ఎన్నో అన్ని',
      lastWeek: 'గత వారం అదే రోజు ఎన్నో అన్ని',
    },
    right: (right, of) => `${words.number(of)}లో ${words.number(right)} సార్లు సరైనది`,
    error: (plates) => `సగటున ${plates} ప్లేట్ల తేడా`,
    best: 'ఎక్కువసార్లు సరైనది ఈ అంచనాయే.',
    asGood: 'అంచనా సులువైన పద్ధతి కంటే ఎక్కువసార్లు సరైనది కాలేదు.',
    better: (methods) =>
      `మీ రోజుల్లో అంచనా కంటే ఒక సులువైన పద్ధతి ఎక్కువసార్లు సరైనది: ${methods}. దాన్ని కూడా చూడండి.`,
    quoted: (method) => `“${method}”`,
    table: (plates) => `ఒక్కో ఐటమ్: ఎన్ని రోజులు ${platesOf(words, plates)} తేడా వరకే`,
    daysOf: (right, of) => `${words.number(of)}లో ${daysOf(words, right)}`,
    tooFewDays: (needs, has) =>
      `దీనికి అమ్మకాలు జరిగి ముగిసిన ${daysOf(words, needs)} కావాలి, వాటిలో వారంలో ఒకే రోజు రెండుసార్లు రావాలి. ఇప్పటికి ${
        has === 0 ? 'ఒక్కటీ లేదు' : `${daysOf(words, has)} ఉన్నాయి`
      }.`,
    newDishes: 'దీనికి మీ ఐటమ్‌లు ఇంకా కొత్తవి.',
  },
  setUp: {
    text: 'మీ బండిని సెట్ చేసుకోండి, ప్లేట్లు లెక్కపెట్టండి. తర్వాత రేపు ఏం చేయాలో, ఏం కొనాలో ఈ పేజీ ప్రతి సాయంత్రం చెబుతుంది.',
    gives: [
      'రేపు ఒక్కో ఐటమ్ ఎన్ని ప్లేట్లో, మీ సొంత రోజుల నుంచి',
      'కొనాల్సిన జాబితా, దాని ఖర్చుతో; పంపవచ్చు, ప్రింట్ చేయవచ్చు',
      'అంచనా ఎన్నిసార్లు సరైనదో',
    ],
    action: 'మీ బండిని సెట్ చేసుకోండి',
  },
});
