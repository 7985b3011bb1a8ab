import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  loading: 'మీ రోజులు చదువుతున్నాం …',
  unknownCost: {
    of: (dishes) => `ఖర్చు తెలియదు: ${dishes}`,
    action: 'రెసిపీలు, ధరలు రాయండి',
  },
  late: {
    title: 'ఆలస్యంగా వచ్చిన ఎంట్రీలు ఉన్నాయి',
    entries: (count) =>
      `మీ హెల్పర్ ${number(count)} ${plural(count, { one: 'ఎంట్రీ', other: 'ఎంట్రీలు' })}`,
  },
  future: {
    title: 'ఇంకా రాని రోజుది',
  },
  firstDay: {
    title: 'మీ మొదటి రోజు',
    text: 'ఈ రోజు ఎంత వచ్చిందో రేపు ఇక్కడ చూస్తారు.',
  },
  yesterday: (plates) =>
    `నిన్న · ${number(plates)} ${plural(plates, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`,
  inHandOf: (amount) => `${amount} చేతిలో మిగిలింది`,
  lossOf: (amount) => `${amount}, నష్టం`,
  compared: {
    more: (amount) => `మొన్నటి కంటే ${amount} ఎక్కువ`,
    less: (amount) => `మొన్నటి కంటే ${amount} తక్కువ`,
    withoutRent: (text) => `అద్దె కాకుండా ${text}`,
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
  aloud: (plates, sold, inHand) => `ఈ రోజు: ${plates} ప్లేట్లు. అమ్మకం ${sold}. చేతిలో మిగిలింది ${inHand}.`,
  askClose: {
    title: 'ఈ రాత్రి రోజు ముగిద్దామా?',
    text: 'కొన్ని నొక్కులతో చేతిలో ఎంత మిగిలిందో తెలుస్తుంది.',
  },
  leftover: {
    title: 'నిన్నటిది ఏమైనా మిగిలిందా?',
    text: 'దానితో ఈ రోజు స్పెషల్ చేయండి.',
  },
  close: {
    title: 'రోజు ముగించండి',
    text: 'లెక్క చూసి, పంపండి.',
  },
  closed: (time) => ({
    title: time === null ? 'రోజు ముగిసింది' : `రోజు ముగిసింది: ${time}`,
    text: 'మళ్ళీ చూడండి, లేదా పంపండి.',
  }),
  changed: {
    title: 'రోజు ముగించాక లెక్క మారింది',
    text: 'కొత్త లెక్క పంపండి.',
  },
  list: {
    title: 'ఈ రోజు లిస్ట్',
    text: 'ఏం కొనాలి, ఎన్ని ప్లేట్లు.',
  },
  waste: {
    title: 'ఏమైనా పారేశారా?',
    text: 'రాసుకోండి, అప్పుడే డబ్బు లెక్క సరిగ్గా ఉంటుంది.',
  },
  tomorrow: {
    title: 'రేపటి లిస్ట్',
    text: 'ఏం కొనాలి, ఎన్ని ప్లేట్లు.',
  },
  keepSafe: {
    heading: 'మీ బండి ఈ ఫోన్‌లో మాత్రమే ఉంది',
    text: 'ఫోన్ పోతే అంతా పోతుంది.',
    account: 'అకౌంట్ తెరవండి',
    file: 'కాపీ సేవ్ చేయండి',
    notNow: 'ఇప్పుడు వద్దు',
    saved: 'ఫైలును మీ డౌన్‌లోడ్‌లలో చూసి, మీకు మీరే పంపుకోండి.',
    failed: 'ఫైలు తయారు కాలేదు. మళ్ళీ ప్రయత్నించండి.',
  },
});
