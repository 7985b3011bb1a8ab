export { profitPieData, salesBarData } from './chart-data';
export { dailyPerformance } from './daily-performance';
export { hasSales, openingDay } from './day';
export { dayActions } from './day-actions';
export { formatPercent, formatRupees } from './format';
export { builtInMenu, defaultIngredientPrices } from './menu';
export { menuItemFigures } from './menu-item-figures';
export { recommend } from './recommendation';
export { recommendationText } from './recommendation-text';

export type { ChartData, ChartDataset, SalesBarColours } from './chart-data';
export type { DailyPerformance } from './daily-performance';
export type { Day, OpeningDayOptions } from './day';
export type { DayActions } from './day-actions';
export type { PercentDecimals } from './format';
export type { IngredientPrices, MenuItem } from './menu';
export type { MenuItemFigures } from './menu-item-figures';
export type { PlatesSold } from './plates';
export type { Recommendation } from './recommendation';
