import { expect, it } from 'vitest';
import { PICTURE_WIDTH, pictureMarks } from './picture-marks';
import type { MeasureIn, TextMark } from './picture-marks';
import type { Sheet } from './sheet';

/** Every letter is wide. */
const measure: MeasureIn = (text, font) => text.length * 0.7 * Number(/(\d+)px/.exec(font)?.[1]);

const sheet: Sheet = {
  stall: 'The stall with a name that nobody can read out in a single breath',
  title: 'The last 7 days',
  subtitle: '16 Nov 2026 – 22 Nov 2026',
  rows: [
    { name: 'Revenue', figure: '₹12,34,56,789.00' },
    { name: 'milk', detail: '2 packets of 500 ml', figure: '₹60.00' },
  ],
  total: { name: 'What is left', figure: '₹98,76,54,321.00', kind: 'profit' },
  list: {
    heading: 'Most plates',
    rows: [{ name: 'Masaladosa'.repeat(6), figure: '1,23,456 plates' }],
  },
  notes: ['Not in the profit: Masala Tea, cost unknown'],
};

const textsOf = (shown: Sheet) =>
  pictureMarks(shown, measure).marks.filter((mark): mark is TextMark => mark.kind === 'text');

it('has every word of the sheet, none of them over another or over an edge', () => {
  const { height } = pictureMarks(sheet, measure);
  const texts = textsOf(sheet);
  const drawn = texts
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');
  const { stall, title, subtitle, rows, total, list, notes } = sheet;
  const words = [stall, title, subtitle, total.name, total.figure, list.heading, ...notes];
  const ofRows = [...rows, ...list.rows].flatMap(({ name, detail = '', figure }) => [
    name,
    detail,
    figure,
  ]);
  for (const each of [...words, ...ofRows]) expect(drawn).toContain(each.replaceAll(' ', ''));

  const boxes = texts.map(({ text, x, y, font, align }) => {
    const width = measure(text, font);
    const size = Number(/(\d+)px/.exec(font)?.[1]);
    const left = align === 'left' ? x : x - width;
    return { text, left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
  });
  for (const [at, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(48);
    expect(box.right).toBeLessThanOrEqual(PICTURE_WIDTH - 48);
    expect(box.bottom).toBeLessThanOrEqual(height - 48);
    const over = boxes
      .slice(at + 1)
      .filter(
        (other) =>
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      );
    expect(over).toEqual([]);
  }
});

it('shows a loss in the colour of losses, and what is to be spent in neither', () => {
  const colourOf = (kind: Sheet['total']['kind']) => {
    const total = { name: 'What is left', figure: '₹5.00', kind };
    return textsOf({ ...sheet, total }).find(({ text }) => text === '₹5.00')?.colour;
  };
  expect((['profit', 'loss', 'sum'] as const).map(colourOf)).toEqual(['leaf', 'chilli', 'ink']);
});
