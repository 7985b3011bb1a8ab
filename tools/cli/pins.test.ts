import { signStatement } from '@thela/shipping';
import { registered } from '@thela/shipping/testing/sample-entry';
import { sampleKey } from '@thela/shipping/testing/sample-keys';
import { expect, it } from 'vitest';
import { overrideWarning, pinLines, refusedTools, unpinnedTools } from './pins';

const [old, next] = await Promise.all([sampleKey(), sampleKey()]);
const remotes = (...keys: (typeof old)[]) => ({
  allowedOrigins: [],
  allowOverride: false,
  tools: { profit: { keys: keys.map(({ pin }) => pin), origins: ['https://profit.example'] } },
});

it('names all tools that the pages would refuse for want of a key or an origin', () => {
  expect(unpinnedTools(remotes(old), ['profit'])).toBeNull();
  expect(unpinnedTools(remotes(old), ['profit', 'voice', 'strategy'])).toMatch(
    /^No key is pinned for voice, strategy.*npm run keys voice, npm run keys strategy\.$/,
  );
  const homeless = { tools: { profit: { keys: [old.pin], origins: [] } } };
  expect(unpinnedTools(homeless, ['profit'])).toContain('profit=https://profit.example');
});

it('says which keys and origins come and go', () => {
  const from = 'from https://profit.example';
  expect(pinLines(null, remotes(old))).toEqual([`profit: key ${old.pin.kid}; ${from}`]);
  expect(pinLines(remotes(old), remotes(old, next))).toEqual([
    `profit: key ${old.pin.kid}, ${next.pin.kid} (new); ${from}`,
  ]);
  expect(pinLines(remotes(old, next), remotes(next))).toEqual([
    `profit: key ${next.pin.kid}, ${old.pin.kid} (no longer); ${from}`,
  ]);
  expect(pinLines(remotes(old), { tools: {} })).toEqual([
    `profit: key ${old.pin.kid} (no longer); from https://profit.example (no longer)`,
  ]);
});

it('warns of tools that are not signed by any of the keys', async () => {
  const statement = { tool: 'profit', seq: 1, live: registered('1.0.0-a'), previous: [] };
  const entries = { profit: await signStatement(statement, [old]), guest: {} };
  expect(await refusedTools(entries, remotes(old, next))).toBeNull();
  expect(await refusedTools(entries, remotes(next))).toBe(
    'Until they are deployed again, these pages refuse: profit (no pinned key has signed its entry).',
  );
  expect(await refusedTools({}, remotes(next))).toBeNull();
});

it('warns of a site elsewhere whose pages run overrides, which nobody has signed', () => {
  const open = { ...remotes(old), allowOverride: true };
  expect(overrideWarning(open, false)).toMatch(/^ALLOW_OVERRIDE is true: .* unsigned/);
  expect(overrideWarning(open, true)).toBeNull();
  expect(overrideWarning(remotes(old), false)).toBeNull();
});
