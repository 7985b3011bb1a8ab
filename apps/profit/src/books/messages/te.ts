import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  reading: 'మీ లెక్కలు చదువుతున్నాం…',
  failed: 'మీ లెక్కలు చదవలేకపోయాం. ఏదీ మారలేదు.',
  undo: 'వెనక్కి',
  cancel: 'వద్దు',
  notStored: {
    kept: 'ఈ పేజీలో ఇది లెక్కలోకి వచ్చింది, కానీ ఫోన్‌లో ఇంకా సేవ్ కాలేదు. దానంతట అదే మళ్ళీ ప్రయత్నిస్తుంది.',
    refused: 'ఇది రాయలేకపోయాం, ఏదీ మారలేదు. మళ్ళీ ప్రయత్నించండి.',
  },
  changePrice: 'ధర మార్చండి',
  fromToday: 'ఇది ఈ రోజు నుంచి లెక్కలోకి వస్తుంది; ముందు అమ్మిన ప్లేట్లకు, పాత రోజులకు పాత ధరే ఉంటుంది.',
  plates: (count) => `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`,
  change: (before, after) => `${before} → ${after}`,
  named: (name, text) => `${name}: ${text}`,
  setUp: {
    priceChanges: {
      text: 'మీ బండిని సెట్ చేసుకుంటే, ఏ సరుకుల ధర పెరిగిందో, దానివల్ల మీకు ఎంత పోతోందో ఈ పేజీ చూపిస్తుంది.',
      gives: [
        'ఒక్కో ధర పక్కనే పోయిన వారం, 30 రోజుల క్రితం ధర',
        'ఒక ప్లేట్‌కు, ఒక రోజుకు ఎంత ఎక్కువ అవుతోందో',
        'నష్టం పూడాలంటే బోర్డు మీద పెట్టాల్సిన ధర',
      ],
    },
    action: 'మీ బండిని సెట్ చేసుకోండి',
  },
  odd: {
    asked: (names) => `${names}: ధర తప్పుగా రాశారా? ఇక్కడ అదే ధరతో లెక్కిస్తున్నాం.`,
    heading: 'ఏదైనా ధర తప్పుగా రాశారా?',
    rose: (name, before, after, date, times) =>
      `${name}: ${date}న ధర ${before} నుంచి ${after} అయింది, ${number(times)} రెట్లు.`,
    fell: (name, before, after, date, times) =>
      `${name}: ${date}న ధర ${before} నుంచి ${after} అయింది, ${number(times)} రెట్లు తక్కువ.`,
    until: (date) => `అది ${date} వరకు ఉంది.`,
    leftOut: (before) => `మీరు చెప్పే వరకు ఈ పేజీ ${before}తో లెక్కిస్తుంది.`,
    leftOutThen: (before) => `ఆ రోజులకు ఈ పేజీ ${before}తో లెక్కిస్తుంది. సరిచేస్తే ఆ రోజుల లాభం కూడా సరిగ్గా ఉంటుంది.`,
    mend: (before) => `తప్పుగా రాశాను: మళ్ళీ ${before} చేయండి`,
    mendThen: (before) => `సరిచేయండి: ${before}`,
    isRight: 'ఇది సరైనదే',
    isMended: (name, price) => `${name}: ధర మళ్ళీ ${price}.`,
    isBelieved: (name, price) => `${name}: ధర ${price}గానే ఉంటుంది, కింది లెక్కలోకి వస్తుంది.`,
  },
  shock: {
    since: 'దేనితో పోల్చాలి',
    periods: { week: '7 రోజుల క్రితం', month: '30 రోజుల క్రితం' },
    tooFew: (needs, has) =>
      `దీనికి ${number(needs)} రోజుల ధరలు కావాలి; ఇప్పటికి ${number(has)} ${plural(has, { one: 'రోజుది ఉంది', other: 'రోజులవి ఉన్నాయి' })}.`,
    from: (date) => `${date} నుంచి ఇక్కడ కనిపిస్తుంది.`,
    total: 'అన్నీ కలిపి',
    moreADay: (money) => `రోజుకు ${money} ఎక్కువ`,
    lessADay: (money) => `రోజుకు ${money} తక్కువ`,
    evenADay: 'రోజుకు ఎక్కువా లేదు, తక్కువా లేదు',
    usual: (days) =>
      days === 1
        ? 'మామూలు లెక్క ప్రకారం: అమ్మకాలు ఉన్న గత ఒక్క రోజు లెక్క.'
        : `మామూలు లెక్క ప్రకారం: అమ్మకాలు ఉన్న గత ${number(days)} రోజుల మధ్య లెక్క.`,
    noUsual: 'మామూలు లెక్క ఇంకా లేదు: ఈ రోజుకు ముందు అమ్మకాలు ఉన్న ఒక రోజు కావాలి.',
    nothing: (date) => `${date} నుంచి ఏ ధరా మారలేదు.`,
    moved: (date) => `సరుకులు, ${date} నుంచి`,
    dearer: (money, percent) => (percent ? `${money} పెరిగింది (+${percent})` : `${money} పెరిగింది`),
    cheaper: (money, percent) => (percent ? `${money} తగ్గింది (−${percent})` : `${money} తగ్గింది`),
    dishes: 'ఎక్కువ దెబ్బ తగిలిన ఐటమ్‌లు',
    cheaperDishes: 'ఖర్చు తగ్గినవి',
    none: 'ఏ ఐటమ్ ఖర్చూ పెరగలేదు.',
    perPlate: 'ప్లేట్ ఖర్చు',
    margin: 'మార్జిన్',
    onBoard: 'బోర్డు మీద ధర',
    onUsualDay: (plates) => `మామూలు రోజున ${plates}`,
    notSold: 'ఇంకా అమ్మలేదు',
    forRupees: (price, profit) => `${price}: ప్లేట్‌కు మళ్ళీ ${profit} లాభం`,
    forMargin: (price, margin) => `${price}: మళ్ళీ ${margin} మార్జిన్`,
    forBoth: (price) => `${price}: ముందున్న లాభం, మార్జిన్`,
    isEnough: 'బోర్డు మీద ధర దీన్ని పూడుస్తోంది.',
    confirm: (name, before, after) => `${name}: ${before} బదులు ${after}?`,
    isChanged: (name, price) => `${name} ధర ఇప్పుడు ${price}.`,
    unknownCost: (names) => `లెక్కలో లేనివి, ఖర్చు తెలియదు: ${names}`,
    notCompared: (names) => `పోల్చడానికి పాత ధర లేదు: ${names}`,
  },
});
