import type { Expected } from './score';

type Plates = Readonly<Record<string, number>>;

/** Plates that were sold today; below 0 where they were taken back. */
export function sold(text: string, plates: Plates): Expected {
  return { text, expect: { kind: 'plates', day: 'today', plates } };
}

/** All plates of today. */
export function counted(text: string, plates: Plates): Expected {
  return { text, expect: { kind: 'count', day: 'today', plates } };
}

/** What an ingredient costs, in ₹; by what it is bought, where that is said. */
export function costs(text: string, ingredient: string, price: number, unit?: string): Expected {
  return { text, expect: { kind: 'price', ingredient, price, ...(unit && { unit }) } };
}

/** What a plate of a dish costs its buyer, in ₹. */
export function sells(text: string, dish: string, price: number): Expected {
  return { text, expect: { kind: 'selling-price', dish, price } };
}

/** Money that was spent today, in ₹. */
export function spent(text: string, category: string, amount: number): Expected {
  return { text, expect: { kind: 'expense', day: 'today', category, amount } };
}

/** What was written last is taken back. */
export function undone(text: string): Expected {
  return { text, expect: { kind: 'undo' } };
}

/** It may mean several things, or lacks a figure: it is asked back. */
export function asked(text: string): Expected {
  return { text, expect: { kind: 'ask' } };
}

/** Nothing may be written. */
export function nothing(texts: readonly string[]): readonly Expected[] {
  return texts.map((text) => ({ text }));
}
