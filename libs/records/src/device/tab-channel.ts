/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only */
import { isCalendarDate, parseEvent, serializeEvent } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';

/** More events are told by their days alone: a year would keep the other tabs busy for seconds. */
const MOST_TOLD = 500;

export interface TabChannelOptions {
  readonly name: string;
  /** Called with what another tab stored; `isTaken`: the server has it. */
  readonly onEvents: (events: readonly LedgerEvent[], isTaken: boolean) => void;
  /** Called when another tab stored or dropped much of these days: it has to be read again. */
  readonly onDays: (days: readonly StallDay[], isTaken: boolean) => void;
  /** Called when another tab removed everything. */
  readonly onErased: () => void;
  /** Called when another tab removed this copy from the device. */
  readonly onRemoved: () => void;
  /** Called when this tab cannot know what changed: it was in the browser's back/forward cache. */
  readonly onReturn: () => void;
}

/** Tells the other tabs of this site what this one stored. */
export interface TabChannel {
  readonly tell: (events: readonly LedgerEvent[], isTaken: boolean) => void;
  readonly tellDays: (days: readonly StallDay[], isTaken: boolean) => void;
  readonly tellErased: () => void;
  readonly tellRemoved: () => void;
  readonly close: () => void;
}

export function openTabChannel(options: TabChannelOptions): TabChannel {
  const { name, onEvents, onDays, onErased, onRemoved, onReturn } = options;
  const channel = madeChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    if ('erased' in data && data.erased === true) onErased();
    if ('removed' in data && data.removed === true) onRemoved();
    const isTaken = 'taken' in data && data.taken === true;
    if ('events' in data && Array.isArray(data.events)) {
      onEvents(data.events.flatMap(readEvent), isTaken);
    }
    if ('days' in data && Array.isArray(data.days)) onDays(data.days.filter(isDay), isTaken);
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
    tell: (events, isTaken) => {
      if (events.length > MOST_TOLD) post({ days: daysOf(events), taken: isTaken });
      else post({ events: events.map((each) => serializeEvent(each)), taken: isTaken });
    },
    tellDays: (days, isTaken) => post({ days, taken: isTaken }),
    tellErased: () => post({ erased: true }),
    tellRemoved: () => post({ removed: true }),
    close: () => {
      isOpen = false;
      window.removeEventListener('pageshow', onPageShow);
      channel?.close();
    },
  };
}

/** `null` where the browser refuses one, as it refuses storage: then each tab is alone. */
function madeChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** The event that a value from outside is; nothing for any other value. */
export function readEvent(value: unknown): readonly LedgerEvent[] {
  const event = parseEvent(value);
  return event ? [event] : [];
}

const isDay = (value: unknown): value is StallDay =>
  typeof value === 'string' && isCalendarDate(value);

/** The days of some events, each once. */
function daysOf(events: readonly LedgerEvent[]): readonly StallDay[] {
  return [...new Set(events.map(({ day }) => day))];
}
