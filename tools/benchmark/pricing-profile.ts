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

/** Edits a price time and again, and works out all that the Profit Optimizer shows; in ms each. */
export function editPrices(): number[] {
  let day: Day = openingDay({ menu: largeMenu(), random: () => 0.5 });
  const { setIngredientPrice } = dayActions(
    (change) => {
      day = change(day);
    },
    () => 0.5,
  );
  // The page shows its figures before anybody types.
  workOut(day);
  return Array.from({ length: KEYSTROKES }, (_, keystroke) => {
    const start = performance.now();
    setIngredientPrice('rice', 51 + keystroke / 100);
    workOut(day);
    return performance.now() - start;
  });
}

function workOut(day: Day): void {
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
