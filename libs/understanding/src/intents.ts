/** What a sentence may mean: what is wrong with food, what is left, what is to be written, what is asked, and what else is said. */
export const intents = [
  'fault_bitter',
  'fault_bland',
  'fault_burnt',
  'fault_chewy',
  'fault_colour',
  'fault_curdled_split',
  'fault_hard_dry',
  'fault_mushy',
  'fault_not_risen',
  'fault_oil_smoke_foam',
  'fault_oily',
  'fault_salty',
  'fault_soggy',
  'fault_sour',
  'fault_spicy',
  'fault_sticks_tears',
  'fault_sweet',
  'fault_thick_lumpy',
  'fault_undercooked',
  'fault_watery',
  'keep_how',
  'leftover_danger',
  'leftover_use',
  'correction',
  'dish_price_set',
  'expense',
  'ingredient_price_set',
  'new_dish',
  'purchase',
  'sale',
  'undo',
  'waste',
  'not_entry_if',
  'not_entry_negated',
  'not_entry_other',
  'not_entry_question',
  'best_dish',
  'busiest_time_day',
  'compare_periods',
  'dish_cost_profit',
  'expense_total',
  'how_many_to_make',
  'money_period',
  'money_today',
  'promote',
  'sold_count',
  'waste_total',
  'what_if_price',
  'what_to_buy',
  'worst_dish',
  'capabilities',
  'greeting_thanks',
  'language_change',
  'repeat',
  'role_chef',
  'role_general',
  'role_money',
  'chat_other',
  'customer_credit',
  'health',
  'upi_bank',
  'weather',
] as const;

export type Intent = (typeof intents)[number];

/** An intent of a sentence about food. */
export type KitchenIntent = Extract<Intent, `fault_${string}` | `leftover_${string}` | 'keep_how'>;

/** Whether it is about food: what is wrong with it, what is left of it, how it is kept. */
export function isOfFood(intent: Intent): intent is KitchenIntent {
  return /^(?:fault|keep|leftover)_/.test(intent);
}

const ofEntries =
  /^(?:sale|correction|undo|waste|expense|purchase|dish_price_set|ingredient_price_set|new_dish|not_entry_.*)$/;

/** Whether it is about what is to be written, or looks so. */
export function isOfEntries(intent: Intent): boolean {
  return ofEntries.test(intent);
}

/** Whether it looks like an entry and is none. */
export function isNoEntry(intent: Intent): boolean {
  return intent.startsWith('not_entry');
}
