import type { Messages } from './messages';

type Units = Messages['units'];
/** How much a recipe's figures are multiplied by; 1 leaves them as they are written. */
type Factor = number;

const quantity = /\{([\d.]+) ?(g|ml|pinch)?( each)?\}/g;
const gramsPerPinch = 0.3;
const mostPinches = 10;

function toKitchenScale(value: number): number {
  if (value >= 100) return Math.round(value / 10) * 10;
  if (value >= 50) return Math.round(value / 5) * 5;
  if (value >= 3) return Math.round(value);
  return Math.max(0.5, Math.round(value * 2) / 2);
}

function weight(value: number, { grams, kilos }: Units): string {
  const rounded = toKitchenScale(value);
  return rounded < 1000 ? grams(rounded) : kilos(Math.round(rounded / 50) / 20);
}

function volume(value: number, { millilitres, litres }: Units): string {
  const rounded = toKitchenScale(value);
  return rounded < 1000 ? millilitres(rounded) : litres(Math.round(rounded / 50) / 20);
}

function pinches(value: number, units: Units): string {
  if (value > mostPinches) return weight(value * gramsPerPinch, units);
  return units.pinches(Math.max(1, Math.round(value)));
}

function pieces(value: number): string {
  return String(Math.max(1, Math.round(value)));
}

/**
 * Writes a text's quantities for the amount at hand. Quantities stand in braces: `{8 g}`, `{30 ml}`,
 * `{2 pinch}`, and `{3}` for pieces; `{40 g each}` is for each kilo of a batter or dish, whatever the amount.
 * They are rounded to what a stall's scale shows: grams and millilitres to halves below 3, to 5 from 50, to 10
 * from 100; more than 10 pinches become grams, at 0.3 g each.
 *
 * @param text With quantities for a factor of 1.
 * @param factor Above 0.
 * @param units How the text's language writes them.
 * @example withQuantities('Add {8 g} sugar and {1 pinch} salt.', 2, units) // 'Add 16 g sugar and 2 pinches salt.'
 */
export function withQuantities(text: string, factor: Factor, units: Units): string {
  return text.replaceAll(quantity, (_, figure: string, unit?: string, each?: string) => {
    const value = Number(figure) * (each === undefined ? factor : 1);
    if (unit === 'g') return weight(value, units);
    if (unit === 'ml') return volume(value, units);
    return unit === 'pinch' ? pinches(value, units) : pieces(value);
  });
}
