// Two phones may decide the same thing without having seen each other. The later decision counts on both; the phone that
// lost has to be told. Here is what it was told by: each change names the one before it that its phone knew.
import { eventsOf, isOfOneDay, shortId } from './event-order';
import { timelineOf } from './change-before';
import type { LedgerEvent, StallDay } from './events';
import { inForceOn } from './in-force';
import { hasSeen, platesEventsByDish, whatCounts } from './plates';
import { isChange, setUpDay } from './references';
import type { References } from './references';
import type { ReferenceEvent, Timeline } from './timeline';
import { withReferences } from './with-references';

/** A decision of this phone in whose place another phone's counts now, which was made without having seen it. */
export interface LostDecision {
  readonly mine: LedgerEvent;
  readonly theirs: LedgerEvent;
}

/** What a change decides, by field. A position on the menu follows from where others were put. */
export function decisionsOf(change: LedgerEvent): ReadonlyMap<string, unknown> {
  if (change.kind === 'price') {
    return new Map([['price', { price: change.price, unit: change.unit }]]);
  }
  if (change.kind === 'plates') {
    return new Map('count' in change ? [['count', change.count]] : [['plates', change.plates]]);
  }
  if (change.kind === 'expense') return new Map([['expense', change.amount]]);
  if (change.kind === 'waste') {
    const { amount, unit } = 'dish' in change ? { amount: change.plates, unit: '' } : change;
    return new Map([['waste', { amount, unit }]]);
  }
  if (!isChange(change)) return new Map();
  return new Map(Object.entries(change.fields).filter(([field]) => field !== 'position'));
}

/** Fields that both decide, each in another way. */
export function disputedFields({ mine, theirs }: LostDecision): readonly string[] {
  const others = decisionsOf(theirs);
  return [...decisionsOf(mine)].flatMap(([field, value]) =>
    others.has(field) && JSON.stringify(others.get(field)) !== JSON.stringify(value) ? [field] : [],
  );
}

function leadsBackTo(
  { changes, corrections }: Timeline<ReferenceEvent>,
  change: ReferenceEvent,
  id: string,
): boolean {
  const byId = new Map([...changes, ...corrections].map((each) => [each.id, each]));
  // Outside data may go in a circle.
  const seen = new Set<string>();
  for (
    let next = change.after;
    next !== undefined && !seen.has(next);
    next = byId.get(next)?.after
  ) {
    if (next === id) return true;
    seen.add(next);
  }
  return false;
}

function deciding(timeline: Timeline<ReferenceEvent>, references: References, day: StallDay) {
  const inForce = inForceOn(timeline, { day, setUpDay: setUpDay(references) });
  return (field: string) => inForce.findLast((change) => decisionsOf(change).has(field));
}

function lostChanges(
  before: References,
  received: readonly LedgerEvent[],
  device: string,
  today: StallDay,
): readonly LostDecision[] {
  const after = withReferences(before, received);
  const others = received.filter(isChange).filter((change) => change.device !== device);
  return others.flatMap((change) => {
    const now = timelineOf(after, change);
    const day = 'scope' in change && change.scope === 'day' ? change.day : today;
    const decidedBefore = deciding(timelineOf(before, change), before, day);
    const isCounting = (id: string) =>
      [...now.changes, ...now.corrections].some((each) => each.id === id);
    return [...decisionsOf(change).keys()].flatMap((field) => {
      const mine = decidedBefore(field);
      // A phone that fetches a year has decided nothing of it: the rest takes time.
      if (mine?.device !== device || deciding(now, after, day)(field) !== change) return [];
      const isLost = isCounting(mine.id) && !leadsBackTo(now, change, mine.id);
      return isLost ? [{ mine, theirs: change }] : [];
    });
  });
}

/** The days of which it takes the entries to say what `lostDecisions` says. */
export function disputedDays(received: readonly LedgerEvent[]): ReadonlySet<StallDay> {
  const isMeant = (event: LedgerEvent) =>
    'count' in event ||
    // With each correction comes the undo of what it corrects.
    (event.kind === 'undo' && isOfOneDay(event.of));
  return new Set(received.filter(isMeant).map(({ day }) => day));
}

function lostCounts(
  before: readonly LedgerEvent[],
  all: readonly LedgerEvent[],
  device: string,
): readonly LostDecision[] {
  const standing = (events: readonly LedgerEvent[]) =>
    new Map(
      [...platesEventsByDish(eventsOf(events))].map(([dish, found]) => [
        dish,
        whatCounts(found).count,
      ]),
    );
  const now = standing(all);
  return [...standing(before)].flatMap(([dish, mine]) => {
    const theirs = now.get(dish);
    if (mine?.device !== device || !theirs || theirs.device === device) return [];
    const isLost = eventsOf(all).includes(mine) && !hasSeen(theirs, mine);
    return isLost ? [{ mine, theirs }] : [];
  });
}

function lostCorrections(
  before: readonly LedgerEvent[],
  all: readonly LedgerEvent[],
  device: string,
): readonly LostDecision[] {
  const now = eventsOf(all);
  const undone = new Set(all.map((event) => (event.kind === 'undo' ? event.event : '')));
  return eventsOf(before).flatMap((mine) => {
    if (mine.device !== device || now.includes(mine) || undone.has(mine.id)) return [];
    const theirs = now.find(
      (other) => other.kind === mine.kind && shortId(other) === shortId(mine),
    );
    return theirs ? [{ mine, theirs }] : [];
  });
}

/**
 * Finds the decisions of this phone that others replaced without having seen them: changes of dishes, ingredients, prices and
 * the stall, typed counts, and corrections of plates, expenses and waste.
 *
 * @param before what the phone knew: the changes, and the other entries of the `disputedDays`
 * @param received what came of others, each event once
 * @param device this phone
 * @returns each pair once, where what they decide differs
 */
export function lostDecisions(
  before: { readonly references: References; readonly entries: readonly LedgerEvent[] },
  received: readonly LedgerEvent[],
  device: string,
  today: StallDay,
): readonly LostDecision[] {
  const lost = [
    ...lostChanges(before.references, received, device, today),
    ...[...disputedDays(received)].flatMap((day) => {
      const ofDay = (events: readonly LedgerEvent[]) => events.filter((event) => event.day === day);
      const [known, all] = [ofDay(before.entries), ofDay([...before.entries, ...received])];
      return [...lostCounts(known, all, device), ...lostCorrections(known, all, device)];
    }),
  ];
  const pairs = new Map(lost.map((each) => [`${each.mine.id} ${each.theirs.id}`, each]));
  return [...pairs.values()].filter((each) => disputedFields(each).length > 0);
}
