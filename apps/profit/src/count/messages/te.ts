import type { Words } from '@thela/language';
import type { Messages } from './en';

const plates = ({ number, plural }: Words, count: number) =>
  `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`;

export const messages = (words: Words): Messages => ({
  toProfit: 'లాభం',
  toToday: 'ఈ రోజు లెక్కపెట్టండి',
  yesterday: 'నిన్న',
  toYesterday: 'నిన్నటిది సరిచేయండి',
  beingSaved: 'సేవ్ అవుతోంది',
  notRead: 'మీ లెక్కలు చదవలేకపోయాం. మీరు నొక్కేవి ఈ పేజీలో ఉంటాయి.',
  head: {
    label: 'ఇప్పటివరకు ఈ రోజు',
    plates: 'ప్లేట్లు',
    revenue: 'అమ్మకం',
    profit: 'లాభం',
    loss: 'లాభం (నష్టం)',
    left: 'చేతిలో మిగిలింది',
    howLeft: (expenses, waste) =>
      [expenses && `${expenses} ఇతర ఖర్చులు పోగా`, waste && `${waste} వృథా`].filter(Boolean).join(', '),
  },
  dish: {
    retired: (name) => `${name} (తీసేసినది)`,
    count: (name, count, money) => `${name}, ${plates(words, count)}, ${money}. ఒకటి పెంచడానికి నొక్కండి.`,
    takeBack: (name, count, money) =>
      `${name}, ${plates(words, count)}, ${money}. ఒకటి తగ్గించడానికి నొక్కండి.`,
    isSaving: (label) => `${label} సేవ్ అవుతోంది.`,
    takenBack: 'ఒకటి తగ్గింది',
    howTo: 'నొక్కితే ఒక ప్లేట్ ఎక్కువ. ఎక్కువసేపు నొక్కితే లేదా Delete నొక్కితే ఒక ప్లేట్ తక్కువ.',
  },
  actions: {
    label: 'పొరపాట్లు సరిచేయండి',
    undo: 'వెనక్కి',
    undoCount: (name) => `వెనక్కి: ${name}`,
    undoTakeBack: (name) => `వెనక్కి: ${name} తగ్గించారు`,
    takeBack: 'తగ్గించండి',
  },
  announce: {
    counted: (name, count, all) => `${name}: ${plates(words, count)}. మొత్తం ${plates(words, all)}.`,
    nothing: (name) => `తగ్గించడానికి ${name} ప్లేట్ ఏదీ లేదు.`,
  },
  find: 'ఐటమ్ వెతకండి',
  noneFound: (text) => `“${text}” అనే ఐటమ్ లేదు.`,
  typedToday: {
    heading: 'లెక్కలు టైప్ చేయండి',
    hint: 'రోజంతా నొక్కలేదా? ఈ రోజు ఒక్కో ఐటమ్ ఎన్ని ప్లేట్లు అమ్మారో టైప్ చేయండి.',
    open: 'ఈ రోజు లెక్కలు టైప్ చేయండి',
    close: 'మూసేయండి',
  },
  typed: {
    headingOf: (date) => `${date} లెక్కలు`,
    hintOf: (date) => `మీరు టైప్ చేసేది ${date} మొత్తం లెక్క.`,
    count: (name) => `ఈ రోజు ${name} ప్లేట్లు`,
    countOf: (name, date) => `${date} నాటి ${name} ప్లేట్లు`,
    brought: (money) => `${money} వచ్చింది`,
    failed: 'లెక్కలు చదవలేకపోయాం, అందుకే ఇది సేవ్ కాలేదు. మళ్ళీ టైప్ చేయండి.',
    tooHigh: 'లెక్క గరిష్ఠంగా 10,00,000 ఉండవచ్చు.',
    store: 'సేవ్ చేయండి',
  },
  expenses: {
    heading: 'ఈ రోజు ఇతర ఖర్చులు',
    headingOf: (date) => `${date} ఇతర ఖర్చులు`,
    category: 'దేనికి',
    categories: { gas: 'గ్యాస్', ice: 'ఐస్', help: 'కూలి', rent: 'అద్దె', other: 'వేరేది' },
    named: (category, note) => `${category}, ${note}`,
    amount: 'ఎన్ని రూపాయలు (₹)',
    note: 'పేరు (కావాలంటే)',
    add: 'ఖర్చు చేర్చండి',
    addOn: (date) => `${date}కి చేర్చండి`,
    missing: '0 కంటే ఎక్కువ రాయండి.',
    notANumber: '150 లాంటి ఒక సంఖ్య రాయండి.',
    tooHigh: 'ఖర్చు గరిష్ఠంగా ₹1,00,00,00,000 ఉండవచ్చు.',
    remove: 'తీసేయండి',
    removeNamed: (what, amount) => `${what}, ${amount} తీసేయండి`,
    removed: (what, amount) => `తీసేశాం: ${what}, ${amount}.`,
    added: (what, amount) => `చేర్చాం: ${what}, ${amount}.`,
    gasCountsTwice: (dishes) => `${dishes} రెసిపీల్లో గ్యాస్ ఇప్పటికే ఉంది. ఖర్చుగా కూడా చేరిస్తే రెండుసార్లు లెక్కవుతుంది.`,
  },
  past: {
    title: (date) => `${date} సరిచేయండి`,
    wasYesterday: 'అది నిన్న. మీరు మార్చేది నిన్నటి లెక్కలోకి వస్తుంది, ఈ రోజుకు కాదు.',
    wasDaysAgo: (days) =>
      `అది ${words.number(days)} రోజుల క్రితం. మీరు మార్చేది ఆ రోజు లెక్కలోకి వస్తుంది, ఈ రోజుకు కాదు.`,
    otherDays: 'వేరే రోజులు',
    figures: (date) => `${date} లెక్కలు`,
    reading: 'ఆ రోజు లెక్కలు చదువుతున్నాం…',
    failed: 'ఆ రోజు లెక్కలు చదవలేకపోయాం. ఏమీ మారలేదు.',
    noDishes: 'ఆ రోజు ఐటమ్‌లు లేవు.',
  },
  refused: {
    title: 'అలాంటి రోజు లేదు',
    'no-date': 'ఈ అడ్రస్‌లో రోజు లేదు. రోజు ఇలా ఉంటుంది: 2026-11-21.',
    future: 'ఆ రోజు ఇంకా రాలేదు. ఈ రోజు లెక్కపెట్టండి, గడిచిన రోజులు సరిచేయండి.',
    'too-long-ago': (days) => `ఆ రోజు గడిచి ${words.number(days)} రోజులకు పైగా అయింది. దాని లెక్కలు అలాగే ఉంటాయి.`,
  },
  setUp: {
    text: 'మీ బండిని సెట్ చేసుకోండి, తర్వాత ఒక్క ట్యాప్ అంటే ఒక ప్లేట్. ఈ పేజీ రోజంతా లెక్కపెడుతుంది.',
    gives: [
      'మీ ఒక్కో ఐటమ్‌కు ఒక పెద్ద బటన్',
      'ఆ రోజు ప్లేట్లు, అమ్మకం, లాభం ఒక్క చూపులో',
      'తప్పు ట్యాప్‌ను వెనక్కి తీసుకోవచ్చు, నిన్నటిదీ సరిచేయవచ్చు',
      'గ్యాస్, ఐస్, కూలి, అద్దె పోగా చేతిలో మిగిలింది',
    ],
    action: 'మీ బండిని సెట్ చేసుకోండి',
  },
});
