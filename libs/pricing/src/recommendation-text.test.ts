import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommendation';
import { holdBackText, recommendationText } from './recommendation-text';
import type { RecommendationWords } from './recommendation-text';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';
import { paiseAndGrams, toDay, wholeNumberDays } from './testing/whole-number-oracle';

const words: RecommendationWords = {
  noSales: 'Sell first.',
  noCosts: 'Costs first.',
  stable: (best, margin) => `Stable: ${best} ${margin}`,
  promote: (best, margin, candidate, extra) => `${best} ${margin}, not ${candidate}: ${extra}`,
  doNotShift: (candidate, more) => `Keep ${candidate}: ${more}`,
  noGain: (candidate) => `As good: ${candidate}`,
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

describe('what holds back from a shift', () => {
  const holdBack = (bestCost: number) =>
    holdBackText(
      recommend(dayWithCosts([itemCosting('best', 10, bestCost), itemCosting('other', 20, 15)])),
      words,
    );

  it('is the dish that earns more rupees a plate, and by how many', () => {
    expect(holdBackText(recommend(exampleDay()), words)).toBe('Keep Cheese Uttapam: ₹12.40');
  });

  it.each([
    ['a paisa more', 4.99, null],
    ['just as much', 5, 'As good: OTHER'],
    // 10 plates bring ₹-0.04; of one plate no paisa is left to name.
    ['less than half a paisa less', 5.004, 'As good: OTHER'],
    ['half a paisa less', 5.005, 'Keep OTHER: ₹0.01'],
  ])('where the best margin earns %s', (_, bestCost, text) => {
    expect(holdBack(bestCost)).toBe(text);
  });

  it('is nothing while the market is stable, without sales and without costs', () => {
    const unknownCostItemIds = exampleDay().menu.map(({ id }) => id);
    const days = [exampleDay({ 'onion-uttapam': 1 }), exampleDay({}), dayWithCosts([])];
    for (const day of [...days, { ...exampleDay(), unknownCostItemIds }]) {
      expect(holdBackText(recommend(day), words)).toBeNull();
    }
  });

  it('stands above every recommendation that brings no more, and above no other', () => {
    fc.assert(
      fc.property(wholeNumberDays(paiseAndGrams), (whole) => {
        const recommendation = recommend(toDay(whole));
        const extra = /: (₹.*)$/.exec(recommendationText(recommendation, words))?.[1];
        const isWorthIt = extra === undefined || !/^₹(-|0\.00$)/.test(extra);
        expect(holdBackText(recommendation, words) === null).toBe(isWorthIt);
        if (recommendation.kind !== 'promote') return;
        const { best, candidate, candidateEarnsMore, extraPerTenPlates } = recommendation;
        // Each rounded alone: plates to half a paisa, ten of them to half a paisa of ten.
        const shownDifference = candidate.profitPerPlate - best.profitPerPlate;
        expect(Math.abs(candidateEarnsMore - shownDifference)).toBeLessThan(0.0151);
        expect(Math.abs(candidateEarnsMore * 10 + extraPerTenPlates)).toBeLessThan(0.0551);
      }),
      { numRuns: 500 },
    );
  });
});
