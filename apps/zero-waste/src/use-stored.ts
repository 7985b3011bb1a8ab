import type { Shell, Stored } from '@thela/contract';
import type { Entry, LedgerEvent } from '@thela/ledger';
import { useRef, useState } from 'react';

/**
 * What became of the latest change: it is safe, on its way, or on this page only, because there is no space (`full`) or
 * the browser allows no storage (`blocked`).
 */
export type StoredState = 'safe' | 'saving' | 'full' | 'blocked';

export interface Writing {
  readonly state: StoredState;
  /** @returns the event of the last entry; `null` when nothing was entered */
  readonly append: (entries: readonly Entry[]) => Promise<LedgerEvent | null>;
  /** @returns what takes it back; `null` when it was not taken back */
  readonly undo: (event: LedgerEvent) => Promise<LedgerEvent | null>;
  /** Puts another entry in the place of one. @returns its event; `null` when it was not entered */
  readonly correct: (event: LedgerEvent, entry: Entry) => Promise<LedgerEvent | null>;
  readonly storeAgain: () => void;
}

const NO_REQUEST = { requests: 0, state: 'safe' } as const;

/** Writes into the ledger of today, and knows whether it is safe on this device. */
export function useStored({ ledger, reportError }: Pick<Shell, 'ledger' | 'reportError'>): Writing {
  const [state, setState] = useState<StoredState>('safe');
  const requests = useRef(0);
  const waiting = useRef(0);
  const lastAnswer = useRef<{ readonly requests: number; readonly state: StoredState }>(NO_REQUEST);
  const follow = async (
    write: () => Promise<Stored>,
    isEntry = true,
  ): Promise<LedgerEvent | null> => {
    requests.current += 1;
    waiting.current += 1;
    const mine = requests.current;
    setState('saving');
    try {
      const stored = await write();
      // The shell refused it, and said why: whatever was unsaved before still is.
      const isRefused = isEntry && !stored.ok && stored.events.length === 0;
      // What is stored later is stored with all that could not be stored before.
      if (!isRefused && mine > lastAnswer.current.requests) {
        lastAnswer.current = { requests: mine, state: stored.ok ? 'safe' : stored.reason };
      }
      return stored.events.at(-1) ?? null;
    } catch (error) {
      // Nothing was entered, so that whatever was unsaved before still is.
      reportError(error, 'writing down waste');
      return null;
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setState(lastAnswer.current.state);
    }
  };
  return {
    state,
    append: (entries) => follow(() => ledger.append(entries)),
    undo: (event) => follow(() => ledger.undo(event)),
    correct: (event, entry) => follow(() => ledger.correct(event, entry)),
    storeAgain: () => void follow(() => ledger.append([]), false),
  };
}
