export { builtInStall } from './built-in-stall';
export { changedDays } from './changed-days';
export { dayPriceEntry, plateChange } from './day-entries';
export { entriesOfDay } from './entries-of-day';
export { dayView } from './day-view';
export { leftBeforeRent, roundTotals } from './day-totals';
export { daysCsv, dishesCsv, expensesCsv, ingredientsCsv, readTextCell } from './csv-tables';
export { HIGHEST_AMOUNT } from './event-schema';
export { countedUndos, eventsOf, isOfOneDay, ONE_DAY_KINDS } from './event-order';
export { MOST_RESTORED } from './events';
export { exactCost } from './exact-cost';
export { usesFuel } from './fuel';
export { ingredientNamed } from './ingredient-names';
export { wouldCircle } from './ingredients-by-id';
export { exportText, FILE_LIMITS, readExport } from './ledger-file';
export { localHours, offsetAt } from './local-hours';
export { changeBefore } from './change-before';
export { decisionsOf, disputedDays, disputedFields, lostDecisions } from './lost-decisions';
export { createEvent, undoOf } from './make-event';
export { moneyLine, moneyOfDay, profitLine } from './money-line';
export { nothingSpent } from './spent';
export { packPrices, unpackPrices } from './packed-prices';
export { parseEvent, serializeEvent } from './parse-event';
export { needsOf } from './needs';
export { plateCost, preparationCost } from './plate-cost';
export { plateProfit } from './plate-profit';
export { lotsOf, platesByDish, typedCount } from './plates';
export {
  baseOf,
  exactPricePerBase,
  isSameUnit,
  priceFor,
  pricePerBase,
  purchased,
  toBase,
} from './quantity';
export { changesOf, isReference, isReferenceKind, noReferences, setUpDay } from './references';
export { fitsStall, STALL_LIMITS } from './stall-limits';
export { isSpecial, lackingCosts, specialId } from './special';
export { stallActions } from './stall-actions';
export {
  addDays,
  DAYS_OF_WEEK,
  daysBetween,
  daysIn,
  dayNumber,
  EARLIEST_DAY,
  firstOfMonth,
  isCalendarDate,
  isTimeZone,
  LATEST_DAY,
  localTime,
  mondayOf,
  nextDayAt,
  stallDay,
  weekdayOf,
} from './stall-day';
export { priceOn, stallOn } from './stall-on';
export { MOST_LINES, stallShapes } from './stall-shapes';
export { spentOn, totalsOf, wasteOn } from './totals-of';
export { withReferences } from './with-references';
export type { UnknownCost, UnknownCostReason } from './contents';
export type { CsvWords } from './csv-tables';
export type { DayTotals, DishTotals, ExactTotals } from './day-totals';
export type { ExactCost } from './exact-cost';
export type {
  DishEntry,
  DishFields,
  Entry,
  EventHead,
  ExpenseCategory,
  ExpenseEntry,
  IngredientEntry,
  IngredientFields,
  LedgerEvent,
  LedgerKind,
  PlatesEntry,
  Preparation,
  PriceEntry,
  RecipeLine,
  Scope,
  StallDay,
  StallFields,
  WasteEntry,
  WasteReason,
} from './events';
export type { PackedPrices } from './packed-prices';
export type { PlatesEvent } from './plates';
export type { LostDecision } from './lost-decisions';
export type { LineCost, PlateCost } from './plate-cost';
export type { MoneyLine } from './money-line';
export type { Spent } from './spent';
export type { References } from './references';
export type { Dish, Ingredient, PriceTag, Stall } from './stall';
export type { DayRange, Weekday } from './stall-day';
export { QUINTAL } from './units';
export type { Amount, AmountUnit, BaseUnit, Pack, PackKind, PurchaseUnit } from './units';
