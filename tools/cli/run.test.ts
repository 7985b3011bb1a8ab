import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspaceRoot } from '../workspace';

it.each([
  ['a#b', 'with "#" in its path'],
  ['a%20b', 'with "%" in its path'],
  ['a?b', 'with "?" in its path'],
  ['ठेला, one {and} [two]!', ''],
])('a command in a folder named %s says first: %s', (name, message) => {
  const temporary = mkdtempSync(join(tmpdir(), 'thela-run-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  for (const path of ['tools/cli/run.mjs', 'tools/serving/end-with-parent.mjs']) {
    cpSync(join(workspaceRoot, path), join(temporary, name, path));
  }
  const cwd = join(temporary, name);
  // Without a package-lock.json nothing is installed: npm is not there either.
  const { stderr } = spawnSync(process.execPath, ['tools/cli/run.mjs', 'build'], {
    cwd,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  expect(stderr).toContain(message || 'npm ci did not succeed');
});
