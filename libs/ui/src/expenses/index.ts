export { AmountChips } from './amount-chips';
export type { TypedAmounts } from './amount-chips';
export { ExpenseChips } from './expense-chips';
export { useExpenseMessages } from './messages';
