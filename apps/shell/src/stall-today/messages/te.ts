import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  unnamed: 'మీ బండి',
  open: 'నా బండి',
  plates: 'ప్లేట్లు',
  revenue: 'అమ్మకం',
  profit: 'మొత్తం లాభం',
  loss: 'ఇప్పటివరకు నష్టం',
  left: 'చేతిలో మిగిలింది',
  count: 'ప్లేట్లు లెక్కపెట్టండి',
  byDish: 'ఈ రోజు ఐటమ్ వారీగా',
  news: 'కొత్తగా ఏముంది',
  loading: 'మీ రోజులు చదువుతున్నాం …',
  unknownCost: {
    title: 'ఖర్చు తెలియదు, లాభంలో కలపలేదు',
    action: 'రెసిపీలు, ధరలు రాయండి',
  },
  late: {
    title: 'ఆలస్యంగా వచ్చిన ఎంట్రీలు ఉన్నాయి',
    entries: (count) =>
      `మీ హెల్పర్ ${number(count)} ${plural(count, { one: 'ఎంట్రీ', other: 'ఎంట్రీలు' })}`,
    action: 'ఒప్పుకోండి లేదా వదిలేయండి',
  },
  future: {
    title: 'ఇంకా రాని రోజుది',
    action: 'నా బండిలో సరిచేయండి',
  },
  firstDay: {
    title: 'మీ మొదటి రోజు',
    text: 'ఈ రోజు ఎంత వచ్చిందో రేపు ఇక్కడ చూస్తారు.',
  },
  yesterday: (plates) =>
    `నిన్న · ${number(plates)} ${plural(plates, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`,
  profitOf: (amount) => `${amount} మొత్తం లాభం`,
  profitUnknown: 'మొత్తం లాభం తెలియదు',
  lossOf: (amount) => `${amount}, నష్టం`,
  compared: {
    more: (amount) => `మొన్నటి కంటే ${amount} ఎక్కువ`,
    less: (amount) => `మొన్నటి కంటే ${amount} తక్కువ`,
    same: 'మొన్నటితో సమానం',
    unknown: 'అన్ని ఖర్చులూ తెలియవు',
    first: 'మొన్న లెక్కపెట్టలేదు',
  },
  uncounted: {
    title: (day) => `నిన్న, ${day}`,
    text: 'ప్లేట్లు ఏవీ లెక్కపెట్టలేదు.',
    action: 'బండి పెట్టారా? ఇప్పుడు రాయండి.',
  },
  failed: {
    title: 'మీ రోజులు చదవలేకపోయాం',
    text: 'దాని వల్ల ఏదీ పోలేదు.',
  },
  keepSafe: {
    heading: 'మీ బండి ఈ ఫోన్‌లో మాత్రమే ఉంది',
    text: 'ఫోన్ పోయినా, బ్రౌజర్ తుడిచేసినా అంతా పోతుంది. అకౌంట్‌లో అది భద్రంగా ఉంటుంది, లేదా మీకు మీరే పంపుకునే ఫైలులో.',
    account: 'అకౌంట్ తెరవండి',
    file: 'కాపీ సేవ్ చేయండి',
    notNow: 'ఇప్పుడు వద్దు',
    saved: 'ఫైలును మీ డౌన్‌లోడ్‌లలో చూసి, మీకు మీరే పంపుకోండి.',
    failed: 'ఫైలు తయారు కాలేదు. మళ్ళీ ప్రయత్నించండి.',
  },
});
