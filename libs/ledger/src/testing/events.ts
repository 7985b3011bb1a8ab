import type { DishFields, Entry, EventHead, IngredientFields, LedgerEvent } from '../events';
import type { UndoEntry } from '../events';

export const DEVICE = '11111111-1111-4111-8111-111111111111';
export const TODAY = '2026-11-22';

export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Makes events in the order in which they are entered: one a second, with ids that count up. */
export function ledgerPen(day = TODAY, firstId = 1) {
  let number = firstId - 1;
  const write = <T extends Entry>(entry: T, onDay = day): EventHead & T => {
    number += 1;
    return { ...entry, id: uuid(number), day: onDay, at: number * 1000, device: DEVICE };
  };
  return {
    write,
    plates: (dish: string, plates: number, onDay = day) =>
      write({ kind: 'plates', dish, plates }, onDay),
    dish: (dish: string, fields: Partial<DishFields>, onDay = day) =>
      write({ kind: 'dish', dish, fields, scope: 'from' }, onDay),
    ingredient: (ingredient: string, fields: Partial<IngredientFields>, onDay = day) =>
      write({ kind: 'ingredient', ingredient, fields, scope: 'from' }, onDay),
    undo: (event: LedgerEvent) => write(undoOf(event), event.day),
  };
}

export function undoOf(event: LedgerEvent): UndoEntry {
  if (event.kind === 'undo' || event.kind === 'unknown')
    throw new TypeError('It cannot be undone.');
  return { kind: 'undo', event: event.id, of: event.kind };
}
