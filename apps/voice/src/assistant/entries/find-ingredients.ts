import { findMatches, lexiconOf, tokensOf } from '@thela/understanding';
import type { Lexicon, Match, Token } from '@thela/understanding';
import type { Ingredient, Stall } from '@thela/ledger';
import { hindiOf, keyOf, partsOf, rows, weak } from './ingredient-spellings';

/** What some words say of ingredients. */
export interface IngredientMention {
  /** The ingredients of the stall that they may mean; none when it has no such ingredient. */
  readonly ingredients: readonly Ingredient[];
  /** False where they may mean another one, which the stall does not have. */
  readonly isSure: boolean;
  /** Whether the words are a whole name, not 'coffee' for coffee powder. */
  readonly isWhole: boolean;
}

/** How well a name fits, the best first: its own, another word for it, a part of it, perhaps. */
type Fit = 0 | 1 | 2 | 3;

type Names = Map<string, Map<string, Fit>>;

function addName(names: Names, name: string, id: string, fit: Fit): void {
  const key = tokensOf(name).join(' ');
  if (key === '') return;
  if (keyOf(name) !== key) addName(names, keyOf(name), id, fit);
  const fits = names.get(key) ?? new Map<string, Fit>();
  const bestFit = fits.get(id);
  if (bestFit === undefined || fit < bestFit) fits.set(id, fit);
  names.set(key, fits);
}

function addIngredient(names: Names, { id, name }: Ingredient): void {
  const parts = partsOf(name);
  const keys = parts.map(keyOf);
  for (const part of [parts.join(' '), ...parts]) addName(names, part, id, 0);
  for (const row of rows()) {
    const isOfRow = keys.some((key) => (row.isMixed ? row.ownKeys : row.keys).has(key));
    if (isOfRow) for (const other of row.names) addName(names, other, id, row.isMixed ? 3 : 1);
  }
  const words = parts.flatMap((part) => tokensOf(part));
  if (words.length < 2) return;
  for (const word of words) {
    addName(names, word, id, weak.has(word) ? 3 : 2);
    addName(names, hindiOf.get(word) ?? '', id, 3);
  }
}

type IngredientLexicon = Lexicon<ReadonlyMap<string, Fit>>;

const lexicons = new WeakMap<Stall, IngredientLexicon>();

function lexiconFor(stall: Stall): IngredientLexicon {
  const cachedLexicon = lexicons.get(stall);
  if (cachedLexicon) return cachedLexicon;
  const names: Names = new Map();
  for (const ingredient of purchasedIngredients(stall)) addIngredient(names, ingredient);
  // A typing mistake is taken for a name where all names that are near mean the same: the same object.
  const meanings = new Map<string, ReadonlyMap<string, Fit>>();
  const lexicon = lexiconOf(
    [...names].map(([name, fits]) => {
      const key = JSON.stringify([...fits]);
      meanings.set(key, meanings.get(key) ?? fits);
      return [meanings.get(key) ?? fits, name] as const;
    }),
  );
  lexicons.set(stall, lexicon);
  return lexicon;
}

function purchasedIngredients(stall: Stall): readonly Ingredient[] {
  return stall.ingredients.filter(({ isRetired, preparation }) => !isRetired && !preparation);
}

const elsewhere = lexiconOf<true>(() => [
  [
    true,
    rows()
      .flatMap(({ names }) => names)
      .join(', '),
  ],
]);

function mentionOf(fits: ReadonlyMap<string, Fit>, stall: Stall): IngredientMention {
  const best = Math.min(...fits.values());
  // A whole name stands for itself; another word may also be a part of a name.
  const ids = [...fits].filter(([, fit]) => (best === 0 ? fit === 0 : fit < 3 || best === 3));
  const ingredients = ids.flatMap(
    ([id]) => purchasedIngredients(stall).find((one) => one.id === id) ?? [],
  );
  return { ingredients, isSure: best < 3, isWhole: best < 2 };
}

/**
 * Finds the ingredients of a stall that a sentence names, and those that the stall does not have.
 *
 * @param isOtherWord says which words are no names with a typing mistake
 */
export function findIngredients(
  tokens: readonly Token[],
  stall: Stall,
  isOtherWord: (token: Token) => boolean,
): readonly Match<IngredientMention>[] {
  const own = findMatches(lexiconFor(stall), tokens, isOtherWord);
  const isOwn = (from: number, to: number) => own.some((one) => one.from < to && from < one.to);
  const others = findMatches(elsewhere, tokens, () => true).filter(
    ({ from, to }) => !isOwn(from, to),
  );
  return [
    ...own.map(({ meaning, from, to }) => ({ meaning: mentionOf(meaning, stall), from, to })),
    ...others.map(({ from, to }) => ({
      meaning: { ingredients: [], isSure: true, isWhole: true },
      from,
      to,
    })),
  ].sort((a, b) => a.from - b.from);
}
