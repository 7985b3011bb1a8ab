import type { Language } from '@thela/contract';
import { createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { adviceBody } from './advice';
import { recipeBody } from './recipe';
import { strategyBody } from './strategy';

const stall = { ...createFakeShell().stall.getSnapshot(), isOwn: true };
const rows = [
  { id: 'a', tiffinItem: 'Dosa', ingredientPrice: 1, dailySales: 2, perPlateProfit: 3 },
] as const;
const bodies = {
  advice: (language?: Language) => adviceBody('onions', stall, language),
  recipe: (language?: Language) => recipeBody('rice', stall, language),
  strategy: (language?: Language) => strategyBody(rows, stall, language),
};

describe.each(Object.entries(bodies))('the question for %s', (_, bodyIn) => {
  const specified = JSON.stringify(bodyIn());
  const lastText = (language: Language) => bodyIn(language).contents[0]?.parts.at(-1)?.text ?? '';

  it('is as specified in English', () => {
    expect(JSON.stringify(bodyIn('en-IN'))).toBe(specified);
  });

  it.each([
    ['hi-IN', 'Hindi, in Devanagari script'],
    ['te-IN', 'Telugu, in Telugu script'],
    ['hi-Latn-IN', 'Hinglish, which is Hindi in Latin letters'],
  ] as const)('ends in %s with the language of the answer, after the data', (language, name) => {
    const [before, line, ...more] = lastText(language).split(/\n\n(?=Whatever language)/);
    expect(more).toEqual([]);
    expect(line).toContain(`write the whole answer in ${name}`);
    expect(before).toBe(lastText('en-IN'));
    const body = JSON.stringify(bodyIn(language));
    expect(body.replace(JSON.stringify(`\n\n${line}`).slice(1, -1), '')).toBe(specified);
  });
});
