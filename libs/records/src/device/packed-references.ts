import { isCalendarDate, packPrices, serializeEvent, unpackPrices } from '@thela/ledger';
import type { LedgerEvent, StallDay } from '@thela/ledger';
import * as v from 'valibot';
import { whenSettled } from '@thela/page';
import { eventsBefore } from './database-schema';
import type { Database, PackedReferences } from './database-schema';
import { readEvent } from './tab-channel';

// A pack is whole while the store counts as many references of its days: they are added, and never removed save all at
// once.

/** To be raised when an event of a price gets another field: what was packed before is not used. */
const PACK_OF = 1;

/** Sorts before every day, so that no range of days holds it. */
const KEY = ' references';

/** So many references are read one by one before they are packed. */
const MOST_UNPACKED = 500;

interface Pack extends Pick<PackedReferences, 'before' | 'count'> {
  readonly events: readonly LedgerEvent[];
}

const NO_PACK: Pack = { before: '', count: 0, events: [] };

const schema = v.object({
  of: v.literal(PACK_OF),
  before: v.pipe(v.string(), v.check(isCalendarDate)),
  count: v.number(),
  prices: v.unknown(),
  others: v.array(v.unknown()),
});

/** It is outside data: no pack for any other value. */
function readPack(stored: unknown): Pack {
  const found = v.safeParse(schema, stored);
  const prices = found.success ? unpackPrices(found.output.prices) : null;
  if (!found.success || !prices) return NO_PACK;
  const { before, count, others } = found.output;
  return { before, count, events: [...prices, ...others.flatMap(readEvent)] };
}

function packOf(events: readonly LedgerEvent[], before: StallDay, count: number): PackedReferences {
  const packed = events.filter(({ day }) => day < before);
  return {
    day: KEY,
    of: PACK_OF,
    before,
    count,
    prices: packPrices(packed.filter((event) => event.kind === 'price')),
    others: packed.filter(({ kind }) => kind !== 'price').map((event) => serializeEvent(event)),
  };
}

const STORES = ['references', 'totals'] as const;

/**
 * Reads all references of a database, and packs them some seconds later, when many of them were not.
 *
 * @returns what reads them
 */
export function packingReferences(db: Database): () => Promise<readonly LedgerEvent[]> {
  let due: (() => PackedReferences) | null = null;
  const packLater = (pack: () => PackedReferences) => {
    if (!due) whenSettled(() => void writePack().catch(() => {}));
    due = pack;
  };
  // A cache: on a full disk, or in a page that is left, it is not written.
  const writePack = async () => {
    const pack = due?.();
    due = null;
    if (!pack) return;
    const tx = db.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    const put = async () => {
      // What was erased meanwhile must not come back.
      const count = await tx.objectStore('references').count(eventsBefore(pack.before));
      if (count === pack.count) await tx.objectStore('totals').put(pack);
    };
    await Promise.all([put(), tx.done]);
  };
  return async () => {
    const tx = db.transaction(STORES);
    const store = tx.objectStore('references');
    const pack = readPack(await tx.objectStore('totals').get(KEY));
    const { before } = pack;
    const [count, later] = await Promise.all([
      store.count(eventsBefore(before)),
      store.getAll(IDBKeyRange.lowerBound([before, ''])),
    ]);
    const isWhole = count === pack.count;
    const { events: packed, count: packedCount } = isWhole ? pack : NO_PACK;
    const stored = isWhole ? later : await store.getAll();
    const events = [...packed, ...stored.flatMap(readEvent)];
    if (stored.length > MOST_UNPACKED) {
      const until = events.reduce((latest, { day }) => (day > latest ? day : latest), '');
      const after = stored.filter(({ day }) => String(day) >= until).length;
      packLater(() => packOf(events, until, packedCount + stored.length - after));
    }
    return events;
  };
}
