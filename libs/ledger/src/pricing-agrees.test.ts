import { dailyPerformance, menuItemFigures } from '@thela/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayView, noReferences, totalsOf, withReferences } from './index';
import { DAYS, randomEvents } from './testing/random-events';

it('pricing works out the same of the day view as the ledger adds up', () => {
  fc.assert(
    fc.property(randomEvents, fc.constantFrom(...DAYS), (events, day) => {
      const references = withReferences(noReferences, events);
      const ofDay = events.filter((event) => event.day === day);
      const view = dayView(references, day, ofDay);
      const totals = totalsOf(references, day, ofDay);
      const { totalRevenue, totalOverallProfit } = dailyPerformance(view);
      // Plates of a dish whose event has not arrived are on no menu: the ledger alone does not know their cost.
      const isOnMenu = view.menu.some(({ id }) => (view.platesSold[id] ?? 0) > 0);
      const profit = isOnMenu ? totals.profit : 0;
      expect([totalRevenue, totalOverallProfit]).toEqual([totals.revenue, profit]);
      const rows = new Map(totals.dishes.map((row) => [row.dish, row]));
      const unknown = new Set(view.unknownCostItemIds);
      for (const { id, itemRevenue, itemProfit, platesSold } of menuItemFigures(view)) {
        const row = rows.get(id);
        expect([platesSold, itemRevenue]).toEqual([row?.plates, row?.revenue]);
        expect(unknown.has(id) ? null : itemProfit).toBe(row?.profit);
      }
    }),
    { numRuns: 200 },
  );
});
