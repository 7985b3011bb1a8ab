// Bundled and run in a slow page: what a price edit costs on a large menu.
import {
  builtInMenu,
  dailyPerformance,
  dayActions,
  menuItemFigures,
  openingDay,
  recommend,
} from '@thela/pricing';
import type { Day, MenuItem } from '@thela/pricing';

const DISHES = 1000;
const KEYSTROKES = 200;

/** Edits a price many times and calculates what the Profit Optimizer shows; returns ms for each edit. */
export function editPrices(): number[] {
  let day: Day = openingDay({ menu: largeMenu(), random: () => 0.5 });
  const { setIngredientPrice } = dayActions(
    (change) => {
      day = change(day);
    },
    () => 0.5,
  );
  // The page has calculated its figures once before a person types.
  calculate(day);
  return Array.from({ length: KEYSTROKES }, (_, keystroke) => {
    const start = performance.now();
    setIngredientPrice('rice', 51 + keystroke / 100);
    calculate(day);
    return performance.now() - start;
  });
}

function calculate(day: Day): void {
  menuItemFigures(day);
  recommend(day);
  dailyPerformance(day);
}

function largeMenu(): MenuItem[] {
  return Array.from({ length: DISHES }, (_, index) => {
    const dish = builtInMenu[index % builtInMenu.length];
    if (!dish) throw new Error('There is no dish to start from.');
    return { ...dish, id: `${dish.id}-${index}`, sellingPrice: dish.sellingPrice + index / 100 };
  });
}
