export { latinDigits } from './digits';
export { isOneEditAway } from './edit-distance';
export { formatPhone, HOME_CODE } from './format-phone';
export {
  freeName,
  LONGEST_TEXT,
  nameKey,
  normaliseText,
  parseName,
  readableText,
  visibleText,
  splitWords,
} from './normalise';
export {
  AMOUNT_LIMITS,
  COUNT_LIMITS,
  MONEY_LIMITS,
  parseNumber,
  PRICE_LIMITS,
  WASTE_LIMITS,
} from './numbers';
export { parsePhone } from './phone';
export { searchNames } from './search';
export { transliterate } from './transliterate';
export type { NumberFault, NumberLimits, ParsedNumber } from './numbers';
