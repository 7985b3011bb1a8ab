import { parseEvent, platesByDish } from '@thela/ledger';
import type { ExpenseEntry, LedgerEvent, StallDay } from '@thela/ledger';
import type { LateEntry } from '@thela/records';

export interface LateGroup {
  readonly key: string;
  readonly name: string;
  /** Address or number of the account: anybody can choose a name. */
  readonly email: string;
  readonly why: LateEntry['why'];
  /** `null` for events that this version cannot read. */
  readonly day: StallDay | null;
  readonly ids: readonly string[];
  /** By dish; a sum of 0 is left out. */
  readonly plates: Readonly<Record<string, number>>;
  /** Plates of a dish that were thrown away. */
  readonly waste: Readonly<Record<string, number>>;
  readonly expenses: readonly ExpenseEntry[];
  /** How many earlier entries are taken back. */
  readonly undone: number;
  /** Of kinds that this version does not know, or does not sum up here. */
  readonly unknown: number;
}

/** Groups late entries by person and day, the earliest day first. */
export function lateGroups(entries: readonly LateEntry[]): readonly LateGroup[] {
  const groups = new Map<string, ReadEntry[]>();
  for (const entry of entries) {
    const event = parseEvent(entry.event);
    const key = JSON.stringify([entry.by, entry.name, entry.why, event?.day ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), { entry, event }]);
  }
  return [...groups]
    .map(([key, group]) => groupOf(key, group))
    .sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
}

interface ReadEntry {
  readonly entry: LateEntry;
  readonly event: LedgerEvent | null;
}

function groupOf(key: string, group: readonly ReadEntry[]): LateGroup {
  const first = group[0]?.entry;
  // One that is late itself may take back another one that is.
  const takenBack = new Set(
    group.flatMap(({ event }) => (event?.kind === 'undo' ? [event.event] : [])),
  );
  const events = group.map(({ event }) => event);
  const counting = events.filter((event) => !event || !takenBack.has(event.id));
  const ids = new Set(events.flatMap((event) => (event ? [event.id] : [])));
  const waste: Record<string, number> = {};
  const expenses: ExpenseEntry[] = [];
  let undone = 0;
  let unknown = 0;
  for (const event of counting) {
    if (event?.kind === 'plates') continue;
    if (event?.kind === 'waste' && 'dish' in event) add(waste, event.dish, event.plates);
    else if (event?.kind === 'expense') expenses.push(event);
    else if (event?.kind === 'undo') undone += ids.has(event.event) ? 0 : 1;
    else unknown += 1;
  }
  return {
    key,
    name: first?.name ?? '',
    email: first?.email ?? '',
    why: first?.why ?? 'late',
    day: events.find((event) => event !== null)?.day ?? null,
    ids: group.map(({ entry }) => entry.id),
    plates: Object.fromEntries(platesByDish(events.filter((event) => event !== null))),
    waste,
    expenses,
    undone,
    unknown,
  };
}

function add(sums: Record<string, number>, dish: string, plates: number) {
  sums[dish] = (sums[dish] ?? 0) + plates;
}
