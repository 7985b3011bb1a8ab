import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hero } from './index';
import type { HeroLine } from './index';

const day: HeroLine = {
  sold: 3200,
  ingredients: 1500.2,
  expenses: 300,
  waste: 160,
  inHand: 1239.8,
  unknownCost: 0,
  unknownWaste: 0,
};

function show(line: Partial<HeroLine> = {}) {
  const { container } = render(<Hero line={{ ...day, ...line }} />);
  const shown = [...container.querySelectorAll('p, dd')]
    .filter((part) => !part.closest('[hidden]'))
    .map((part) => {
      for (const hidden of part.querySelectorAll('[hidden]')) hidden.remove();
      return part.textContent;
    });
  const parts = [...container.querySelectorAll<HTMLElement>('[data-share]:not([hidden])')];
  return { shown, bar: parts.map(({ dataset, style }) => [dataset['share'], style.flexGrow]) };
}

it('shows what is in hand, the line that makes it up, and its bar', () => {
  const { shown, bar } = show();
  expect(screen.getByRole('term').textContent).toBe('In hand today');
  expect(shown).toEqual([
    '₹1,239.80',
    'Sold ₹3,200 =Ingredients ₹1,500.20Expenses ₹300Waste ₹160In hand ₹1,239.80',
  ]);
  expect(bar).toEqual([
    ['ingredients', '1500.2'],
    ['expenses', '300'],
    ['waste', '160'],
    ['inHand', '1239.8'],
  ]);
});

it('says of a loss that it is one', () => {
  const { shown, bar } = show({ sold: 400, ingredients: 500, waste: 0, inHand: -400 });
  expect(shown).toEqual([
    '−₹400',
    'More spent than sold so far.',
    'Sold ₹400 =Ingredients ₹500Expenses ₹300In hand −₹400',
  ]);
  // The bar is what was spent.
  expect(bar.map(([part]) => part)).toEqual(['ingredients', 'expenses']);
});

it('says of the morning that there is nothing yet', () => {
  const { shown } = show({ sold: 0, ingredients: 0, expenses: 0, waste: 0, inHand: 0 });
  expect(shown).toEqual(['₹0', 'Nothing sold or spent yet.']);
});

it('says what is not known', () => {
  const { shown } = show({ unknownCost: 2, unknownWaste: 1 });
  expect(shown.slice(2)).toEqual([
    'Dishes without a known cost: 2',
    'Thrown away at unknown cost: 1',
  ]);
});
