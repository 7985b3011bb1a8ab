import { linesOf } from '@thela/text/testing';
import { openingDay } from '@thela/pricing';
import type { Day } from '@thela/pricing';
import { createFakeShell } from '@thela/testkit';
import { expect, it } from 'vitest';
import { messagesNow } from '../messages';
import rows from './system-prompt.jsonl?raw';
import { systemPrompt } from './system-prompt';

const brand = { assistant: 'Chaat-GPT' };
const random = () => 0.5;
const promptOf = (day: Day) =>
  systemPrompt(brand, {
    role: 'owner',
    day,
    stall: createFakeShell().stall.getSnapshot(),
    totals: null,
  });
const prompt = promptOf(openingDay({ random }));

it.each(linesOf<[string, string]>(rows))('the prompt tells %s', (_, text) => {
  expect(prompt).toContain(text);
});

it('the prompt holds the figures of the day that it is given', () => {
  const day = openingDay({ random, platesSold: { 'plain-dosa': 7 } });
  const dearer = promptOf({
    ...day,
    ingredientPrices: { ...day.ingredientPrices, rice: 70 },
  });
  // 4 + 1.6 + 0.6 + 0.01 + 0.08 x 20
  expect(dearer).toContain('Plain Dosa: costs ₹7.81');
  expect(dearer).toContain('7 plates sold today');
  expect(dearer).not.toContain('sample figures');
});

it('the first message greets and asks how to help with the stall', () => {
  expect(messagesNow().greeting(brand.assistant)).toMatch(
    /^Namaste! Main Chaat-GPT hoon.*stall.*madad.*\?$/,
  );
});

it('says which costs are not known, and gives no figure in their place', () => {
  const day = { ...openingDay({ random }), unknownCostItemIds: ['masala-dosa'] };
  const line = promptOf(day)
    .split('\n')
    .find((text) => text.startsWith('Masala Dosa:'));
  expect(line).toMatch(/^Masala Dosa: cost, profit and margin not known, sells at ₹85, \d+ plates/);
});
