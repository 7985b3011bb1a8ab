import { expect, it } from 'vitest';
import { PICTURE_WIDTH, pictureMarks } from './picture-marks';
import type { MeasureIn, TextMark } from './picture-marks';
import type { Sheet } from './sheet';

/** Every letter is wide. */
const measure: MeasureIn = (text, font) => text.length * 0.7 * Number(/(\d+)px/.exec(font)?.[1]);

const sheet = {
  stall: 'The stall with a name that nobody can read out in a single breath',
  title: 'The last 7 days',
  subtitle: '16 Nov 2026 – 22 Nov 2026',
  rows: [
    { name: 'Revenue', figure: '₹12,34,56,789' },
    { name: 'milk', detail: '2 packets of 500 ml', figure: '₹60' },
  ],
  total: { name: 'In hand', figure: '₹98,76,54,321', kind: 'profit' },
  list: {
    heading: 'Most plates',
    rows: [{ name: 'Masaladosa'.repeat(6), figure: '1,23,456 plates' }],
  },
  text: '1. Crush the **vada** with curd.\n2. Serve cold.',
  notes: ['Not in the profit: Masala Tea, cost unknown'],
} satisfies Sheet;

const textsOf = (shown: Sheet) =>
  pictureMarks(shown, measure).marks.filter((mark): mark is TextMark => mark.kind === 'text');

it('has every word of the sheet, none of them over another or over an edge', () => {
  const { height } = pictureMarks(sheet, measure);
  const texts = textsOf(sheet);
  const drawn = texts
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '');
  const { stall, title, subtitle, rows, total, list, text, notes } = sheet;
  const written = text.replaceAll('**', '').split('\n');
  const words = [stall, title, subtitle, total.name, total.figure, list.heading, ...written];
  const ofRows = [...rows, ...list.rows].flatMap(({ name, figure }) => [name, figure]);
  for (const each of [...words, ...notes, '2 packets of 500 ml', ...ofRows])
    expect(drawn).toContain(each.replaceAll(' ', ''));

  const boxes = texts.map(({ text: line, x, y, font, align }) => {
    const width = measure(line, font);
    const size = Number(/(\d+)px/.exec(font)?.[1]);
    const left = align === 'left' ? x : x - width;
    return { line, left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
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
  const colourOf = (kind: 'profit' | 'loss' | 'sum') => {
    const total = { name: 'In hand', figure: '₹5', kind };
    return textsOf({ ...sheet, total }).find(({ text }) => text === '₹5')?.colour;
  };
  expect((['profit', 'loss', 'sum'] as const).map(colourOf)).toEqual(['leaf', 'chilli', 'ink']);
});
