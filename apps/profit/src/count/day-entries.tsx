import type { Shell } from '@thela/contract';
import { useStore } from '@thela/contract';
import { useWords } from '@thela/language';
import { useTranslatedNames } from '@thela/language/built-in-names';
import { isSpecial } from '@thela/ledger';
import type { DayTotals, DishFields, IngredientFields, StallDay } from '@thela/ledger';
import { formatRupees } from '@thela/pricing';
import { memo } from 'react';
import { Fold, linkStyle, SectionCard, ToolLink } from '@thela/ui';
import { useExpenseMessages } from '@thela/ui/expenses';
import { entryPath } from '../menu/menu-route';
import { useMessages } from '../messages';
import { perUnit } from '../unit-words';
import { SHORT_DAY } from './days';
import { EntryList } from './entry-list';
import type { EntryListProps, EntryText } from './entry-list';
import type { DayEntry, DayEvent } from './entry-numbers';
import { useCountMessages } from './messages';
import type { CountMessages } from './messages';

export interface DayEntriesProps extends Pick<EntryListProps, 'shell' | 'onChange'> {
  readonly day: StallDay;
  readonly isToday: boolean;
  /** Of that day. */
  readonly events: readonly DayEvent[];
  readonly totals: DayTotals | null;
}

/** What was thrown away on a day, and what was changed of prices, dishes and ingredients. Memoized as `Expenses` is. */
export const DayEntries = memo(function DayEntries(props: DayEntriesProps) {
  const { shell, day, isToday, events, totals, onChange } = props;
  const { waste: wasteWords, changes: words } = useCountMessages();
  const { day: nameOfDay } = useWords();
  const texts = useEntryTexts(shell, events);
  const date = isToday ? null : nameOfDay(day, SHORT_DAY);
  const waste = events.filter(({ kind }) => kind === 'waste');
  const changes = events.filter((event) => ofStall.has(event.kind) && !isMove(event));
  const list = { shell, onChange, ...texts };
  const sold = totals?.dishes.filter(({ plates }) => plates > 0).map(({ dish }) => dish) ?? [];
  return (
    <>
      <EntryList
        events={waste}
        {...list}
        frame={(rows) => (
          <SectionCard heading={date === null ? wasteWords.heading : wasteWords.headingOf(date)}>
            {rows}
          </SectionCard>
        )}
      />
      <EntryList
        events={changes}
        {...list}
        insteadOf={(event) => insteadOfTakingBack(event, shell, sold, words)}
        frame={(rows) => (
          <SectionCard heading={date === null ? words.heading : words.headingOf(date)}>
            <Fold open={words.open(changes.length)} close={words.close}>
              {rows}
            </Fold>
          </SectionCard>
        )}
      />
    </>
  );
});

const ofStall: ReadonlySet<DayEvent['kind']> = new Set(['price', 'dish', 'ingredient']);

/** The order of the menu is no money, and one move writes the place of every dish. */
function isMove(event: DayEvent): boolean {
  return event.kind === 'dish' && Object.keys(event.fields).join() === 'position';
}

/**
 * Without the entry that added it, a dish that was sold since would have no name: its page retires it. A special of that
 * day has no page; as soon as its count is 0, it can be taken back.
 */
function insteadOfTakingBack(
  event: DayEvent,
  { location }: Pick<Shell, 'location'>,
  sold: readonly string[],
  words: CountMessages['changes'],
) {
  if (event.kind !== 'dish' && event.kind !== 'ingredient') return null;
  if (event.fields.name === undefined || event.fields.isRetired === undefined) return null;
  if (event.kind === 'ingredient') {
    const list = event.fields.preparation ? 'preparations' : 'ingredients';
    return <ToMenu location={location} to={entryPath(list, event.ingredient)} words={words} />;
  }
  if (isSpecial(event.dish)) return sold.includes(event.dish) ? <></> : null;
  return <ToMenu location={location} to={entryPath('dishes', event.dish)} words={words} />;
}

interface ToMenuProps {
  readonly location: Shell['location'];
  readonly to: string;
  readonly words: CountMessages['changes'];
}

function ToMenu({ location, to, words }: ToMenuProps) {
  return (
    <ToolLink location={location} to={to} className={linkStyle}>
      {words.toMenu}
    </ToolLink>
  );
}

/** Entries in words, with the names of that day. */
export function useEntryTexts(shell: Pick<Shell, 'stall'>, events: readonly DayEvent[]) {
  const { waste, changes } = useCountMessages();
  const expenses = useExpenseMessages();
  const { units } = useMessages();
  const { list } = useWords();
  const names = useTranslatedNames();
  const { dishes, ingredients } = useStore(shell.stall);

  function nameOf(kind: 'dish' | 'ingredient', id: string): string {
    // A special is on no other day's menu.
    const named = events.findLast(
      (event) => event.kind === kind && event.fields.name !== undefined && idOf(event) === id,
    );
    const now = (kind === 'dish' ? dishes : ingredients).find((each) => each.id === id)?.name;
    const then = named && 'fields' in named ? named.fields.name : undefined;
    return names.nameOf({ id, name: now ?? then ?? id });
  }

  function textOf(entry: DayEntry): EntryText {
    switch (entry.kind) {
      case 'expense': {
        const category = expenses.categories[entry.category];
        const name = entry.note === '' ? category : expenses.named(category, entry.note);
        return { what: changes.of(name, formatRupees(entry.amount)), more: '' };
      }
      case 'waste': {
        const [amount, name] =
          'dish' in entry
            ? [waste.plates(entry.plates), nameOf('dish', entry.dish)]
            : [units.amount[entry.unit](entry.amount), nameOf('ingredient', entry.ingredient)];
        return { what: waste.what(amount, name), more: waste.reasons[entry.reason] };
      }
      case 'price': {
        const price = units.price(formatRupees(entry.price), perUnit(entry.unit, units));
        const name = nameOf('ingredient', entry.ingredient);
        return { what: changes.of(name, price), more: changes.scopes[entry.scope] };
      }
      case 'dish':
      case 'ingredient':
        return {
          what: changes.of(
            nameOf(entry.kind, entry.kind === 'dish' ? entry.dish : entry.ingredient),
            list(fieldTexts(entry.fields, changes.fields)),
          ),
          more: changes.scopes[entry.scope],
        };
    }
  }
  return { textOf, nameOf: (ingredient: string) => nameOf('ingredient', ingredient) };
}

function idOf(event: DayEvent): string | undefined {
  if (event.kind === 'dish') return event.dish;
  return event.kind === 'ingredient' ? event.ingredient : undefined;
}

function fieldTexts(
  fields: Partial<DishFields> & Partial<IngredientFields>,
  words: CountMessages['changes']['fields'],
): readonly string[] {
  const { name, sellingPrice, recipe, preparation, unit, isRetired } = fields;
  const isAdded = name !== undefined && isRetired !== undefined;
  return [
    ...(isAdded ? [words.added] : []),
    ...(name !== undefined && !isAdded ? [words.name(name)] : []),
    ...(sellingPrice === undefined ? [] : [words.sellingPrice(formatRupees(sellingPrice))]),
    ...((recipe ?? preparation?.recipe ?? []).length > 0 || (recipe && !isAdded)
      ? [words.recipe]
      : []),
    ...(unit !== undefined && !isAdded ? [words.unit] : []),
    ...(isRetired === undefined || isAdded ? [] : [isRetired ? words.retired : words.broughtBack]),
  ];
}
