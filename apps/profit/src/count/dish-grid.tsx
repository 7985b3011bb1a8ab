import type { ComponentProps } from 'react';
import { DishButton } from './dish-button';

/** From this many dishes on a phone shows three side by side, so that twelve need no scrolling. */
const NARROW_FROM = 9;

export interface DishGridProps {
  readonly dishes: readonly Omit<ComponentProps<typeof DishButton>, 'onTap' | 'isTakingBack'>[];
  readonly isTakingBack: boolean;
  readonly onTap: ComponentProps<typeof DishButton>['onTap'];
}

/** The dishes, in as many columns as fit, as high as the screen allows. */
export function DishGrid({ dishes, isTakingBack, onTap }: DishGridProps) {
  const isMany = dishes.length >= NARROW_FROM;
  return (
    <ul className="dish-grid grid content-end gap-1" data-columns={isMany ? 'narrow' : 'wide'}>
      {dishes.map((dish) => (
        <li key={dish.dish} className="grid min-w-0">
          <DishButton {...dish} isTakingBack={isTakingBack} onTap={onTap} />
        </li>
      ))}
    </ul>
  );
}
