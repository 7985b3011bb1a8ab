export { readableText, spacesForControls } from './controls';
export { latinDigits } from './digits';
export { formatPhone, HOME_CODE } from './format-phone';
export {
  compactKey,
  emailKey,
  includesTyped,
  letterWords,
  longLetterWords,
  nfcKey,
  singleSpaces,
  trimmedKey,
  wordsAndNumbers,
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
export type { NumberFault, NumberLimits, ParsedNumber } from './numbers';
