import type { Stored } from '@thela/contract';
import type { LedgerEvent } from '@thela/ledger';

export type WriteFault = 'full' | 'blocked';

export interface WriteQueueOptions {
  /** Stores events, all or none. */
  readonly write: (events: readonly LedgerEvent[]) => Promise<void>;
  readonly onStored: (events: readonly LedgerEvent[]) => void;
  /** Called with what could not be stored, and why; `null` when nothing is left unsaved. */
  readonly onChange: (unsaved: number, fault: WriteFault | null) => void;
  readonly reportError: (error: unknown, place: string) => void;
}

/** Events on their way to the disk. Those that come while the disk works are stored together. */
export interface WriteQueue {
  readonly unsaved: () => readonly LedgerEvent[];
  /** Stores events; without any, all that is unsaved, and says whether it is. */
  readonly add: (events: readonly LedgerEvent[]) => Promise<Stored>;
  /**
   * Adds an event that stands for what a person is typing: it is stored when they pause.
   *
   * @param replaced id of the event of the letter before, which is not stored any more if it is not yet
   */
  readonly addTyped: (event: LedgerEvent, replaced: string | null) => void;
  /** Says whether events that were added are stored. */
  readonly outcome: (events: readonly LedgerEvent[]) => Stored;
  readonly retry: () => Promise<void>;
  /** Drops what is unsaved; resolves when nothing is on its way any more. */
  readonly clear: () => Promise<void>;
}

/** A pause in typing, in ms. */
const PAUSE_MS = 500;

export function writeQueue({
  write,
  onStored,
  onChange,
  reportError,
}: WriteQueueOptions): WriteQueue {
  const unsaved = new Map<string, LedgerEvent>();
  let fault: WriteFault | null = null;
  let working: Promise<void> | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  /** Stores what is unsaved, and then what came meanwhile. */
  async function work(): Promise<void> {
    if (unsaved.size === 0) return;
    const batch = [...unsaved.values()];
    try {
      await write(batch);
    } catch (error) {
      if (!fault) reportError(error, 'storing the records of the stall');
      fault = faultOf(error);
      onChange(unsaved.size, fault);
      return;
    }
    for (const { id } of batch) unsaved.delete(id);
    fault = null;
    onStored(batch);
    // What came meanwhile is on its way: nobody should be told that it could not be stored.
    onChange(0, null);
    await work();
  }

  function save(): Promise<void> {
    working ??= work().finally(() => {
      working = null;
    });
    return working;
  }

  function outcome(events: readonly LedgerEvent[]): Stored {
    const isStored = !events.some(({ id }) => unsaved.has(id));
    return isStored ? { ok: true, events } : { ok: false, reason: fault ?? 'blocked', events };
  }

  return {
    unsaved: () => [...unsaved.values()],
    add: async (events) => {
      for (const event of events) unsaved.set(event.id, event);
      const awaited = events.length > 0 ? events : [...unsaved.values()];
      // A write under way may have begun before these events came.
      const wasWorking = working !== null;
      await save();
      if (wasWorking && !outcome(awaited).ok) await save();
      return { ...outcome(awaited), events };
    },
    addTyped: (event, replaced) => {
      if (replaced !== null) unsaved.delete(replaced);
      unsaved.set(event.id, event);
      clearTimeout(pause);
      pause = setTimeout(() => void save(), PAUSE_MS);
    },
    outcome,
    retry: save,
    clear: async () => {
      clearTimeout(pause);
      unsaved.clear();
      fault = null;
      onChange(0, null);
      await working;
    },
  };
}

/** A browser aborts a transaction by itself when its disk takes nothing. */
const FULL: ReadonlySet<string> = new Set(['QuotaExceededError', 'AbortError']);

export function faultOf(error: unknown): WriteFault {
  return error instanceof DOMException && FULL.has(error.name) ? 'full' : 'blocked';
}
