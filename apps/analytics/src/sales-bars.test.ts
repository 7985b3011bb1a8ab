import { showLanguage, wordsNow } from '@thela/language';
import type { Language } from '@thela/language';
import type { ChartData } from '@thela/pricing';
import { afterEach, expect, it } from 'vitest';
import { messagesNow } from './messages';
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

const optionOf = (shown = chart) => salesBarOption(shown, messagesNow(), wordsNow());

afterEach(() => showLanguage('en-IN'));

it('draws plates on the left axis and margins on the right, each in its colour', () => {
  expect(optionOf().series).toMatchObject([
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
  expect(optionOf().yAxis).toMatchObject([
    { type: 'value', name: 'Plates Sold', minInterval: 1 },
    { type: 'value', name: 'Profit Margin (%)' },
  ]);
});

it('has its legend on top', () => {
  expect(optionOf().legend).toMatchObject({ top: 0 });
});

it('has a tooltip that is drawn, not written as HTML', () => {
  expect(optionOf().tooltip).toMatchObject({ renderMode: 'richText' });
});

it('shows every dish’s name below its bars', () => {
  const { data, axisLabel } = optionOf().xAxis as unknown as {
    data: string[];
    axisLabel: { interval: number };
  };
  expect(data).toEqual(['Idli Sambar', 'Plain Dosa']);
  expect(axisLabel.interval).toBe(0);
});

const fortyDishes = Array.from({ length: 40 }, (_, place) => `Dish ${place}`);

function axisLabels(labels: readonly string[]) {
  const { media = [] } = optionOf({ ...chart, labels });
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
  const { valueFormatter } = optionOf().tooltip as unknown as {
    valueFormatter: (value: unknown) => string;
  };
  expect([123_456, 81.5, null].map(valueFormatter)).toEqual(['1,23,456', '81.5', 'unknown']);
});

it('sets the names aslant on a phone, else one word a line, also once a phone was turned', () => {
  const [onPhone, otherwise] = (optionOf().media ?? []) as unknown as {
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

it.each<[Language, string, string, string]>([
  ['hi-IN', 'बिकी प्लेटें', 'मुनाफ़े का मार्जिन (%)', 'पता नहीं'],
  ['te-IN', 'అమ్మిన ప్లేట్లు', 'లాభం మార్జిన్ (%)', 'తెలియదు'],
  ['hi-Latn-IN', 'Biki plates', 'Munafa margin (%)', 'pata nahin'],
])('names legend, axes and unknown margins in %s', async (language, plates, margin, unknown) => {
  await showLanguage(language);
  const { series, yAxis, tooltip } = optionOf();
  // The legend shows the names of the series.
  expect(series).toMatchObject([{ name: plates }, { name: margin }]);
  expect(yAxis).toMatchObject([{ name: plates }, { name: margin }]);
  const { valueFormatter } = tooltip as unknown as { valueFormatter: (value: unknown) => string };
  expect([123_456, null].map(valueFormatter)).toEqual(['1,23,456', unknown]);
});
