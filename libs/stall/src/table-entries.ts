// What a table adds to the stall: which dish or ingredient a name is, and the entries of that.
import { randomId } from '@thela/contract';
import { catalogueIngredients, namesOfDish } from '@thela/kitchen-book/catalogue';
import { baseOf, isSameUnit, isSpecial, platesByDish, typedCount } from '@thela/ledger';
import type { Entry, LedgerEvent, PurchaseUnit, Stall, StallDay } from '@thela/ledger';
import { toMillionths } from '@thela/pricing';
import type { ImportBatch, LineFault, TableItem, TableReading } from '@thela/records';
import { COUNT_LIMITS, nameKey, PRICE_LIMITS, searchNames, spellingKey } from '@thela/text';
import type { Catalogue } from './menu-choices';
import { addedDishEntries } from './stall-entries';

type Kind = TableReading['kind'];

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a name of a table is: the dish or ingredient with this id, a new one, or none. */
export type Join = `id ${string}` | 'new' | 'skip';

export interface TableName {
  readonly key: string;
  readonly name: string;
  readonly items: readonly TableItem[];
  /** What has this name at the stall. */
  readonly same: Named | undefined;
  /** What has a similar one, and which of these only spells it in another way. */
  readonly near: readonly Named[];
  readonly alike: Named | undefined;
}

export interface TableChoices {
  readonly joins: Readonly<Record<string, Join>>;
  /** What prices are for where no column says it; `own`: what each ingredient is bought by. */
  readonly unit: PurchaseUnit | 'own' | null;
  /** Which plates are right on days on which others are counted. */
  readonly side: 'here' | 'file' | null;
}

export interface TableContext {
  readonly stall: Stall;
  readonly catalogue: Catalogue;
  readonly today: StallDay;
  /** The plates that were counted on the days of the table. */
  readonly counts: readonly LedgerEvent[];
}

export interface TablePlan {
  readonly entries: ImportBatch['entries'];
  /** So many days have other plates of a dish. */
  readonly conflicts: number;
  readonly faults: TableReading['faults'];
}

/** What a dish or an ingredient is called, in all languages where its name is one of the catalogue's. */
function namesOf(kind: Kind, one: Named): readonly string[] {
  if (kind !== 'ingredients') return namesOfDish(one);
  const listed = catalogueIngredients.find(({ id }) => id === one.id);
  const names = listed ? [listed.name, ...Object.values(listed.names)] : [];
  return names.includes(one.name) ? names : [one.name];
}

/** The names of all ingredients, by which their column is recognised. */
export function ingredientNames({ ingredients }: Stall): readonly string[] {
  return [...ingredients, ...catalogueIngredients].flatMap((one) => namesOf('ingredients', one));
}

/** The names of dishes that end with a number. */
export function dishNames({ dishes }: Stall, catalogue: Catalogue): readonly string[] {
  return [...dishes, ...catalogue.dishes]
    .flatMap(namesOfDish)
    .filter((name) => /\p{Nd}$/u.test(name));
}

/** What names can be joined with: what is in use first. */
export function subjectsOf(kind: Kind, { dishes, ingredients }: Stall): readonly Named[] {
  const bought = ingredients.filter(({ preparation }) => preparation === null);
  const subjects = kind === 'ingredients' ? bought : dishes.filter(({ id }) => !isSpecial(id));
  return [...subjects].sort((a, b) => Number(a.isRetired) - Number(b.isRetired));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** So many similar names are offered. */
const MOST_NEAR = 3;

/** The names of a table, those that the stall does not have first. */
export function tableNames({ kind, items }: TableReading, stall: Stall): readonly TableName[] {
  const subjects = subjectsOf(kind, stall);
  const byKey = new Map(
    [...subjects]
      .reverse()
      .flatMap((one) => namesOf(kind, one).map((name) => [nameKey(name), one] as const)),
  );
  const names = [...grouped(items, ({ name }) => nameKey(name))].map(([key, ofName]) => {
    const [{ name } = { name: key }] = ofName;
    const same = byKey.get(key);
    const near = same ? [] : searchNames(subjects, name, (one) => namesOf(kind, one));
    const isAlike = (one: Named) =>
      namesOf(kind, one).some((each) => spellingKey(each) === spellingKey(name));
    const alike = near.find(isAlike);
    return { key, name, items: ofName, same, near: near.slice(0, MOST_NEAR), alike };
  });
  return names.sort((a, b) => Number(!!a.same) - Number(!!b.same));
}

/** What the person said, else what has the name, in another spelling, too, else a new dish or ingredient if that can be. */
export function joinOf(name: TableName, { joins, unit }: TableChoices): Join {
  const { key, alike, same = alike } = name;
  return joins[key] ?? (same ? `id ${same.id}` : canBeNew(name, unit) ? 'new' : 'skip');
}

/** A new dish needs a price, and a new ingredient something that its price is for. */
export function canBeNew({ items }: TableName, unit: TableChoices['unit']): boolean {
  return items.every((item) => item.money !== null && (item.unit !== null || unit !== 'own'));
}

interface Joined extends TableItem {
  readonly id: string;
  readonly isNew: boolean;
}

export function planTable(
  kind: Kind,
  names: readonly TableName[],
  choices: TableChoices,
  context: TableContext,
): TablePlan {
  const items = names.flatMap((name): readonly Joined[] => {
    const join = joinOf(name, choices);
    if (join === 'skip') return [];
    const isNew = join === 'new';
    const named = isNew ? newNamed(kind, name, context) : { id: join.slice(3) };
    return name.items.map((item) => ({ ...item, ...named, isNew }));
  });
  return kind === 'sales'
    ? planSales(items, choices, context)
    : planPrices(items, kind === 'dishes' ? null : choices, context);
}

/** As the list of dishes or ingredients has it, where that has the name and the stall has not. */
function newNamed(kind: Kind, { name }: TableName, { stall, catalogue }: TableContext): Named {
  const isBought = kind === 'ingredients';
  const here: readonly Named[] = isBought ? stall.ingredients : stall.dishes;
  const listed = isBought
    ? catalogue.ingredients.filter(({ preparation }) => preparation === null)
    : catalogue.dishes;
  const found = [...listed].find(
    (one) =>
      namesOf(kind, one).some((each) => spellingKey(each) === spellingKey(name)) &&
      here.every(({ id }) => id !== one.id),
  );
  return found ? { id: found.id, name: found.name } : { id: randomId(), name };
}

const faultOf =
  (fault: LineFault) =>
  ({ line, name }: TableItem) => ({ line, fault, text: name });

/** @param choices of ingredients; `null` for dishes */
function planPrices(
  items: readonly Joined[],
  choices: TableChoices | null,
  context: TableContext,
): TablePlan {
  const groups = [...grouped(items, ({ id }) => id).values()].map((group) => {
    // A list with days has the price of the last one.
    const last = group.reduce((day, item) => ((item.day ?? '') > day ? (item.day ?? '') : day), '');
    return group.filter(({ day }) => (day ?? '') === last);
  });
  const isOne = (group: readonly Joined[]) =>
    new Set(group.map(({ money, unit }) => JSON.stringify([money, unit]))).size === 1;
  const priced = groups.filter(isOne).flatMap((group) => group.slice(0, 1));
  const changes = priced.map((item) =>
    choices ? ingredientEntries(item, choices, context) : dishEntries(item, context),
  );
  const entries = [
    ...(choices ? [] : newDishes(priced, context)),
    ...changes.flatMap((change) => change ?? []),
  ];
  const twice = groups.filter((group) => !isOne(group)).flat();
  const unfit = priced.filter((_, index) => changes[index] === null);
  return {
    entries: entries.map((entry) => ({ day: context.today, entry })),
    conflicts: 0,
    faults: [...twice.map(faultOf('twice')), ...unfit.map(faultOf('unit'))],
  };
}

function dishEntries({ id, money, isNew }: Joined, { stall }: TableContext): readonly Entry[] {
  const here = stall.dishes.find((dish) => dish.id === id);
  const isSame = here?.sellingPrice === money && !here.isRetired;
  if (isNew || isSame || money === null) return [];
  const fields = { sellingPrice: money, isRetired: false };
  return [{ kind: 'dish', dish: id, fields, scope: 'from' }];
}

/** @param items one of each dish, with its price */
function newDishes(items: readonly Joined[], { stall, catalogue }: TableContext) {
  const added = items.filter(({ isNew }) => isNew);
  const ownDishes = added.filter(({ id }) => catalogue.dishes.every((dish) => dish.id !== id));
  const prices = added.map((item) => [item.id, String(priceOf(item))] as const);
  const selection = { chosen: added.map(({ id }) => id), ownDishes };
  return addedDishEntries(selection, stall, catalogue, Object.fromEntries(prices));
}

/** @returns `null` where recipes have amounts of it that do not fit what the price is for */
function ingredientEntries(
  { id, name, money, ...item }: Joined,
  choices: TableChoices,
  { stall }: TableContext,
): readonly Entry[] | null {
  const here = stall.ingredients.find((one) => one.id === id);
  const current = here?.price?.unit ?? here?.unit;
  const unit = item.unit ?? (choices.unit === 'own' ? current : choices.unit);
  if (!unit || money === null || (current && baseOf(current) !== baseOf(unit))) return null;
  const change = { kind: 'ingredient', ingredient: id, scope: 'from' } as const;
  const price = { kind: 'price', ingredient: id, price: money, unit, scope: 'from' } as const;
  const isSame = here?.price?.price === money && isSameUnit(here.price.unit, unit);
  const isBack = here?.isRetired ? [{ ...change, fields: { isRetired: false } }] : [];
  if (here) return isSame ? isBack : [...isBack, price];
  return [{ ...change, fields: { name, unit, preparation: null, isRetired: false } }, price];
}

/** ₹ a plate: where prices differed on the day, the average. */
function priceOf({ money, plates }: Pick<TableItem, 'money' | 'plates'>): number {
  return Math.round(toMillionths(money ?? 0) / plates) / 1e6;
}

/** Plates are typed counts: a table that is read in twice, or on two phones, counts once. */
function planSales(
  items: readonly Joined[],
  { side }: TableChoices,
  context: TableContext,
): TablePlan {
  const sums = [...grouped(items, ({ id, day }) => `${day} ${id}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, lines]) => sumOf(lines));
  const isTooMuch = ({ plates, money }: Joined) =>
    plates > COUNT_LIMITS.most || (money ?? 0) > PRICE_LIMITS.most;
  const isReturned = ({ plates, money }: Joined) =>
    plates < 0 || (money ?? 0) < 0 || (plates === 0 && (money ?? 0) > 0);
  const fit = sums.filter((sum) => !isTooMuch(sum) && !isReturned(sum));
  // All of a day may have come back.
  const sold = fit.filter(({ plates }) => plates > 0);
  const added = newDishes([...new Map(sold.map((item) => [item.id, item])).values()], context);
  const counted = grouped(context.counts, (event) =>
    'dish' in event ? `${event.day} ${event.dish}` : '',
  );
  const conflicts = new Set<StallDay>();
  const entries = fit.flatMap(({ id, ...item }) => {
    const day = item.day ?? context.today;
    const events = counted.get(`${day} ${id}`) ?? [];
    const before = platesByDish(events).get(id) ?? 0;
    const isOther = before > 0 && before !== item.plates;
    if (isOther) conflicts.add(day);
    const count = typedCount(events, id, item.plates);
    if (count === null || before === item.plates || (isOther && side !== 'file')) return [];
    if (item.money === null || item.plates === 0) return [{ day, entry: count }];
    const fields = { sellingPrice: priceOf(item) };
    const price: Entry = { kind: 'dish', dish: id, fields, scope: 'day' };
    return [count, price].map((entry) => ({ day, entry }));
  });
  // From the first day of the table on, or the days between would not know the dish.
  const day = sold[0]?.day ?? context.today;
  return {
    entries: [...added.map((entry) => ({ day, entry })), ...entries],
    conflicts: conflicts.size,
    faults: [
      ...sums.filter(isTooMuch).map(faultOf('plates')),
      ...sums.filter(isReturned).map(faultOf('returned')),
    ],
  };
}

function sumOf(lines: readonly [Joined, ...Joined[]]): Joined {
  const exact = ({ money }: Joined) => Math.sign(money ?? 0) * toMillionths(Math.abs(money ?? 0));
  const millionths = lines.reduce((sum, line) => sum + exact(line), 0);
  const plates = lines.reduce((sum, line) => sum + line.plates, 0);
  const isKnown = lines.every(({ money }) => money !== null);
  return { ...lines[0], plates, money: isKnown ? millionths / 1e6 : null };
}
