import { afterEach, expect, it, vi } from 'vitest';
import { createReleaseCaching } from './tool-files';

afterEach(() => vi.unstubAllGlobals());

it('handles the next request after one failed', async () => {
  const open = vi
    .fn<() => Promise<Pick<Cache, 'keys'>>>()
    .mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'))
    .mockResolvedValue({ keys: async () => [] });
  vi.stubGlobal('caches', { open });
  const statements = {
    note: async () => {},
    noteOverride: async () => {},
    allow: async () => false,
  };
  const cacheReleases = createReleaseCaching(() => false, statements);
  const first = cacheReleases([], []);
  const second = cacheReleases([], []);
  await expect(first).rejects.toThrow('Full');
  await expect(second).resolves.toBeUndefined();
  expect(open).toHaveBeenCalledTimes(2);
});
