import { expect, it } from 'vitest';
import { linesOf } from '../../../evaluation/lists';
import { smallStall } from '../../testing/stalls';
import { parseCorrection } from './parse-correction';

const today = '2026-11-22';

it.each(linesOf<{ readonly text: string; readonly expected: object }>('corrections.jsonl'))(
  'what was entered wrong: $text',
  ({ text, expected }) => {
    expect(parseCorrection(text, smallStall, today)).toMatchObject(expected);
  },
);

it.each([
  'kal ka vada ka waste mat hatao',
  'kal kitna waste hua',
  'waste kam kaise karu',
  'agar 50 nahi 5 vada phenke to',
  'gas band karo',
  'gas hatao',
  '5 vada phenk diye',
  'ek medu vada, nahi nahi, do medu vada bika',
  'do nahi',
  'do chai hata do',
  'tamatar ka daam 60 kar do',
  'gas 300 rupaye',
  'galat',
  'sambar mein namak nahi hai',
])('is not read from: %s', (text) => {
  expect(parseCorrection(text, smallStall, today)).toBeUndefined();
});
