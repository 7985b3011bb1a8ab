import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface AfterPaint<Value> {
  /** The number of the field: the pending one, else the stored one. */
  readonly value: Value;
  /** Shows a number at once, and hands it on when that is painted. */
  readonly hold: (number: number) => void;
}

/** After these, something else may ask for what is kept; some phones leave the focus in a field when a button is tapped. */
const leaving = ['focusout', 'pointerdown', 'visibilitychange', 'pagehide'] as const;

interface PendingNumber<Value> {
  readonly number: number;
  /** The stored number when this one was typed. */
  readonly over: Value;
}

/**
 * Puts off what follows from a number until the person sees what they typed: a price goes into the records, and
 * every figure of the page hangs on it. What is held when the page is left is handed on at once.
 *
 * @param value the stored number; `null` while nothing is stored
 * @param onNumber stores another number
 */
export function useAfterPaint<Value extends number | null>(
  value: Value,
  onNumber: (number: number) => void,
): AfterPaint<Value | number> {
  const [pending, setPending] = useState<PendingNumber<Value> | null>(null);
  // Apart from the state, because a press may come before the next rendering.
  const latest = useRef<number | null>(null);
  const handOn = () => {
    const number = latest.current;
    if (number === null) return;
    latest.current = null;
    setPending(null);
    onNumber(number);
  };
  const onLater = useEffectEvent(handOn);
  const isPending = pending !== null;
  const painted = useDeferredValue(pending);
  // Not `useEffect`: what is left of a rendering React does first when the next key comes, in the time of that key.
  useLayoutEffect(() => {
    if (painted !== null) onLater();
  }, [painted]);
  useEffect(() => {
    if (!isPending) return undefined;
    for (const event of leaving) window.addEventListener(event, onLater, true);
    return () => {
      for (const event of leaving) window.removeEventListener(event, onLater, true);
      onLater();
    };
  }, [isPending]);
  return {
    value: pending !== null && pending.over === value ? pending.number : value,
    hold: (number) => {
      latest.current = number;
      setPending({ number, over: value });
    },
  };
}
