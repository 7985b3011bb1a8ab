export type { DayTotals, DishTotals } from './day-totals';
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
  StallEntry,
  StallFields,
  UndoEntry,
  UnknownEntry,
  WasteEntry,
  WasteReason,
} from './events';
export type { Dish, Ingredient, PriceTag, Stall } from './stall';
export type { Amount, AmountUnit, BaseUnit, PurchaseUnit } from './units';
