import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, TouchEvent } from 'react';

export interface PressOptions {
  readonly onTap: () => void;
  /** A long press, or the key Delete; says whether it did anything. Without it a long press is a tap. */
  readonly onHold?: (() => boolean) | undefined;
}

/** A press is long from here on, in ms: longer than any tap of a wet thumb. */
export const HOLD_MS = 600;

/** The click that belongs to a tap follows within this time, in ms. */
const CLICK_AFTER_MS = 1000;

const KEYS_OF_HOLD: ReadonlySet<string> = new Set(['Delete', 'Backspace', '-']);

interface Press {
  isHeld: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Tells taps from long presses, for a button that counts each of them once.
 *
 * Each finger counts separately when it is lifted: browsers make no click of two thumbs whose taps overlap. A click
 * counts where no finger did: a key, or a screen reader.
 *
 * @returns handlers for the button, and whether it is being held after a long press that did something
 */
export function usePress({ onTap, onHold }: PressOptions) {
  const [isHeld, setHeld] = useState(false);
  const presses = useRef(new Map<number, Press>());
  const liftedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const open = presses.current;
    return () => {
      for (const { timer } of open.values()) clearTimeout(timer);
    };
  }, []);

  function end(pointerId: number): Press | undefined {
    const press = presses.current.get(pointerId);
    clearTimeout(press?.timer);
    presses.current.delete(pointerId);
    if (press?.isHeld) setHeld(false);
    return press;
  }

  const isOfFinger = ({ timeStamp }: { readonly timeStamp: number }) =>
    timeStamp - liftedAt.current < CLICK_AFTER_MS;

  const handlers = {
    onPointerDown: ({ pointerId, button }: PointerEvent<HTMLButtonElement>) => {
      if (button !== 0) return;
      const press: Press = { isHeld: false, timer: undefined };
      if (onHold) {
        press.timer = setTimeout(() => {
          press.isHeld = true;
          setHeld(onHold());
        }, HOLD_MS);
      }
      presses.current.set(pointerId, press);
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const press = end(event.pointerId);
      if (!press) return;
      liftedAt.current = event.timeStamp;
      if (!press.isHeld && isInside(event)) onTap();
    },
    // The mouse events and the click that browsers make of a tap would change nothing, and cost the frame that shows it
    // a fifth of its time. Only the focus has to move as a click moves it, away from a search and its keyboard; in the
    // frame, because moving it needs a layout, and the frame needs one, too.
    onTouchEnd: (event: TouchEvent<HTMLButtonElement>) => {
      if (!event.cancelable || !isOfFinger(event)) return;
      event.preventDefault();
      const button = event.currentTarget;
      requestAnimationFrame(() => button.focus({ preventScroll: true, focusVisible: false }));
    },
    // A mouse that leaves the button is lifted elsewhere, and nobody tells the button.
    onPointerLeave: ({ pointerId }: PointerEvent<HTMLButtonElement>) => void end(pointerId),
    // The finger scrolls the page.
    onPointerCancel: ({ pointerId }: PointerEvent<HTMLButtonElement>) => void end(pointerId),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (event.detail === 0 || !isOfFinger(event)) onTap();
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const { key, repeat } = event;
      // Enter clicks again and again while it is held.
      if (repeat && (key === 'Enter' || key === ' ')) event.preventDefault();
      if (onHold && !repeat && KEYS_OF_HOLD.has(key)) {
        event.preventDefault();
        onHold();
      }
    },
    onContextMenu: (event: MouseEvent<HTMLButtonElement>) => {
      // The browser's answer to a long press.
      if (presses.current.size > 0) event.preventDefault();
    },
  };
  return { isHeld, handlers };
}

/** A finger that slipped off before it was lifted does not tap; the browser sends its events to the button all the same. */
function isInside({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
