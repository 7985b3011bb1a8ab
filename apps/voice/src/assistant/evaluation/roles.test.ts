import { createFakeShell } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import { englishAnswers } from '../../testing/english-answers';
import { createAssistant } from '../assistant';
import { orders, others, secondOrders, secondOthers } from './role-phrases';
import type { OrderPhrase } from './role-phrases';
import {
  hindiOrders,
  hindiOthers,
  secondHindiOrders,
  secondHindiOthers,
} from './role-phrases-hindi';
import {
  secondTeluguOrders,
  secondTeluguOthers,
  teluguOrders,
  teluguOthers,
} from './role-phrases-telugu';
import { heardIn, verdictOn } from './role-score';
import type { Heard } from './role-score';

const { signal } = new AbortController();

/** What a fresh assistant makes of each text. */
async function heardOf(texts: readonly string[]): Promise<readonly Heard[]> {
  const replies = texts.map((text) =>
    createAssistant(createFakeShell(), englishAnswers).reply(text, signal),
  );
  return (await Promise.all(replies)).map(heardIn);
}

async function verdictsOn(list: readonly OrderPhrase[]) {
  const heard = await heardOf(list.map(([text]) => text));
  return list.map(([, role], index) => verdictOn(role, heard[index] ?? 'none'));
}

describe.each([
  ['the first orders', orders, 65, 65],
  ['the second orders', secondOrders, 65, 65],
  ['the first orders in Hindi', hindiOrders, 19, 19],
  ['the second orders in Hindi', secondHindiOrders, 18, 18],
  ['the first orders in Telugu', teluguOrders, 20, 20],
  ['the second orders in Telugu', secondTeluguOrders, 21, 21],
] as const)('%s', (_, list, count, hits) => {
  it('are all there, each once', () => {
    expect(new Set(list.map(([text]) => text)).size).toBe(count);
  });

  it('mostly change to the role that is meant', async () => {
    const verdicts = await verdictsOn(list);
    expect(verdicts.filter((verdict) => verdict === 'hit').length).toBeGreaterThanOrEqual(hits);
  });

  it('never change to another one', async () => {
    const verdicts = await verdictsOn(list);
    expect(list.filter((__, index) => verdicts[index] === 'wrong')).toEqual([]);
  });
});

describe.each([
  ['the first other sentences', others, 30],
  ['the second other sentences', secondOthers, 30],
  ['the first other sentences in Hindi', hindiOthers, 16],
  ['the second other sentences in Hindi', secondHindiOthers, 16],
  ['the first other sentences in Telugu', teluguOthers, 16],
  ['the second other sentences in Telugu', secondTeluguOthers, 16],
] as const)('%s', (_, list, count) => {
  it('are all there, each once', () => {
    expect(new Set(list).size).toBe(count);
  });

  it('change no role', async () => {
    const heard = await heardOf(list);
    expect(list.filter((__, index) => heard[index] !== 'none')).toEqual([]);
  });
});
