import { pricePerBase } from '@thela/ledger';
import type { LedgerEvent, Stall } from '@thela/ledger';
import { changePlatesSold, setIngredientPrice, setPlatesSold } from '@thela/pricing';
import type { StallSnapshot } from './stall-snapshot';

type Shown = Pick<StallSnapshot, 'day' | 'stall'>;

/**
 * The stall with events of this page, until the records are read and the ledger works it out. Figures that
 * follow from a recipe come then.
 *
 * @param known other events of this page, among them those that are taken back
 */
export function optimistic(
  { day, stall, today }: StallSnapshot,
  events: readonly LedgerEvent[],
  known: readonly LedgerEvent[],
): Shown {
  const takenBack = (event: LedgerEvent) =>
    event.kind === 'undo' ? known.find(({ id }) => id === event.event) : undefined;
  return events
    .filter((event) => event.day === today)
    .reduce<Shown>(
      (shown, event) => withEvent(shown, oppositeOf(takenBack(event)) ?? event, today),
      { day, stall },
    );
}

/** What takes a tap back. Any other undo shows when the records are read. */
function oppositeOf(event: LedgerEvent | undefined): LedgerEvent | undefined {
  return event?.kind === 'plates' && 'plates' in event
    ? { ...event, plates: -event.plates }
    : undefined;
}

function withEvent({ day, stall }: Shown, event: LedgerEvent, today: string): Shown {
  switch (event.kind) {
    case 'plates':
      return {
        day:
          'count' in event
            ? setPlatesSold(day, event.dish, event.count, today)
            : changePlatesSold(day, event.dish, event.plates, today),
        stall,
      };
    case 'stall':
      return { day, stall: { ...stall, isOwn: true, ...event.fields } };
    case 'dish':
      return { day, stall: { ...stall, dishes: changed(stall.dishes, event.dish, event.fields) } };
    case 'ingredient': {
      const { ingredient, fields } = event;
      return {
        day,
        stall: { ...stall, ingredients: changed(stall.ingredients, ingredient, fields) },
      };
    }
    case 'price': {
      const { ingredient, price, unit } = event;
      const ingredients = changed(stall.ingredients, ingredient, { price: { price, unit } });
      const name = nameOf(stall, ingredient);
      return {
        day: name === undefined ? day : setIngredientPrice(day, name, pricePerBase(event)),
        stall: { ...stall, ingredients },
      };
    }
    default:
      return { day, stall };
  }
}

function nameOf({ ingredients }: Stall, id: string): string | undefined {
  return ingredients.find((ingredient) => ingredient.id === id)?.name;
}

/** Changes what is there; what is new comes when the records are read. */
function changed<Item extends { readonly id: string }, Fields extends Partial<Item>>(
  items: readonly Item[],
  id: string,
  fields: Fields,
): readonly Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...fields } : item));
}
