import { builtInMenu, defaultIngredientPrices } from '@thela/pricing';
import type { DishFields, Entry, EventHead, IngredientFields, LedgerEvent, Scope } from '../events';
import type { PriceTag } from '../stall';

/**
 * A second way to every figure, which shares no code with the library: each question walks over all
 * events again.
 */

type Event = EventHead & Exclude<Entry, { kind: 'undo' | 'restore' }>;
type EventOf<Kind> = Extract<Event, { kind: Kind }>;

const before = (a: EventHead, b: EventHead) =>
  a.day < b.day || (a.day === b.day && (a.at < b.at || (a.at === b.at && a.id < b.id)));

/** The events that count, in the order of day, time and id. */
export function counting(events: readonly LedgerEvent[]): readonly Event[] {
  const found: Event[] = [];
  for (const event of events) {
    if (event.kind === 'undo' || event.kind === 'restore' || event.kind === 'unknown') continue;
    const isUndone = events.some(
      (undo) =>
        undo.kind === 'undo' &&
        undo.event === event.id &&
        undo.of === event.kind &&
        undo.day === event.day &&
        !(
          ['plates', 'expense', 'waste'].includes(undo.of) &&
          events.some(
            ({ day, ...restore }) =>
              restore.kind === 'restore' && day === undo.day && restore.events.includes(undo.id),
          )
        ),
    );
    const isRestored =
      event.kind === 'plates' &&
      events.some(
        (restore) =>
          restore.kind === 'restore' &&
          restore.day === event.day &&
          restore.events.includes(event.id),
      );
    if (isRestored || isUndone || found.some(({ id }) => id === event.id)) continue;
    const place = found.findIndex((other) => before(event, other));
    found.splice(place === -1 ? found.length : place, 0, event);
  }
  return found;
}

function inForce<E extends EventHead & { readonly scope?: Scope }>(
  events: readonly E[],
  day: string,
  until: string,
) {
  const from = events.filter((event) => event.scope !== 'day' && event.day <= until);
  return [...from, ...events.filter((event) => event.scope === 'day' && event.day === day)];
}

export const ofKind = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.filter((event): event is EventOf<Kind> => event.kind === kind);

/** Before its first event the stall is as it was at the end of that day. */
function lastDayThatCounts(events: readonly Event[], day: string): string {
  const first = ofKind(events, 'stall')[0]?.day ?? day;
  return day < first ? first : day;
}

const seedUnit = (id: string) => (id === 'oil' ? ('litre' as const) : ('kg' as const));

export function oracleDish(events: readonly Event[], id: string, day: string): DishFields | null {
  const said = inForce(
    ofKind(events, 'dish').filter(({ dish }) => dish === id),
    day,
    lastDayThatCounts(events, day),
  );
  const seedAt = builtInMenu.findIndex((item) => item.id === id);
  const seed = builtInMenu[seedAt];
  if (seed === undefined && said.length === 0) return null;
  const state: DishFields =
    seed === undefined
      ? { name: id, sellingPrice: 0, recipe: [], isRetired: false, position: 1e9 }
      : {
          name: seed.name,
          sellingPrice: seed.sellingPrice,
          recipe: Object.entries(seed.ingredients).map(([ingredient, amount]) => ({
            ingredient,
            amount,
            unit: seedUnit(ingredient),
          })),
          isRetired: false,
          position: seedAt,
        };
  return Object.assign(state, ...said.map(({ fields }) => fields));
}

export function oracleIngredient(
  events: readonly Event[],
  id: string,
  day: string,
): (IngredientFields & { readonly price: PriceTag | null }) | null {
  const said = inForce(
    ofKind(events, 'ingredient').filter(({ ingredient }) => ingredient === id),
    day,
    lastDayThatCounts(events, day),
  );
  const seedPrice = Object.entries(defaultIngredientPrices).find(([name]) => name === id)?.[1];
  if (seedPrice === undefined && said.length === 0) return null;
  const state: IngredientFields = {
    name: id,
    unit: seedPrice === undefined ? 'kg' : seedUnit(id),
    preparation: null,
    isRetired: false,
  };
  Object.assign(state, ...said.map(({ fields }) => fields));
  let price: PriceTag | null =
    seedPrice === undefined ? null : { price: seedPrice, unit: seedUnit(id) };
  const prices = ofKind(events, 'price').filter(({ ingredient }) => ingredient === id);
  const until = lastDayThatCounts(events, day);
  for (const tag of inForce(prices, day, until)) price = { price: tag.price, unit: tag.unit };
  return { ...state, price: state.preparation === null ? price : null };
}

/**
 * The price of a plate that was counted by `plates`: in the correction of its day, else in the last change before; on days
 * before the stall was set up, else in the first one.
 */
export function oraclePrice(events: readonly Event[], plates: EventOf<'plates'>): number {
  const priced = ofKind(events, 'dish').filter(
    ({ dish, fields }) => dish === plates.dish && fields.sellingPrice !== undefined,
  );
  const corrected = priced.filter(({ scope, day }) => scope === 'day' && day === plates.day);
  const changed = priced.filter((event) => event.scope === 'from' && before(event, plates));
  const until = lastDayThatCounts(events, plates.day);
  const later = priced.find(
    ({ scope, day }) => scope === 'from' && day >= plates.day && day <= until,
  );
  return (
    corrected.at(-1)?.fields.sellingPrice ??
    changed.at(-1)?.fields.sellingPrice ??
    (until > plates.day ? later?.fields.sellingPrice : undefined) ??
    builtInMenu.find(({ id }) => id === plates.dish)?.sellingPrice ??
    later?.fields.sellingPrice ??
    0
  );
}
