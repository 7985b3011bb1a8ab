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
  checkNumberInput,
  numberInputOrZero,
  parseNotation,
  parsePositive,
  parsePrice,
  PLATES_LIMITS,
  PRICE_LIMITS,
  wholeOrZero,
} from './numbers';
export { parsePhone } from './phone';
export type { NumberFault, NumberInputFault, NumberInputOptions } from './numbers';
