import type { MenuItemFigures } from '@thela/pricing';

/**
 * Numbers dishes that share a name, because a chart knows its items by their names alone.
 *
 * @example Three dishes called 'Dosa' become 'Dosa', 'Dosa (2)' and 'Dosa (3)'.
 */
export function withDistinctNames(figures: readonly MenuItemFigures[]): readonly MenuItemFigures[] {
  const usedNames = new Set<string>();
  return figures.map((item) => {
    let name = item.name;
    for (let number = 2; usedNames.has(name); number += 1) name = `${item.name} (${number})`;
    usedNames.add(name);
    return name === item.name ? item : { ...item, name };
  });
}
