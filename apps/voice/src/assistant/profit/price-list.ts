import { lexiconOf, findMatches } from '@thela/understanding';
import type { Lexicon, Match, Token } from '@thela/understanding';
import { ingredientNamed } from '@thela/ledger';
import type { PriceTag, Stall } from '@thela/ledger';
import type { Day, IngredientPrices } from '@thela/pricing';
import { sharedNames } from './dish-names';

/** What vendors call the ingredients of the price list, by their names there. */
const namesOf: Readonly<Record<string, string>> = {
  onions: sharedNames.onion,
  potatoes: 'potato, potatos, aloo, alu, aaloo, aalu, batata, पोटैटो',
  tomatoes: 'tomato, tomatos, tamatar, tamater, tamatr, timatar, टमाटरों, टोमेटो, టొమాటో',
  lentils: 'lentil, dal, daal, dhal, urad, udad, urad dal, दाल, उड़द',
  rice: 'chawal, chaval, chaawal, चावल, राइस, రైస్',
  flour: 'maida, atta, aata, besan, sooji, rava, मैदा, आटा',
  cheese: sharedNames.cheese,
  oil: 'tel, refined, तेल, ऑयल, ఆయిల్',
  salt: 'namak, नमक, सॉल्ट',
  spices: `spice, ${sharedNames.masala}`,
};

// Prices are replaced, never mutated, as their type demands.
const lexiconByPrices = new WeakMap<IngredientPrices, Lexicon<string>>();

function priceLexicon(prices: IngredientPrices): Lexicon<string> {
  const lexicon = lexiconByPrices.get(prices) ?? lexiconFor(prices);
  lexiconByPrices.set(prices, lexicon);
  return lexicon;
}

function lexiconFor(prices: IngredientPrices): Lexicon<string> {
  const names = Object.keys(prices);
  return lexiconOf([
    // What an ingredient is called at this stall goes before what others call another one.
    ...names.map((name) => [name, name] as const),
    ...names.flatMap((name) => {
      const others = Object.hasOwn(namesOf, name) ? namesOf[name] : undefined;
      return others ? [[name, others] as const] : [];
    }),
  ]);
}

/** The ingredients with a price today that a text names, in their order. */
export function ingredientsIn(
  tokens: readonly Token[],
  prices: IngredientPrices,
): readonly Match<string>[] {
  return findMatches(priceLexicon(prices), tokens);
}

/**
 * What an ingredient is bought at.
 *
 * @param name in the prices of the day
 * @param stall its ingredients have a unit each; before it is set up all is bought by kg and litre
 * @returns `null` where nobody entered a price
 */
export function priceTagOf(name: string, day: Day, stall: Stall | undefined): PriceTag | null {
  if (stall?.isOwn) return ingredientNamed(stall, name)?.price ?? null;
  return { price: day.ingredientPrices[name] ?? 0, unit: name === 'oil' ? 'litre' : 'kg' };
}
