import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveRelease } from './isolated-release';
import type { ReachableRelease } from './isolated-release';
import { temporaryFolder, writeSampleBuild } from '@thela/shipping/testing/sample-build';

const root = temporaryFolder();
const folder = join(root, 'release');
let release: ReachableRelease;

beforeEach(async () => {
  writeSampleBuild(folder);
  release = await serveRelease('profit', folder);
});
afterEach(() => release.close());

const statusOf = async (path: string) => {
  const response = await fetch(new URL(path, release.address));
  await response.arrayBuffer();
  return response.status;
};

describe('serveRelease', () => {
  it.each(['release.json', 'remoteEntry.js', '/%31.0.0-aaaaaaaaaa/assets/tool.js'])(
    'serves %s',
    async (path) => {
      expect(await statusOf(path)).toBe(200);
    },
  );

  it.each(['/release.json', '/1.0.0-bbbbbbbbbb/release.json', '/%zz/release.json', 'assets/%zz'])(
    'answers 404 for %s and keeps running',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
      expect(await statusOf('release.json')).toBe(200);
    },
  );

  it('refuses a foreign Host', async () => {
    const asked = request(new URL('release.json', release.address), {
      headers: { Host: 'evil.example' },
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(421);
  });

  it('refuses the release of another tool', async () => {
    await expect(serveRelease('voice', folder)).rejects.toThrow(
      'a release of profit, not of voice',
    );
  });
});
