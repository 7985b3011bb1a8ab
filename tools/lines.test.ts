// How large the workspace is: lines of code by room, without what git ignores.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace';

/** What the workspace may have for now; the aim is 200,000. */
const MAX_LINES = 240_000;

const KINDS = ['logic', 'texts', 'tests'] as const;

it('prints its lines by room, and does not grow', () => {
  const rooms = new Map<string, Record<(typeof KINDS)[number], number>>();
  const total = { logic: 0, texts: 0, tests: 0 };
  for (const path of listCode()) {
    const room = /^(apps|libs|tools)\/[^/]+(?=\/)|^[^/]+/.exec(path)?.[0] ?? '';
    const counts = rooms.get(room) ?? { logic: 0, texts: 0, tests: 0 };
    const lines = readFileSync(join(workspaceRoot, path), 'utf8').split('\n').length - 1;
    counts[kindOf(path)] += lines;
    total[kindOf(path)] += lines;
    rooms.set(room, counts);
  }
  const rows = [...rooms].toSorted(([a], [b]) => a.localeCompare(b));
  const table = [...rows, ['all', total] as const].map(([room, counts]) =>
    [room.padEnd(24), ...KINDS.map((kind) => String(counts[kind]).padStart(8))].join(''),
  );
  process.stdout.write([`${'lines'.padEnd(24)}   logic   texts   tests`, ...table, ''].join('\n'));
  expect(total.logic + total.texts + total.tests).toBeLessThanOrEqual(MAX_LINES);
});

function listCode(): string[] {
  const patterns = ['ts', 'tsx', 'js', 'mjs', 'sql', 'css'].map((ending) => `*.${ending}`);
  return execFileSync('git', ['ls-files', ...patterns], { cwd: workspaceRoot, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(workspaceRoot, path)));
}

function kindOf(path: string): (typeof KINDS)[number] {
  if (path.includes('/messages/')) return 'texts';
  const isTest = /\.(test|spec)\.|(^|\/)(testing|e2e|evaluation|testkit)\//.test(path);
  return isTest ? 'tests' : 'logic';
}
