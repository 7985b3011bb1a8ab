import { expect, it } from 'vitest';
import { recommend } from './recommendation';
import { recommendationText } from './recommendation-text';
import type { RecommendationWords } from './recommendation-text';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';

const words: RecommendationWords = {
  noSales: 'Sell first.',
  noCosts: 'Costs first.',
  stable: (best, margin) => `Stable: ${best} ${margin}`,
  promote: (best, margin, candidate, extra) => `${best} ${margin}, not ${candidate}: ${extra}`,
};

it('asks for sales', () => {
  expect(recommendationText(recommend(exampleDay({})), words)).toBe('Sell first.');
});

it('names what to promote and over what, even where that earns less', () => {
  expect(recommendationText(recommend(exampleDay()), words)).toBe(
    'Onion Uttapam 88%, not Cheese Uttapam: ₹-124.00',
  );
});

it('groups a large gain the Indian way', () => {
  const menu = [itemCosting('feast', 20_000, 5000), itemCosting('tea', 10, 9)];
  expect(recommendationText(recommend(dayWithCosts(menu)), words)).toContain('₹1,49,990.00');
});

it('calls the market stable', () => {
  expect(recommendationText(recommend(exampleDay({ 'onion-uttapam': 1 })), words)).toBe(
    'Stable: Onion Uttapam 88%',
  );
});

it('asks for recipes where no cost is known', () => {
  const day = { ...exampleDay(), unknownCostItemIds: exampleDay().menu.map(({ id }) => id) };
  expect(recommendationText(recommend(day), words)).toBe('Costs first.');
});
