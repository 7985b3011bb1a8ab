import type { Words } from '@thela/language';
import type { Messages } from './en';

export const messages = ({ number, plural }: Words): Messages => ({
  send: 'పంపండి',
  whatsApp: 'WhatsApp ద్వారా పంపండి',
  otherApp: 'వేరే యాప్',
  close: 'మూసేయండి',
  picture: 'ఫోటో',
  copy: 'కాపీ చేయండి',
  print: 'ప్రింట్ చేయండి',
  copied: 'కాపీ అయింది.',
  notCopied: 'కాపీ కాలేదు. ప్రింట్ చేయవచ్చు.',
  notShared: 'పంపలేకపోయాం. కాపీ చేయవచ్చు.',
  saved: 'ఫోటో సేవ్ అయింది. డౌన్‌లోడ్‌లలో కనిపించకపోతే టెక్స్ట్ పంపండి.',
  notDrawn: 'ఫోటో తయారు కాలేదు. మెసేజ్‌గా పంపవచ్చు.',
  plates: (count) => `${number(count)} ${plural(count, { one: 'ప్లేట్', other: 'ప్లేట్లు' })}`,
  left: 'చేతిలో మిగిలింది',
  uncosted: 'అందులో ఖర్చు తెలియనివి',
  figures: {
    plates: 'అమ్మిన ప్లేట్లు',
    revenue: 'అమ్మకం',
    ingredientCost: 'సరుకుల ఖర్చు',
    profit: 'లాభం',
    expenses: 'ఇతర ఖర్చులు',
    waste: 'వృథా',
  },
  soFar: (day) => `${day}, ఇప్పటివరకు`,
  todaySoFar: 'ఈ రోజుది ఇప్పటివరకు ఉన్న లెక్క.',
  dishes: 'ఎక్కువగా అమ్ముడైనవి',
  otherDishes: (count) => `ఇంకా ${number(count)} ఐటమ్‌లు`,
});
