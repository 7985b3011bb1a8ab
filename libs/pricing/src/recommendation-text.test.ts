import { expect, it } from 'vitest';
import { recommend } from './recommendation';
import { recommendationText } from './recommendation-text';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';

it('asks for sales', () => {
  expect(recommendationText(recommend(exampleDay({})))).toBe(
    "Enter today's sales to get a profit recommendation.",
  );
});

it('names what to promote and over what, even where that earns less', () => {
  expect(recommendationText(recommend(exampleDay()))).toBe(
    '**Onion Uttapam** has your best profit margin today: **88%**. ' +
      'Promoting it over **Cheese Uttapam** earns an extra **₹-124.00** ' +
      'for every 10 plates shifted.',
  );
});

it('groups a large gain the Indian way', () => {
  const menu = [itemCosting('feast', 20_000, 5000), itemCosting('tea', 10, 9)];
  expect(recommendationText(recommend(dayWithCosts(menu)))).toContain('**₹1,49,990.00**');
});

it('calls the market stable', () => {
  expect(recommendationText(recommend(exampleDay({ 'onion-uttapam': 1 })))).toBe(
    '**Market is stable.** **Onion Uttapam** is your top earner ' +
      'with a profit margin of **88%**.',
  );
});

it('asks for recipes where no cost is known', () => {
  const day = { ...exampleDay(), unknownCostItemIds: exampleDay().menu.map(({ id }) => id) };
  expect(recommendationText(recommend(day))).toBe(
    'Add what goes into your dishes to get a profit recommendation.',
  );
});
