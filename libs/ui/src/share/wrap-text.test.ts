import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapText } from './wrap-text';

/** 10 px a letter. */
const measure = (text: string) => [...new Intl.Segmenter().segment(text)].length * 10;

it.each([
  { text: 'Masala Dosa', width: 200, lines: ['Masala Dosa'] },
  { text: 'Masala Dosa with butter', width: 120, lines: ['Masala Dosa', 'with butter'] },
  { text: 'a Masaladosa', width: 60, lines: ['a', 'Masala', 'dosa'] },
  { text: '', width: 60, lines: [''] },
  // Signs of a letter stay with it, however narrow the line is.
  { text: 'స్త్రీ👩‍🍳क्षे', width: 10, lines: ['స్త్రీ', '👩‍🍳', 'क्षे'] },
])('breaks "$text" at $width px', ({ text, width, lines }) => {
  expect(wrapText(text, width, measure)).toEqual(lines);
});

it('loses no letter, and keeps to the width', () => {
  const words = fc.array(
    fc.string({ minLength: 1, unit: 'grapheme' }).filter((each) => !/\s/.test(each)),
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 300 }), (all, width) => {
      const lines = wrapText(all.join(' '), width, measure);
      expect(lines.join('').replaceAll(' ', '')).toBe(all.join(''));
      expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
    }),
  );
});
