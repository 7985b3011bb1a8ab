export { backtest } from './backtest';
export { bestDays } from './best-days';
export { breakEven } from './break-even';
export { FORECAST_NEEDS_DAYS, forecast } from './forecast';
export { hoursFigures } from './hours';
export { menuMatrix } from './menu-matrix';
export { comparePeriod, periodBefore, periodRange, periodTotals } from './periods';
export { planOf, forecastPlates } from './plan';
export { firstDayOf } from './records';
export { shoppingCost, shoppingList } from './shopping-list';
export { specials } from './specials';
export { periodSteps } from './steps';
export { priceShock } from './price-shock';
export { oddPrices } from './price-shock-prices';
export { usualCounts, usualOnMenu } from './usual-counts';
export { wasteCost, wasteWeeks } from './waste-weeks';
export { weekdayFigures } from './weekdays';
export { whatIf } from './what-if';
export type { Backtest, BacktestMethod, DishBacktest, DishScore, MethodScore } from './backtest';
export type { BesideUsual, BestDays, DayBesideUsual, DishBesideUsual } from './best-days';
export type { BreakEven, BreakEvenPlates } from './break-even';
export type { PeriodDish } from './dish-sums';
export type {
  DishForecast,
  Forecast,
  ForecastMethod,
  ForecastOptions,
  UnknownForecast,
} from './forecast';
export type { HourPlates, HoursFigures } from './hours';
export type { MenuMatrix, MenuMatrixResult, MenuClass, ClassifiedDish } from './menu-matrix';
export type { Change, Comparison, Period, PeriodTotals } from './periods';
export type { Plan, PlanOutcome, PlannedDish } from './plan';
export type { MovedPrice, PriceShock, PriceShockResult } from './price-shock';
export type { DishShock } from './price-shock-dishes';
export type { KnownPrices, PriceBooks } from './price-shock-prices';
export type { OddPrice } from './price-shock-walk';
export type { TooFewDays } from './records';
export type { PlannedPlates, ShoppingLine, ShoppingList } from './shopping-list';
export type { SpecialOfDay, Specials } from './specials';
export type { Step, StepLength, Steps } from './steps';
export type { UsualCount } from './usual-counts';
export type { WasteItem, WasteWeek, WastedSubject } from './waste-weeks';
export type { DayMeans, WeekdayFigures } from './weekdays';
export type { WhatIf, WhatIfChanges, WhatIfDay, WhatIfDish } from './what-if';
