import { splitWords } from '@thela/text';
import { ingredientsById, reachedFrom } from './ingredients-by-id';
import type { Dish, Ingredient, Stall } from './stall';

// In the writings of the languages that vendors type names in.
const FUELS: ReadonlySet<string> = new Set(
  splitWords(`fuel gas lpg cng png biogas cylinder cylinders coal charcoal briquettes kerosene diesel wood firewood
  koyla koila lakdi lakadi lakri indhan ghaslet boggu kattelu
  गैस सिलेंडर कोयला लकड़ी केरोसिन ईंधन గ్యాస్ సిలిండర్ బొగ్గు కట్టెలు కిరోసిన్`),
);

function isFuel({ id, name }: Pick<Ingredient, 'id' | 'name'>): boolean {
  return splitWords(`${id} ${name}`).some((word) => FUELS.has(word));
}

/**
 * Finds dishes whose recipes hold fuel: who then enters gas as an expense counts it twice.
 *
 * @returns dishes that are not retired, in menu order; fuel is known by words of an ingredient's name or
 * id, also within a preparation
 */
export function usesFuel(stall: Stall): readonly Dish[] {
  const byId = ingredientsById(stall);
  const holdsFuel = ({ recipe }: Dish) =>
    [...reachedFrom(stall, recipe)].some((id) => isFuel(byId.get(id) ?? { id, name: id }));
  return stall.dishes.filter((dish) => !dish.isRetired && holdsFuel(dish));
}
