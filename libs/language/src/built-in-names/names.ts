import type { Language } from '../languages';
import { englishMessages, messagesIn, messagesNow, useMessages } from './messages';
import type { Messages } from './messages';

/** A dish or an ingredient. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

interface WithMenu {
  readonly menu: readonly Named[];
}

interface WithDishes {
  readonly dishes: readonly Named[];
  readonly ingredients: readonly Named[];
}

/**
 * The names to show of dishes and ingredients. A built-in one that still has its English name is called as in
 * the language that is shown; every other name is the vendor's own and stays.
 *
 * The same day or stall gives the same result, because pricing and the ledger remember by object what they
 * worked out. Where no name differs it is the day or stall itself.
 */
export interface TranslatedNames {
  readonly nameOf: (named: Named) => string;
  /** The name to show, and the English one of what is built in: who searches may type either. */
  readonly spellings: (named: Named) => readonly string[];
  /** A day of pricing whose dishes have the names to show. The names of ingredients stay: they are keys there. */
  readonly inDay: <Day extends WithMenu>(day: Day) => Day;
  /** A stall whose dishes and ingredients have the names to show, the ingredients in the order of these. */
  readonly inStall: <Stall extends WithDishes>(stall: Stall) => Stall;
  /** The name to show of what is called so at a stall: the ledger's totals have names without ids. */
  readonly atStall: (stall: WithDishes, name: string) => string;
}

interface Table {
  readonly names: Readonly<Record<string, string>>;
}

const { names: english }: Table = englishMessages();
const cache = new WeakMap<Messages, TranslatedNames>();

export function useTranslatedNames(): TranslatedNames {
  return translatedNames(useMessages());
}

/** The same outside of React, at the moment of the call. */
export function translatedNamesNow(): TranslatedNames {
  return translatedNames(messagesNow());
}

/** The names to show in a given language, whatever is shown. Rejects when they cannot be fetched. */
export async function loadTranslatedNames(language: Language): Promise<TranslatedNames> {
  return translatedNames(await messagesIn(language));
}

function translatedNames(messages: Messages): TranslatedNames {
  const known = cache.get(messages);
  if (known) return known;
  const result = createTranslatedNames(messages);
  cache.set(messages, result);
  return result;
}

function createTranslatedNames({ names }: Table): TranslatedNames {
  const nameOf = ({ id, name }: Named) =>
    Object.hasOwn(english, id) && english[id] === name ? (names[id] ?? name) : name;
  const spellings = ({ id, name }: Named) => {
    const inEnglish = Object.hasOwn(english, id) ? english[id] : undefined;
    const isBuiltIn = inEnglish !== undefined && (name === inEnglish || name === names[id]);
    return isBuiltIn ? [names[id] ?? name, inEnglish] : [name];
  };
  const item = remembering((named: Named) => {
    const name = nameOf(named);
    return name === named.name ? named : { ...named, name };
  });
  const list = remembering((all: readonly Named[]) => {
    const renamed = all.map(item);
    return renamed.every((each, index) => each === all[index]) ? all : renamed;
  });
  const day = remembering((each: WithMenu) => {
    const menu = list(each.menu);
    return menu === each.menu ? each : { ...each, menu };
  });
  const stall = remembering((each: WithDishes) => {
    const [dishes, ingredients] = [list(each.dishes), list(each.ingredients)];
    if (dishes === each.dishes && ingredients === each.ingredients) return each;
    return { ...each, dishes, ingredients: [...ingredients].sort(byName) };
  });
  return {
    nameOf,
    spellings,
    inDay: (each) => day(each) as typeof each,
    inStall: (each) => stall(each) as typeof each,
    atStall: ({ dishes, ingredients }, name) => {
      const named = [...dishes, ...ingredients].find((each) => each.name === name);
      return named ? nameOf(named) : name;
    },
  };
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1;
}

/** A function that gives the same object for the same object. */
function remembering<Item extends object>(make: (item: Item) => Item): (item: Item) => Item {
  const results = new WeakMap<Item, Item>();
  return (item) => {
    const known = results.get(item);
    if (known) return known;
    const result = make(item);
    results.set(item, result);
    return result;
  };
}
