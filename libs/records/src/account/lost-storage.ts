import type { SafeStorage } from '@thela/federation';
import { parseEvent, serializeEvent } from '@thela/ledger';
import type { LostDecision } from '@thela/ledger';
import { ledgerNames } from '../device/ledger-names';
import type { AccountStallId } from '../device/synced-ledger';

/** So many are kept at most, the latest ones. */
const MOST_LOST = 20;

/** Decisions of this device that others replaced, in `localStorage` until the person has seen them. */
export interface LostStorage {
  readonly read: (id: AccountStallId) => readonly LostDecision[];
  /** @returns all that there are now */
  readonly add: (id: AccountStallId, lost: readonly LostDecision[]) => readonly LostDecision[];
  readonly clear: (id: AccountStallId) => void;
}

export function lostStorage({ read, write }: SafeStorage): LostStorage {
  const readLost = (id: AccountStallId) => parseLost(read(ledgerNames(id).lost) ?? '[]');
  return {
    read: readLost,
    add: (id, lost) => {
      const all = [...readLost(id), ...lost].slice(-MOST_LOST);
      const pairs = all.map(({ mine, theirs }) => [serializeEvent(mine), serializeEvent(theirs)]);
      write(ledgerNames(id).lost, JSON.stringify(pairs));
      return all;
    },
    clear: (id) => void write(ledgerNames(id).lost, null),
  };
}

function parseLost(text: string): readonly LostDecision[] {
  try {
    const pairs: unknown = JSON.parse(text);
    return Array.isArray(pairs) ? pairs.flatMap(parsePair) : [];
  } catch {
    return [];
  }
}

function parsePair(pair: unknown): readonly LostDecision[] {
  const [mine, theirs] = Array.isArray(pair) ? pair.map(parseEvent) : [];
  return mine && theirs ? [{ mine, theirs }] : [];
}
