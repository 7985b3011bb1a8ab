import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Sheet } from './sheet';
import { sheetText, whatsAppLink } from './sheet-text';

const day: Sheet = {
  stall: 'Asha & Söhne #1 + Chai',
  title: 'रविवार, 22 नवंबर 2026, अब तक',
  subtitle: '',
  rows: [
    { name: 'Plates sold', figure: '1,206' },
    { name: 'milk', detail: '9 litres', figure: '₹558' },
  ],
  total: { name: 'In hand', figure: '−₹12.50', kind: 'loss' },
  list: { heading: 'Most plates', rows: [{ name: '☕ చాయ్', figure: '38 plates' }] },
  notes: ['Not in the profit: 100 % मसाला, cost unknown'],
};

it('is short lines, with stars around what WhatsApp shows as bold', () => {
  expect(sheetText(day)).toBe(
    [
      '*Asha & Söhne #1 + Chai*',
      '*रविवार, 22 नवंबर 2026, अब तक*',
      '',
      'Plates sold: 1,206',
      'milk: 9 litres, ₹558',
      '',
      '*In hand: −₹12.50*',
      '',
      '*Most plates*',
      '☕ చాయ్: 38 plates',
      '',
      'Not in the profit: 100 % मसाला, cost unknown',
    ].join('\n'),
  );
});

it('has no empty lines in place of what there is not, and no stars that a name would end', () => {
  const list = { heading: 'Most plates', rows: [] };
  expect(sheetText({ ...day, stall: '', rows: [], list, notes: [] })).toBe(
    '*रविवार, 22 नवंबर 2026, अब तक*\n\n*In hand: −₹12.50*',
  );
  const recipe = { stall: '', subtitle: '', title: 'Dahi Vada', text: '1. Crush **all** of it.\n' };
  expect(sheetText(recipe)).toBe('*Dahi Vada*\n\n1. Crush *all* of it.');
  expect(sheetText({ ...day, stall: 'Five * Chaat' })).toMatch(/^Five \* Chaat\n/);
});

/** Those that mean something in an address are often among them. */
const letter = fc.oneof(
  fc.constantFrom(...'&#+%=?/;\n ', '☕', 'क्ष', 'స్త్రీ'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

it('opens WhatsApp with the very text, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter }), (text) => {
      const { origin, pathname, searchParams, hash } = new URL(whatsAppLink(text));
      expect([origin, pathname, hash]).toEqual(['https://wa.me', '/', '']);
      expect([...searchParams]).toEqual([['text', text]]);
    }),
  );
});

it('opens WhatsApp with a name, too, that was cut within an emoji', () => {
  const cut = '🍛'.slice(0, 1);
  expect(new URL(whatsAppLink(`Chaat ${cut}!`)).searchParams.get('text')).toBe('Chaat \uFFFD!');
});
