import { useState } from 'react';
import { parseNumber } from '@thela/text';
import type { NumberLimits, ParsedNumber } from '@thela/text';

/** What a `NumberField` shows, and what becomes of what is typed in it. */
export interface NumberDraft {
  readonly text: string;
  readonly parsed: ParsedNumber;
  readonly limits: NumberLimits;
  readonly onText: (text: string) => void;
  readonly onLeave?: () => void;
}

export interface NumberDraftOptions {
  /** Whether a text that is no number stands for 0, as in the prices of the specification. */
  readonly isNoneZero?: boolean;
  /**
   * Takes back what the letters before it stood for, where a text is no number or may be two.
   *
   * @returns the number that stands now. Without it the number from before is handed on again
   */
  readonly onNone?: () => number | null;
  /** Makes the number unknown again, where it was unknown before the typing. */
  readonly onUnknown?: () => void;
}

interface TypedNumber {
  readonly text: string;
  readonly parsed: ParsedNumber;
  /** The number that stands while the text does, and the one from before the typing. */
  readonly value: number | null;
  readonly before: number | null;
}

/**
 * Lets a person type a number freely, and hands on at each letter what the text stands for. A text that is no number, or
 * that may be two, changes nothing: it stays in the field, with what is wrong with it, and the number from before stands. An
 * emptied field shows that number again once it is left.
 *
 * @param value shown while nobody types; `null` for an empty field
 */
export function useNumberDraft(
  value: number | null,
  onNumber: (number: number) => void,
  limits: NumberLimits,
  { isNoneZero = false, onNone, onUnknown }: NumberDraftOptions = {},
): NumberDraft {
  const [latest, setLatest] = useState<TypedNumber | null>(null);
  const typed = latest?.value === value ? latest : null;
  const before = typed ? typed.before : value;
  const handOn = ({ number, readings }: ParsedNumber): number | null => {
    const next = number ?? (isNoneZero && !readings ? 0 : undefined);
    if (next === undefined && onNone) return onNone();
    const stands = next ?? before;
    if (stands === null) {
      if (value !== null) onUnknown?.();
      return onUnknown ? null : value;
    }
    if (next !== undefined || stands !== value) onNumber(stands);
    return stands;
  };
  const { text, parsed } = typed ?? untouched(value);
  return {
    text,
    parsed,
    limits,
    onText: (nextText) => {
      const next = parseNumber(nextText, limits);
      setLatest({ text: nextText, parsed: next, value: handOn(next), before });
    },
    onLeave: () => {
      const isWrong = parsed.fault !== undefined && parsed.fault !== 'empty' && !isNoneZero;
      setLatest(parsed.readings || isWrong ? typed : null);
    },
  };
}

function untouched(value: number | null): Pick<TypedNumber, 'text' | 'parsed'> {
  return value === null
    ? { text: '', parsed: { fault: 'empty' } }
    : { text: String(value), parsed: { number: value } };
}
