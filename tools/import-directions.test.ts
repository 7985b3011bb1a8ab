import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredDependencies, findViolations } from './import-directions';
import { workspaceRoot } from './workspace';

const everything = () =>
  new Set(
    [
      'contract',
      'ui',
      'kitchen-book',
      'pricing',
      'federation',
      'testkit',
      'profit',
      'supabase',
    ].map((name) => `@thela/${name}`),
  );

function reasonsIn(path: string, text: string): string[] {
  return findViolations([{ path, text }], everything).map(({ reason }) => reason);
}

describe('import directions', () => {
  it('holds in every source file of the workspace', () => {
    const files = ['apps', 'libs', 'tools', 'supabase', 'e2e'].flatMap(sourceFiles);
    expect(files.length).toBeGreaterThan(100);
    const declared = (folder: string) => declaredDependencies(join(workspaceRoot, folder));
    expect(findViolations(files, declared)).toEqual([]);
  });

  it.each([
    ['an app in another app', 'apps/profit/src/a.ts', "import { x } from '@thela/analytics';"],
    ['an app by a path', 'apps/profit/src/a.ts', "import { x } from '../../voice/src/x';"],
    ['an app on demand', 'apps/profit/src/a.ts', "const x = import('@thela/analytics');"],
    ['an app re-exported', 'apps/profit/src/a.ts', "export { x } from '@thela/analytics';"],
    ['the testkit in a page', 'apps/profit/src/a.tsx', "import { x } from '@thela/testkit';"],
    ["a lib's inside by a path", 'apps/profit/src/a.ts', "import '../../../libs/ui/src/card';"],
    ['a lib in ui', 'libs/ui/src/a.ts', "import type { X } from '@thela/contract';"],
    ['a package in pricing', 'libs/pricing/src/a.ts', "import { z } from 'valibot';"],
    ['a value in contract', 'libs/contract/src/a.ts', "import { x } from '@thela/pricing';"],
    [
      'a value of the kitchen book in ai',
      'libs/ai/src/a.ts',
      "import '@thela/kitchen-book/words';",
    ],
    ['ai in the kitchen book', 'libs/kitchen-book/src/a.ts', "import { x } from '@thela/ai';"],
    ['the testkit in a lib', 'libs/ai/src/a.ts', "import { x } from '@thela/testkit';"],
    ['tools in the gateway', 'supabase/functions/a/b.ts', "import { x } from '@thela/tools';"],
    ['an app in tools', 'tools/a.ts', "import { x } from '@thela/profit';"],
    ['an app by a path in tools', 'tools/benchmark/a.ts', "import '../../apps/profit/src/tool';"],
    [
      "a lib's inside in the baseline",
      'tools/benchmark/baseline/a.ts',
      "import '../../../libs/ui/src/card';",
    ],
    ['the settings in a tool', 'apps/profit/src/a.ts', "import '@thela/site-config';"],
    ['a style sheet of another app', 'apps/voice/src/a.css', "@import '@thela/profit/a.css';"],
  ])('refuses %s', (_name, path, text) => {
    expect(reasonsIn(path, text)).toHaveLength(1);
  });

  it.each([
    ['libs in a page', 'apps/profit/src/a.ts', "import { x } from '@thela/pricing';"],
    ['the testkit in a test', 'apps/profit/src/a.test.ts', "import { x } from '@thela/testkit';"],
    [
      'the testkit in an end-to-end test of a tool',
      'apps/profit/e2e/profit.spec.ts',
      "import { test } from '@thela/testkit/isolated';",
    ],
    [
      'the testkit in the playground entry',
      'apps/profit/src/playground.tsx',
      "import '@thela/testkit/playground';",
    ],
    [
      'types of pricing in contract',
      'libs/contract/src/a.ts',
      "import type { X } from '@thela/pricing';",
    ],
    [
      'the testkit in a test of a lib',
      'libs/ai/src/a.test.ts',
      "import { x } from '@thela/testkit/fake-gemini';",
    ],
    ['the gateway in tools', 'tools/a.ts', "import { x } from '@thela/supabase/gemini';"],
    [
      'apps in the baseline',
      'tools/benchmark/baseline/a.ts',
      "import '../../../apps/profit/src/tool';",
    ],
    ['a neighbour', 'libs/ui/src/a.ts', "import { x } from './b';"],
  ])('allows %s', (_name, path, text) => {
    expect(reasonsIn(path, text)).toEqual([]);
  });

  it('refuses a package that is not declared, which Nx would not see', () => {
    const file = { path: 'apps/profit/src/a.ts', text: "import { x } from '@thela/ui';" };
    expect(findViolations([file], () => new Set())).toHaveLength(1);
  });
});

function sourceFiles(folder: string) {
  return readdirSync(join(workspaceRoot, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
    .map((file) => relative(workspaceRoot, join(file.parentPath, file.name)).split(sep).join('/'))
    .filter((path) => !/\/(node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(workspaceRoot, path), 'utf8') }));
}
