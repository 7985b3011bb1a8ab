export { profitPieData, salesBarData } from './chart-data';
export { dailyPerformance, daySums } from './daily-performance';
export {
  changePlatesSold,
  hasEnteredPlates,
  hasSales,
  openingDay,
  platesIn,
  setIngredientPrice,
  setPlatesSold,
} from './day';
export { acceptedAmount, roundToSum, toMillionths, toRupees } from './exact-amount';
export {
  formatPercent,
  formatRupees,
  formatSpecifiedRupees,
  rupeesApart,
  indianNumber,
} from './format';
export { builtInMenu, defaultIngredientPrices } from './menu';
export { acceptedPlates, platesOf } from './plates';
export { marginOf } from './margin';
export { menuItemFigures } from './menu-item-figures';
export { recommend } from './recommendation';
export { holdBackText, recommendationText } from './recommendation-text';
export { divideHalfAway } from './rounding';

export type { ChartData } from './chart-data';
export type { DailyPerformance } from './daily-performance';
export type { Day, DayActions, OpeningDayOptions } from './day';
export type { IngredientPrices, MenuItem } from './menu';
export type { MenuItemFigures } from './menu-item-figures';
export type { PlatesSold } from './plates';
export type { Recommendation } from './recommendation';
export type { RecommendationWords } from './recommendation-text';
