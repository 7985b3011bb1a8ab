import { deepFreeze } from '@thela/contract';
import type { StallRole, StallStore } from '@thela/contract';
import { builtInStall, stallActions, stallOn } from '@thela/ledger';
import type { FakeLedger } from './fake-ledger';

/**
 * The stall of a fake ledger. What is added gets the ids `dish-1`, `dish-2` or `ingredient-1`, `ingredient-2`.
 *
 * @param role of the person at the stall
 * @param open goes to the page of the stall
 */
export function createFakeStall(of: FakeLedger, role: StallRole, open: () => void): StallStore {
  const { today, subscribe } = of.ledger;
  const counts = { dish: 0, ingredient: 0 };
  const newId = (kind: keyof typeof counts) => {
    counts[kind] += 1;
    return `${kind}-${counts[kind]}`;
  };
  const now = () => deepFreeze(stallOn(of.references(), today.getSnapshot()));
  return {
    getSnapshot: now,
    subscribe: (listener) => {
      const leave = [subscribe(() => listener()), today.subscribe(listener)];
      return () => leave.forEach((end) => end());
    },
    ...stallActions({
      now: () => ({ stall: now(), today: today.getSnapshot() }),
      record: of.enter,
      newId,
      timeZone: () => builtInStall.timeZone,
    }),
    open,
    role: { getSnapshot: () => role, subscribe: () => () => {} },
  };
}
