export { latinDigits } from './digits';
export {
  compactKey,
  emailKey,
  includesTyped,
  letterWords,
  longLetterWords,
  nfcKey,
  readableText,
  singleSpaces,
  spacesForControls,
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
export { formatPhone, HOME_CODE, parsePhone } from './phone';
export type { NumberFault, NumberInputFault, NumberInputOptions } from './numbers';
