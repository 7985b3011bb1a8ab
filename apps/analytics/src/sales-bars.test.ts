import type { ChartData } from '@thela/pricing';
import { expect, it } from 'vitest';
import { salesBarOption } from './sales-bars';

const chart: ChartData = {
  labels: ['Idli Sambar', 'Plain Dosa'],
  datasets: [
    { label: 'Plates Sold', data: [30, 25], backgroundColor: '#f59331', yAxisID: 'plates' },
    {
      label: 'Profit Margin (%)',
      data: [81.5, 87.6],
      backgroundColor: '#14a098',
      yAxisID: 'margin',
    },
  ],
};

it('draws plates on the left axis and margins on the right, each in its colour', () => {
  expect(salesBarOption(chart).series).toMatchObject([
    {
      type: 'bar',
      name: 'Plates Sold',
      data: [30, 25],
      yAxisIndex: 0,
      itemStyle: { color: '#f59331' },
    },
    {
      type: 'bar',
      name: 'Profit Margin (%)',
      data: [81.5, 87.6],
      yAxisIndex: 1,
      itemStyle: { color: '#14a098' },
    },
  ]);
});

it('names both axes, the left one in whole plates', () => {
  expect(salesBarOption(chart).yAxis).toMatchObject([
    { type: 'value', name: 'Plates Sold', minInterval: 1 },
    { type: 'value', name: 'Profit Margin (%)' },
  ]);
});

it('has its legend on top', () => {
  expect(salesBarOption(chart).legend).toMatchObject({ top: 0 });
});

it('has a tooltip that is drawn, not written as HTML', () => {
  expect(salesBarOption(chart).tooltip).toMatchObject({ renderMode: 'richText' });
});

it('shows every dish’s name below its bars', () => {
  const { data, axisLabel } = salesBarOption(chart).xAxis as unknown as {
    data: string[];
    axisLabel: { interval: number };
  };
  expect(data).toEqual(['Idli Sambar', 'Plain Dosa']);
  expect(axisLabel.interval).toBe(0);
});

const fortyDishes = Array.from({ length: 40 }, (_, place) => `Dish ${place}`);

function axisLabels(labels: readonly string[]) {
  const { media = [] } = salesBarOption({ ...chart, labels });
  return (media as { option: { xAxis: { axisLabel: object } } }[]).map(
    ({ option }) => option.xAxis.axisLabel,
  );
}

it('turns the names of many dishes and shows as many as fit', () => {
  const [onPhone, otherwise] = axisLabels(fortyDishes);
  expect(onPhone).toMatchObject({ rotate: 90, interval: 'auto', overflow: 'truncate' });
  expect(otherwise).toMatchObject({ rotate: 60, interval: 'auto', overflow: 'truncate' });
});

it.each(['Masala Dosa with Sambar', 'Extraordinarily Spicy'])(
  'turns names that are too long to stand beside each other: %s',
  (name) => {
    expect(axisLabels(['Idli', name])[1]).toMatchObject({ rotate: 60 });
  },
);

it('groups figures the Indian way, and says that a margin is unknown', () => {
  const { valueFormatter } = salesBarOption(chart).tooltip as unknown as {
    valueFormatter: (value: unknown) => string;
  };
  expect([123_456, 81.5, null].map(valueFormatter)).toEqual(['1,23,456', '81.5', 'unknown']);
});

it('sets the names aslant on a phone, else one word a line, also once a phone was turned', () => {
  const [onPhone, otherwise] = (salesBarOption(chart).media ?? []) as unknown as {
    query?: object;
    option: { xAxis: { axisLabel: { rotate: number; formatter: (name: string) => string } } };
  }[];
  expect(onPhone?.query).toEqual({ maxWidth: 420 });
  expect(onPhone?.option.xAxis.axisLabel.rotate).toBe(50);
  expect(otherwise).not.toHaveProperty('query');
  const { rotate, formatter } = otherwise?.option.xAxis.axisLabel ?? {};
  expect(rotate).toBe(0);
  expect(formatter?.('Extra Crisp Dosa')).toBe('Extra\nCrisp\nDosa');
});
