import { describe, expect, it } from 'vitest';
import { profitPieData, salesBarData } from './chart-data';
import { menuItemFigures } from './menu-item-figures';
import { dayWithCosts, exampleDay, itemCosting } from './testing/example-days';

const colours = { platesSold: 'orange', profitMargin: 'teal' };

describe('profitPieData', () => {
  it('slices the profit of the day by item, each in its own hue', () => {
    const hues: Readonly<Record<string, number>> = { 'onion-uttapam': 12, 'masala-dosa': 200.5 };
    const figures = menuItemFigures(exampleDay()).slice(0, 2);
    expect(profitPieData(figures, (id) => hues[id] ?? 0)).toStrictEqual({
      labels: ['Onion Uttapam', 'Masala Dosa'],
      datasets: [
        {
          label: 'Profit',
          data: [1230.2, 1097.93],
          backgroundColor: ['hsla(12, 70%, 60%, 0.8)', 'hsla(200.5, 70%, 60%, 0.8)'],
        },
      ],
    });
  });

  it('leaves out losses, items without profit and items without sales', () => {
    const menu = [
      itemCosting('loss', 10, 11),
      itemCosting('even', 10, 10),
      itemCosting('unsold', 10, 1),
      itemCosting('gain', 10, 9),
    ];
    const figures = menuItemFigures(dayWithCosts(menu, { loss: 5, even: 5, unsold: 0, gain: 5 }));
    expect(profitPieData(figures, () => 0).labels).toEqual(['GAIN']);
  });

  it('leaves out items of unknown cost', () => {
    const day = { ...exampleDay(), unknownCostItemIds: ['masala-dosa'] };
    expect(profitPieData(menuItemFigures(day), () => 0).labels).not.toContain('Masala Dosa');
  });

  it('is empty without figures', () => {
    expect(profitPieData([], () => 0)).toStrictEqual({
      labels: [],
      datasets: [{ label: 'Profit', data: [], backgroundColor: [] }],
    });
  });
});

describe('salesBarData', () => {
  it('puts the item that sold most first, with its margin on the other axis', () => {
    expect(salesBarData(menuItemFigures(exampleDay()), colours)).toStrictEqual({
      labels: ['Idli Sambar', 'Plain Dosa', 'Onion Uttapam', 'Masala Dosa', 'Cheese Uttapam'],
      datasets: [
        {
          label: 'Plates Sold',
          data: [30, 25, 20, 15, 10],
          backgroundColor: 'orange',
          yAxisID: 'plates',
        },
        {
          label: 'Profit Margin (%)',
          data: [81.5, 87.6, 87.9, 86.1, 82.1],
          backgroundColor: 'teal',
          yAxisID: 'margin',
        },
      ],
    });
  });

  it('keeps the order of items that sold equally, and the list it was given', () => {
    const figures = menuItemFigures(exampleDay({ 'plain-dosa': 3, 'masala-dosa': 3 }));
    expect(salesBarData(figures, colours).labels).toEqual([
      'Masala Dosa',
      'Plain Dosa',
      'Onion Uttapam',
      'Idli Sambar',
      'Cheese Uttapam',
    ]);
    expect(figures[0]?.id).toBe('onion-uttapam');
  });

  it('has plates and no margin of an item of unknown cost', () => {
    const day = { ...exampleDay(), unknownCostItemIds: ['plain-dosa'] };
    const [plates, margins] = salesBarData(menuItemFigures(day), colours).datasets;
    expect(plates?.data).toEqual([30, 25, 20, 15, 10]);
    expect(margins?.data).toEqual([81.5, null, 87.9, 86.1, 82.1]);
  });

  it('rounds a margin of 28.75 % up', () => {
    const figures = menuItemFigures(dayWithCosts([itemCosting('tea', 80, 57)]));
    expect(salesBarData(figures, colours).datasets[1]?.data).toEqual([28.8]);
  });
});
