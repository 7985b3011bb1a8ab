import { expect, it } from 'vitest';
import { parseAgreement, parseChoice } from './answers';
import type { SpokenChoice } from './spoken-entry';

function choice(label: string): SpokenChoice {
  const plates = [{ dish: label.toLowerCase().replaceAll(' ', '-'), plates: 2 }];
  return { label, entry: { kind: 'plates', day: 'today', plates } };
}

const masala = choice('Masala Dosa');
const plain = choice('Plain Dosa');
const dosas = [masala, plain];

it.each([
  ['masala wala', masala],
  ['मसाला वाला', masala],
  ['the plain one', plain],
  ['plain dosa', plain],
  ['pehla', masala],
  ['pehla wala', masala],
  ['dusra', plain],
  ['दूसरा', plain],
  ['number two', plain],
  ['the last one', plain],
  ['koi nahi', 'none'],
  ['none of them', 'none'],
  ['dosa', undefined],
  ['kya bola', undefined],
  ['teesra', undefined],
  ['masla wala', masala],
  ['nahi, plain wala', plain],
  ['masala wala nahi', undefined],
  ['ek masala dosa wapas', undefined],
  ['do plain dosa becha', undefined],
  ['pehle idli becha', undefined],
])('%s answers which of two is meant', (text, chosen) => {
  expect(parseChoice(text, dosas)).toEqual(chosen);
});

it.each([
  ['haan', 'yes'],
  ['yes kar do', 'yes'],
  ['हाँ लिख दो', 'yes'],
  ['haan ji bilkul', 'yes'],
  ['nahi', 'no'],
  ['mat karo', 'no'],
  ['nahi nahi mat likho', 'no'],
  ['no, do not write it', 'no'],
  ['रहने दो', 'no'],
  ['masala dosa kitne ka hai', undefined],
  ['haan 30 kar do', undefined],
  ['', undefined],
])('%s agrees or does not', (text, agreement) => {
  expect(parseAgreement(text)).toBe(agreement);
});
