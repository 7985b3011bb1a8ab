import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runCommand } from '../npm-command';
import judge from './judge';

const site = mkdtempSync(join(tmpdir(), 'thela-judge-'));
afterAll(() => rmSync(site, { recursive: true }));

it('finds nothing to judge at a site to which the tool was never deployed', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runCommand(judge, ['profit', '--to', `folder:${site}`], {});
  const lines = said.mock.calls.flat();
  said.mockRestore();
  expect(lines.at(-1)).toContain('Not deployed: there is nothing to judge.');
});
