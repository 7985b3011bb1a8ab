import { describe, expect, it } from 'vitest';
import { profitPieOption } from './profit-pie';

const slices = [
  {
    name: 'Masala Dosa',
    value: 123_456.5,
    percent: 66.666_6,
    worth: '₹1,23,456.50 (66.7%)',
    colour: 'hsla(10, 70%, 60%, 0.8)',
  },
  {
    name: 'Plain Dosa',
    value: 61_728.25,
    percent: 33.333_3,
    worth: '₹61,728.25 (33.3%)',
    colour: 'hsla(147, 70%, 60%, 0.8)',
  },
];

interface Tooltip {
  renderMode: string;
  trigger: string;
  formatter: (slice: unknown) => string;
}

/** The option as plain data, since the library's own types leave most of it open. */
function optionOf(shown = slices) {
  return profitPieOption(shown, () => '#271a12') as {
    tooltip: Tooltip;
    media: { query?: object; option: { tooltip: Tooltip } }[];
    series: {
      type: string;
      label: { formatter: (slice: object) => string };
      data: { name: string; value: number; itemStyle: unknown }[];
    }[];
  };
}

describe('the pie’s tooltip', () => {
  it.each([
    ['Masala Dosa', 'Masala Dosa: ₹1,23,456.50 (66.7%)'],
    ['Plain Dosa', 'Plain Dosa: ₹61,728.25 (33.3%)'],
  ])('reads name, rupees and share: %s', (name, text) => {
    expect(optionOf().tooltip.formatter({ name })).toBe(text);
  });

  it('is as wide as a line of the chart: a long name goes over several', () => {
    const name = 'Masala Dosa with Coconut Chutney and Sambar';
    const long = optionOf([
      { name, value: 180, percent: 3, worth: '₹180.00 (3.0%)', colour: 'red' },
    ]);
    const [onPhone, otherwise] = long.media;
    expect(onPhone?.query).toEqual({ maxWidth: 340 });
    expect(onPhone?.option.tooltip.formatter({ name }).split('\n')).toEqual([
      'Masala Dosa with Coconut',
      'Chutney and Sambar:',
      '₹180.00 (3.0%)',
    ]);
    // Also once a phone was turned.
    expect(otherwise).not.toHaveProperty('query');
    for (const { formatter } of [long.tooltip, otherwise?.option.tooltip ?? long.tooltip]) {
      expect(formatter({ name })).toBe(`${name}:\n₹180.00 (3.0%)`);
    }
  });

  it.each(['D'.repeat(60), `Dosa ${'D'.repeat(60)}`])('keeps a long word whole: %s', (name) => {
    const [onPhone] = optionOf([
      { name, value: 180, percent: 3, worth: '₹180.00 (3.0%)', colour: 'red' },
    ]).media;
    const text = onPhone?.option.tooltip.formatter({ name }) ?? '';
    expect(text.replaceAll('\n', ' ')).toBe(`${name}: ₹180.00 (3.0%)`);
  });

  it('is empty for a slice that is gone', () => {
    expect(optionOf().tooltip.formatter({ name: 'Vada' })).toBe('');
  });

  it('is drawn, not written as HTML, and belongs to one slice', () => {
    expect(optionOf().tooltip).toMatchObject({ renderMode: 'richText', trigger: 'item' });
  });
});

it('is one pie with a slice of its own colour for each dish', () => {
  const { series } = optionOf();
  expect(series).toHaveLength(1);
  expect(series[0]).toMatchObject({
    type: 'pie',
    data: [
      {
        name: 'Masala Dosa',
        value: 123_456.5,
        itemStyle: { color: 'hsla(10, 70%, 60%, 0.8)' },
      },
      {
        name: 'Plain Dosa',
        value: 61_728.25,
        itemStyle: { color: 'hsla(147, 70%, 60%, 0.8)' },
      },
    ],
  });
});

it('has on each slice what it is worth, in whole rupees', () => {
  const [pie] = optionOf().series;
  expect(pie?.label.formatter({ value: 123_456.5 })).toBe('₹1,23,457');
});
