import { useAfterPaint } from './use-after-paint';

/** A number that a person changes, and its way to who keeps it. */
export interface NumberAfterPaint<Value> {
  /** What the field stands for: the number that was held last, or the one that is kept. */
  readonly value: Value;
  /** Shows a number at once, and hands it on when that is painted. */
  readonly hold: (number: number) => void;
}

interface Held<Value> {
  readonly number: number;
  /** The number that was kept when this one was typed. */
  readonly over: Value;
}

/**
 * Shows a number at once, and hands it on when that is painted.
 *
 * @param value the number that is kept; `null` while there is none
 * @param onNumber keeps another one
 */
export function useNumberAfterPaint<Value extends number | null>(
  value: Value,
  onNumber: (number: number) => void,
): NumberAfterPaint<Value | number> {
  const [held, hold] = useAfterPaint<Held<Value>>(({ number }) => onNumber(number));
  return {
    value: held !== null && held.over === value ? held.number : value,
    hold: (number) => hold(() => ({ number, over: value })),
  };
}
