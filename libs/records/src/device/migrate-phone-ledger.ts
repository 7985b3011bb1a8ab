import type { LedgerEvent } from '@thela/ledger';
import type { Binding } from './synced-ledger';
import { moveAnswers } from '../answers/answer-files';
import { keyOf, namesOf } from './ledger-names';
import type { EventDatabase } from './event-database';
import type { MovingStores } from './migration-stores';
import { pendingEvents } from './pending-events';
import type { StallCopy } from './device-ledger';
import type { StallState } from './device-ledgers';
import type { StallStorage } from './stall-storage';
import { readEvent } from './tab-channel';

/** Another tab may add an event between two steps; it does not do so forever. */
const MOST_ROUNDS = 20;

export function movingIn({ moving }: EventDatabase): MovingStores {
  if (!moving) throw new TypeError('Only the phone’s own copy moves.');
  return moving;
}

/** Key of the bound copy that the phone's own moves into; `null` while it does not. */
export function movesTo({ onDatabase }: StallStorage): Promise<string | null> {
  return onDatabase((open) => movingIn(open).movesTo());
}

/**
 * Moves the phone's own copy into a bound one. A mark in its database says where to until nothing of it is left, so a
 * page that ends halfway has moved nothing to anybody else, and whoever calls this again finishes it.
 *
 * @throws Error while it moves to another stall, and when the browser does not store what moves
 */
export async function moveOwn(
  { copyOf, show, mayAppear }: StallState,
  browserStorage: () => Storage,
  to: Binding,
): Promise<void> {
  const own = copyOf(null);
  const { storage } = await own.open();
  const marked = await movesTo(storage);
  if (marked !== null && marked !== keyOf(to)) {
    throw new Error('The phone’s own copy is moving to another stall.');
  }
  await storage.onDatabase((open) => movingIn(open).markMoving(keyOf(to)));
  const bound = copyOf(to);
  const isFirst = (await bound.records.firstDay()) === null;
  const pending = pendingEvents(browserStorage, namesOf(null).pending);
  const moved = new Set<string>();

  /** @returns how many events the own copy has */
  async function copyAll(): Promise<number> {
    await storage.retry();
    const stored = await storage.onDatabase((open) => open.all());
    const waiting = pending.read().flatMap(readEvent);
    const events = [...stored.flatMap(readEvent), ...waiting].filter(({ id }) => !moved.has(id));
    await addTo(bound, events);
    for (const { id } of events) moved.add(id);
    pending.remove(waiting);
    return stored.length;
  }

  const placeOf = (copy: Binding | null) => ({
    storage: browserStorage,
    prefix: namesOf(copy).answers,
  });
  await copyAll();
  if (isFirst) bound.setOpening(own.opening());
  if (mayAppear(to)) show(to);
  // The other tabs show it, too, by now. What they still add to the own copy was under way.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until nothing comes any more
    const count = await copyAll();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isErased = await storage.eraseIf(count);
    if (isErased && count === 0) break;
  }
  moveAnswers(placeOf(null), placeOf(to));
  await storage.onDatabase((open) => movingIn(open).markMoving(null));
  await own.onMoved();
}

async function addTo({ open, take }: StallCopy, events: readonly LedgerEvent[]) {
  const { storage } = await open();
  const missing = await storage.newOf(events);
  if (missing.length === 0) return;
  const { ok } = await take(missing);
  if (!ok) throw new Error('The browser does not store the records that move.');
}
