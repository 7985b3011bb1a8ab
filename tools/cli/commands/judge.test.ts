import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { deployRelease, folderTarget, makeRelease, readVerifiedEntry } from '@thela/shipping';
import { makeSigningKey, parseSigningKeys } from '@thela/shipping/signing-keys';
import { temporaryFolder, writeSampleBuild } from '@thela/shipping/testing/sample-build';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from '../npm-command';
import judge from './judge';

const work = temporaryFolder();
const site = join(work, 'site');
const { text: key } = await makeSigningKey();
const target = folderTarget(site, () => parseSigningKeys(key, 'the sample'));

let releases: readonly object[] = [];
const health = createServer((_request, response) =>
  response.end(JSON.stringify({ since: '2026-11-24T00:00:00.000Z', releases })),
);
beforeAll(() => once(health.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  health.close();
  health.closeAllConnections();
});

async function judged(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const HEALTH_URL = `http://127.0.0.1:${(health.address() as AddressInfo).port}/health`;
  const all = { HEALTH_URL, HEALTH_READ_KEY: 'key', THELA_SIGNING_KEY: key, ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  await runCommand(judge, ['profit', '--to', `folder:${site}`], {});
  const lines = said.mock.calls.flat();
  said.mockRestore();
  return lines.join('\n');
}

it('finds nothing to judge at a site to which the tool was never deployed', async () => {
  expect(await judged()).toContain('Not deployed: there is nothing to judge.');
});

/** Deploys a live release, and another one as a canary two days ago. */
async function startTrial(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 48 * 3600_000 });
  for (const version of ['1.0.0-a', '1.1.0-b']) {
    const dist = join(work, 'dist', version);
    writeSampleBuild(dist, { version });
    const release = await makeRelease(dist, join(work, 'releases'));
    const options = version === '1.0.0-a' ? {} : { canary: 10 };
    await deployRelease(target, release, { url: 'https://profit.example/', ...options });
  }
  vi.useRealTimers();
}

const counts = { tool: 'profit', kinds: {}, networks: 9, capped: 0 };
const live = { ...counts, release: '1.0.0-a', opened: 900, failed: 300 };
const good = { ...counts, release: '1.1.0-b', opened: 100, failed: 10 };
const bad = { ...good, failed: 90 };

it.each([
  ['ends a canary that fails more often', [live, bad], {}, null, 'it ends'],
  ['leaves one that fails in one network', [live, { ...bad, networks: 1 }], {}, 10, 'undecided'],
  ['leaves one with capped reports', [live, { ...bad, capped: 11 }], {}, 10, 'undecided'],
  ['leaves it to a person to promote one', [live, good], {}, 10, 'npm run promote profit'],
  ['promotes one where it may', [live, good], { JUDGE_PROMOTES: 'true' }, null, '1.1.0-b'],
] as const)('%s', async (_name, counted, env, percent, text) => {
  rmSync(site, { recursive: true, force: true });
  await startTrial();
  releases = counted;
  expect(await judged(env)).toContain(text);
  const entry = await readVerifiedEntry(target, 'profit');
  expect(entry.canary?.percent ?? null).toBe(percent);
  expect(entry.live.version).toBe('JUDGE_PROMOTES' in env ? '1.1.0-b' : '1.0.0-a');
});
