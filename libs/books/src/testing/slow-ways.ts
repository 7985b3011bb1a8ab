/** The slow second way to the figures, for tests elsewhere that must not ask the library what is right. */
export { forecastBySlowWay } from './slow-forecast';
export { hoursBySlowWay } from './slow-hours';
export { matrixBySlowWay } from './slow-matrix';
export {
  dayLater,
  digitsOf,
  dishBySlowWay,
  isoWeekday,
  middleBySlowWay,
  rupeesOfDigits,
  sumBySlowWay,
  totalsIn,
} from './slow-oracle';
export { shoppingBySlowWay } from './slow-shopping';
