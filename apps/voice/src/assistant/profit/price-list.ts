import { lexiconOf, findMatches } from '@thela/kitchen-book/words';
import type { Lexicon, Match, Token } from '@thela/kitchen-book/words';
import type { IngredientPrices } from '@thela/pricing';
import { sharedNames } from './dish-names';

/** What vendors call the ingredients of the price list, by their names there. */
const namesOf: Readonly<Record<string, string>> = {
  onions: sharedNames.onion,
  potatoes: 'potato, potatos, aloo, alu, aaloo, aalu, batata',
  tomatoes: 'tomato, tomatos, tamatar, tamater, tamatr, timatar, टमाटरों',
  lentils: 'lentil, dal, daal, dhal, urad, udad, urad dal, दाल, उड़द',
  rice: 'chawal, chaval, chaawal, चावल',
  flour: 'maida, atta, aata, besan, sooji, rava, मैदा, आटा',
  cheese: sharedNames.cheese,
  oil: 'tel, refined, तेल',
  salt: 'namak, नमक',
  spices: `spice, ${sharedNames.masala}`,
};

function priceLexicon(prices: IngredientPrices): Lexicon<string> {
  return lexiconOf(
    Object.keys(prices).map((name) => {
      const own = Object.hasOwn(namesOf, name) ? namesOf[name] : undefined;
      return [name, own ? `${name}, ${own}` : name] as const;
    }),
  );
}

/** The ingredients with a price today that a text names, in their order. */
export function ingredientsIn(
  tokens: readonly Token[],
  prices: IngredientPrices,
): readonly Match<string>[] {
  return findMatches(priceLexicon(prices), tokens);
}

/** What the price of an ingredient is for. */
export function unitOf(ingredient: string): 'kg' | 'litre' {
  return ingredient === 'oil' ? 'litre' : 'kg';
}
