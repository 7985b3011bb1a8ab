import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ list, number }: Words): Messages => ({
  title: 'అమ్మకాల లెక్క',
  subtitle: 'ఇప్పటివరకు ఈ రోజు లెక్క: ఈ రోజు ధరలు, ప్లేట్లతో వెంటనే.',
  sampleFigures: 'నమూనా లెక్కలు',
  revenue: 'మొత్తం అమ్మకం (ఈ రోజు)',
  profit: 'మొత్తం లాభం (ఈ రోజు)',
  left: 'చేతిలో మిగిలింది:',
  after: (expenses, waste) => {
    const spent = [expenses && `${expenses} ఇతర ఖర్చులు`, waste && `${waste} వృథా`];
    return `, ${list(spent.filter((each) => each !== null))} పోగా`;
  },
  notInProfit: (dishes) => `లాభంలో కలపలేదు: ${dishes}. ఖర్చు తెలియదు`,
  more: (names, count) => `${names}, ఇంకా ${number(count)}`,
  unknown: 'తెలియదు',
  pie: {
    heading: 'లాభంలో ఏ ఐటమ్ వాటా ఎంత (ఈ రోజు)',
    item: 'ఐటమ్',
    profit: 'లాభం',
    share: 'వాటా',
    legend: 'ఐటమ్‌ల రంగులు',
    empty: 'ఈ రోజు ఇంకా ఏ ఐటమ్‌కూ లాభం రాలేదు.',
    noCosts: 'మీరు అమ్మిన ఐటమ్‌ల ఖర్చు ఇంకా తెలియదు.',
  },
  bars: {
    heading: 'అమ్మిన ప్లేట్లు, లాభం మార్జిన్',
    item: 'ఐటమ్',
    plates: 'అమ్మిన ప్లేట్లు',
    margin: 'లాభం మార్జిన్ (%)',
    empty: 'ఈ రోజు ఇంకా ప్లేట్లు అమ్మలేదు.',
  },
  dishes: { earned: 'ఏ ఐటమ్‌కు ఎంత లాభం', heading: 'ఒక్కో ఐటమ్', cost: 'ఖర్చు' },
  helper: {
    subtitle: 'ఈ రోజు ఇప్పటివరకు లెక్కపెట్టింది. ఖర్చు, లాభం, వేరే రోజులు యజమానికి మాత్రమే.',
    plates: 'ప్లేట్లు (ఈ రోజు)',
    byDish: 'ఒక్కో ఐటమ్ ప్లేట్లు (ఈ రోజు)',
    revenue: 'అమ్మకం',
    toCount: 'ప్లేట్లు లెక్కపెట్టండి',
  },
  periods: {
    label: 'ఎన్ని రోజులు',
    names: {
      today: 'ఈ రోజు',
      'last-7-days': '7 రోజులు',
      'last-30-days': '30 రోజులు',
      'last-90-days': '90 రోజులు',
      all: 'అన్నీ',
    },
    subtitle: 'మీ రోజులు ఎలా గడిచాయి, వాటి నుంచి ఏం నేర్చుకోవచ్చు.',
    loading: 'మీ రోజుల లెక్కలు కలుపుతున్నాం…',
    failed: 'ఈ పేజీ తెరుచుకోలేదు. మీ లెక్కలు భద్రంగా ఉన్నాయి.',
    ownersOnly: 'ఖర్చు, లాభం, వేరే రోజులు యజమానికి మాత్రమే; మీరు ఈ రోజుది చూడవచ్చు.',
    notHere: {
      title: 'ఇక్కడ లేదు',
      text: 'అలాంటి పేజీ లేదు. ఇంతకుముందు దాని అడ్రస్ వేరేగా ఉండి ఉండవచ్చు.',
    },
    toToday: 'ఈ రోజుకు',
  },
  openProfit: 'ధరలు, ప్లేట్లు రాయండి',
  retry: 'మళ్ళీ ప్రయత్నించండి',
  chartFailed: 'చార్ట్ లోడ్ కాలేదు. దాని లెక్కలు ఇవి:',
});
