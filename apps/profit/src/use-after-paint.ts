import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** After these, something else may ask for what is kept; some phones leave the focus in a field when a button is tapped. */
const leaving = ['focusout', 'pointerdown', 'visibilitychange', 'pagehide'] as const;

/**
 * Puts off what follows from a key or a tap until the person sees it: it goes into the records, and every figure of
 * the page hangs on it. When the page is left, it follows at once.
 *
 * @param onPainted called once with what was held last
 * @returns what is held, and a function that holds what it makes of what was held before
 */
export function useAfterPaint<Held extends object>(
  onPainted: (held: Held) => void,
): readonly [Held | null, (next: (before: Held | null) => Held) => void] {
  const [held, setHeld] = useState<Held | null>(null);
  // Apart from the state, because a press may come before the next rendering.
  const latest = useRef<Held | null>(null);
  const handOn = useEffectEvent(() => {
    const now = latest.current;
    if (now === null) return;
    latest.current = null;
    setHeld(null);
    onPainted(now);
  });
  const isHeld = held !== null;
  const painted = useDeferredValue(held);
  // Not `useEffect`: what is left of a rendering React does first when the next key comes, in the time of that key.
  useLayoutEffect(() => {
    if (painted !== null) handOn();
  }, [painted]);
  useEffect(() => {
    if (!isHeld) return undefined;
    for (const event of leaving) window.addEventListener(event, handOn, true);
    return () => {
      for (const event of leaving) window.removeEventListener(event, handOn, true);
      handOn();
    };
  }, [isHeld]);
  return [
    held,
    (next) => {
      latest.current = next(latest.current);
      setHeld(latest.current);
    },
  ];
}
