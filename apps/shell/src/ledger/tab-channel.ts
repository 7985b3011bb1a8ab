/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only */
import { parseEvent, serializeEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';

export interface TabChannelOptions {
  /** Called with what another tab stored. */
  readonly onEvents: (events: readonly LedgerEvent[]) => void;
  /** Called when another tab removed everything. */
  readonly onErased: () => void;
  /** Called when this tab cannot know what changed: it was in the browser's back/forward cache. */
  readonly onReturn: () => void;
}

/** Tells the other tabs of this site what this one stored. */
export interface TabChannel {
  readonly tell: (events: readonly LedgerEvent[]) => void;
  readonly tellErased: () => void;
  readonly close: () => void;
}

export function openTabChannel({ onEvents, onErased, onReturn }: TabChannelOptions): TabChannel {
  const channel = madeChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    // A page of another version may say something else.
    if ('erased' in data && data.erased === true) onErased();
    else if ('events' in data && Array.isArray(data.events)) {
      onEvents(data.events.flatMap(readEvent));
    }
  });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  window.addEventListener('pageshow', onPageShow);
  let isOpen = true;
  const post = (message: object) => {
    if (isOpen) channel?.postMessage(message);
  };
  return {
    tell: (events) => post({ events: events.map((each) => serializeEvent(each)) }),
    tellErased: () => post({ erased: true }),
    close: () => {
      isOpen = false;
      window.removeEventListener('pageshow', onPageShow);
      channel?.close();
    },
  };
}

/** `null` where the browser refuses one, as it refuses storage: then each tab is alone. */
function madeChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('thela.ledger');
  } catch {
    return null;
  }
}

/** The event that a value from outside is; nothing for any other value. */
export function readEvent(value: unknown): readonly LedgerEvent[] {
  const event = parseEvent(value);
  return event ? [event] : [];
}
