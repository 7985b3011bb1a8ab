import { expect, it } from 'vitest';
import { lazyToolSource } from './tool-source';
import type { ToolSource } from './tool-source';

it('says that a tool is out of reach while the code that opens tools is, and tries again', async () => {
  const failure = { kind: 'disabled', detail: 'Off.' } as const;
  const loaded: ToolSource = {
    releases: () => Promise.reject(new Error('no registry')),
    load: async () => ({ ok: false, failure }),
  };
  let isOnline = false;
  const source = lazyToolSource(async () => {
    if (isOnline) return loaded;
    throw new TypeError('Failed to fetch');
  });
  const load = () => source.load('profit', 0, () => {});
  expect(await load()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  await source.prefetch('profit', { lowPriority: true, includeLazy: false });
  await expect(source.releases()).rejects.toThrow('Failed to fetch');
  isOnline = true;
  expect(await load()).toEqual({ ok: false, failure });
});
