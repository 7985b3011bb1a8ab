import type { Entry, LedgerEvent, StallDay } from '@thela/ledger';
import { typedCount, undoOf } from '@thela/ledger';

type Random = () => number;

const DISHES = ['idli', 'masala-dosa', 'vada'];

function one<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

const uuid = (random: Random) =>
  `00000000-0000-4000-8000-000000000000`.replaceAll('0', () =>
    Math.floor(random() * 16).toString(16),
  );

/** Makes what a person enters: a plate that is sold, taken back, a count, a price, an expense, a mistake that is undone. */
export function randomEntry(
  random: Random,
  options: {
    readonly role: 'owner' | 'helper';
    readonly day: StallDay;
    readonly device: string;
    /** What they can undo, and see. */
    readonly known: readonly LedgerEvent[];
  },
): LedgerEvent {
  const { role, day, device, known } = options;
  const undoable = known.filter((event) => event.kind !== 'undo' && event.kind !== 'unknown');
  const undos = known.filter(({ kind }) => kind === 'undo');
  const entries: readonly (() => Entry)[] = [
    () => ({ kind: 'plates', dish: one(random, DISHES), plates: 1 + Math.floor(random() * 5) }),
    () => ({ kind: 'plates', dish: one(random, DISHES), plates: -1 }),
    () => typed(random, known),
    () => ({
      kind: 'expense',
      category: 'ice',
      note: 'बर्फ',
      amount: 10 + Math.floor(random() * 100),
    }),
    () => ({ kind: 'waste', reason: 'unsold', dish: one(random, DISHES), plates: 1 }),
    ...(undoable.length > 0 ? [() => undoOf(one(random, undoable))] : []),
    ...(role === 'owner' ? [() => ownersEntry(random)] : []),
    ...(role === 'owner' && undos.length > 0
      ? [(): Entry => ({ kind: 'restore', events: [one(random, undos).id] })]
      : []),
  ];
  const entry = one(random, entries)();
  return { ...entry, id: uuid(random), day, at: Date.now(), device };
}

function typed(random: Random, known: readonly LedgerEvent[]): Entry {
  const dish = one(random, DISHES);
  const entry = typedCount(known, dish, Math.floor(random() * 40));
  if (entry === null) throw new Error('More was counted than an entry can name.');
  return entry;
}

function ownersEntry(random: Random): Entry {
  const price = Math.floor(random() * 90) + 10;
  return random() < 0.5
    ? { kind: 'price', ingredient: 'rice', price, unit: 'kg', scope: 'from' }
    : { kind: 'dish', dish: one(random, DISHES), fields: { sellingPrice: price }, scope: 'from' };
}
