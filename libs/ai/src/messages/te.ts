import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number }: Words): Messages => ({
  refused: (message) => `AI సర్వీస్ ఒప్పుకోలేదు: ${message}`,
  somethingWrong: 'ఏదో పొరపాటు జరిగింది',
  noText: {
    advice: 'AI నుంచి సలహా రాలేదు.',
    recipe: 'సరైన వంటకం తయారు కాలేదు.',
    strategy: 'ప్లాన్ రాలేదు. మళ్ళీ ప్రయత్నించండి.',
    reply: 'AI నుంచి జవాబు రాలేదు.',
  },
  unreachable: (message) => `AI సర్వీస్‌కు కనెక్ట్ కాలేదు, మీ ఇంటర్నెట్ చూడండి. (${message})`,
  unreadable: (message) => `AI జవాబు చదవడం కుదరలేదు. (${message})`,
  timedOut: (seconds) => `${number(seconds)} సెకన్లలో జవాబు రాలేదు. మళ్ళీ ప్రయత్నించండి.`,
  tooLong: (letters, most) =>
    `ఇది చాలా పొడవుగా ఉంది: ${number(letters)} అక్షరాలు. ${number(most)} లోపు ఉంచండి.`,
  tooMany: (rows, most) => `వరుసలు చాలా ఎక్కువ: ${number(rows)}. ఒకసారికి ${number(most)} వరకే అడగండి.`,
  cutOff: 'ఈ జవాబు మధ్యలోనే ఆగిపోయింది. మొత్తం రావాలంటే ఒకసారికి తక్కువ అడగండి.',
});
