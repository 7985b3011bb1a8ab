import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  question: 'ఇది పనికొచ్చిందా?',
  verdicts: { helped: 'పనికొచ్చింది', 'did-not-help': 'పనికిరాలేదు' },
  comesFirst: 'మళ్ళీ ఇదే అడిగితే ముందు ఇది కనిపిస్తుంది.',
  notKept: {
    full: 'ఈ సలహా ఉంచలేదు: ఫోన్‌లో చోటు లేదు.',
    blocked: 'ఈ సలహా ఉంచలేదు: బ్రౌజర్ ఏదీ సేవ్ చేయడం లేదు.',
    'too-large': 'ఈ సలహా ఉంచలేదు: ఇది చాలా పొడవుగా ఉంది.',
  },
  own: 'మీ సొంతం',
  helpedOn: (day) => `${day} నాడు ఇది మీకు పనికొచ్చింది`,
  youAsked: (text) => `మీరు అడిగింది: ${text}`,
  open: (count) => (count > 0 ? `పాత సలహాలు (${number(count)})` : 'పాత సలహాలు'),
  close: 'పాత సలహాలు మూసేయండి',
  where: 'మీ చివరి 20 సలహాలు. ఇవి ఈ ఫోన్‌లో మాత్రమే ఉన్నాయి.',
  empty: 'ఇంకా సలహాలు లేవు. మీరు అడిగినవి ఇక్కడ ఉంటాయి, ఈ ఫోన్‌లో మాత్రమే: చివరి 20 సలహాలు.',
  cutOff: 'ఈ సలహా మధ్యలోనే ఆగిపోయింది.',
  danger: 'ఈ సలహా చూపించడం లేదు: ఆ ఆహారం సురక్షితం కాకపోవచ్చు.',
  delete: 'తీసేయండి',
  deleteOf: (text) => `“${text}” సలహాను తీసేయండి`,
  deleteAll: 'అన్నీ తీసేయండి',
  deleted: (count) => plural(count, { one: 'సలహా తీసేశాం.', other: `${number(count)} సలహాలు తీసేశాం.` }),
  undo: 'తిరిగి తెండి',
  notRestored: 'అన్నీ తిరిగి రాలేదు: ఫోన్‌లో చోటు లేదు.',
  loading: 'పాత సలహాలు వస్తున్నాయి…',
  failed: 'పాత సలహాలు చూపించలేకపోయాం. అవి పోలేదు.',
  retry: 'మళ్ళీ ప్రయత్నించండి',
});
