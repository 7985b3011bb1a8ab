// What the linter refuses at once, while a file is written; import-directions.test.ts finds the rest.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspace';

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thela-lint-'));
  const refused: readonly (readonly [string, string, string])[] = [
    ['an app by a path', 'apps/profit/src/path.ts', "import { x } from '../../voice/src/x';"],
    ['an app by a path on demand', 'apps/profit/src/demand.ts', "import('../../voice/src/x');"],
    ["a lib's inside by a path", 'apps/profit/src/lib.ts', "import '../../../libs/ui/src/card';"],
    ['an evaluation in a page', 'apps/profit/src/e.ts', "import { x } from '../evaluation/x';"],
    ['the testkit in a page', 'apps/profit/src/page.tsx', "import { x } from '@thela/testkit';"],
    ['the testkit in a lib', 'libs/ai/src/kit.ts', "export * from '@thela/testkit/fake-gemini';"],
    ['an app by a path in tools', 'tools/benchmark/a.ts', "import '../../apps/profit/src/tool';"],
    [
      "a lib's inside in the baseline",
      'tools/benchmark/baseline/lib.ts',
      "import '../../../libs/ui/src/card';",
    ],
  ];
  const accepted: typeof refused = [
    ['a source in an evaluation', 'apps/profit/evaluation/a.ts', "import '../src/a';"],
    ['a lib in a page', 'apps/profit/src/a.ts', "import { x } from '@thela/pricing';"],
    ['the testkit in a test', 'apps/profit/src/a.test.ts', "import '@thela/testkit';"],
    [
      'the testkit in an end-to-end test',
      'apps/profit/e2e/a.spec.ts',
      "import '@thela/testkit/isolated';",
    ],
    [
      'the testkit in a playground',
      'apps/profit/src/playground.tsx',
      "import '@thela/testkit/playground';",
    ],
    [
      'apps in the baseline',
      'tools/benchmark/baseline/a.ts',
      "import '../../../apps/profit/src/tool';",
    ],
    ['a neighbour', 'libs/ui/src/a.ts', "import { x } from './b';"],
  ];
  let faulty = '';

  beforeAll(() => {
    cpSync(join(workspaceRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [, path, text] of [...refused, ...accepted]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const oxlint = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
      cwd: folder,
      encoding: 'utf8',
    });
    faulty = stdout
      .split('\n')
      .filter((line) => line.includes('no-restricted-imports'))
      .join('\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)('refuses %s', (_name, path) => expect(faulty).toContain(path));
  it.each(accepted)('accepts %s', (_name, path) => expect(faulty).not.toContain(path));
});
