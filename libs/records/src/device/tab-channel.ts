/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only */
import { isCalendarDate, parseEvent, serializeEvent } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';

/** More events are told by their days alone: a year would keep the other tabs busy for seconds. */
const MOST_EVENTS = 500;

export interface TabChannelOptions {
  readonly name: string;
  /** Called with what another tab stored; `isSent`: the server has it. */
  readonly onEvents: (events: readonly LedgerEvent[], isSent: boolean) => void;
  /** Called when another tab stored or dropped much of these days: it has to be read again. */
  readonly onDays: (days: readonly StallDay[], isSent: boolean) => void;
  /** Called when another tab removed everything. */
  readonly onErased: () => void;
  /** Called when another tab removed this ledger from the device. */
  readonly onRemoved: () => void;
  /** Called when this tab cannot know what changed: it was in the browser's back/forward cache. */
  readonly onReturn: () => void;
}

export interface TabChannel {
  readonly tell: (events: readonly LedgerEvent[], isSent: boolean) => void;
  readonly tellDays: (days: readonly StallDay[], isSent: boolean) => void;
  readonly tellErased: () => void;
  readonly tellRemoved: () => void;
  readonly close: () => void;
}

export function openTabChannel(options: TabChannelOptions): TabChannel {
  const { name, onEvents, onDays, onErased, onRemoved, onReturn } = options;
  const channel = createChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null) return;
    if ('erased' in data && data.erased === true) onErased();
    if ('removed' in data && data.removed === true) onRemoved();
    const isSent = 'sent' in data && data.sent === true;
    if ('events' in data && Array.isArray(data.events)) {
      onEvents(data.events.flatMap(readEvent), isSent);
    }
    if ('days' in data && Array.isArray(data.days)) onDays(data.days.filter(isDay), isSent);
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
    tell: (events, isSent) => {
      if (events.length > MOST_EVENTS) post({ days: daysOf(events), sent: isSent });
      else post({ events: events.map((each) => serializeEvent(each)), sent: isSent });
    },
    tellDays: (days, isSent) => post({ days, sent: isSent }),
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
function createChannel(name: string): BroadcastChannel | null {
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
