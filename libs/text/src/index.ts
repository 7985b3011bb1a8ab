export { cleanAddress } from './clean-address';
export { latinDigits } from './digits';
export { isOneEditAway } from './edit-distance';
export { formatPhone, HOME_CODE } from './format-phone';
export { nameKey, splitLetters, splitWords, visibleText } from './name-key';
export { freeName, LONGEST_TEXT, normaliseText, parseName } from './normalise';
export {
  AMOUNT_LIMITS,
  COUNT_LIMITS,
  MONEY_LIMITS,
  parseNumber,
  PRICE_LIMITS,
  WASTE_LIMITS,
} from './numbers';
export { parsePhone } from './phone';
export { readableText, withCapital } from './readable-text';
export { retryAfterMs } from './retry-after';
export { searchNames, spellingKey } from './search';
export { transliterate } from './transliterate';
export type { NumberFault, NumberLimits, ParsedNumber } from './numbers';
