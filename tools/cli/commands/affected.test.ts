import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTools, workspaceRoot } from '../../workspace';
import { describePlan, planFor } from './affected';

const TOOLS = ['sous-chef', 'profit'];

it('a change of one tool ships that tool and tests it alone', () => {
  expect(planFor(['@thela/profit'], TOOLS)).toEqual({
    tools: ['profit'],
    shell: false,
    site: false,
  });
});

it('a change of a lib ships what it runs in and tests the whole site', () => {
  const affected = ['@thela/pricing', '@thela/profit', '@thela/shell', '@thela/e2e'];
  expect(planFor(affected, TOOLS)).toEqual({ tools: ['profit'], shell: true, site: true });
});

it('a change of the end-to-end tests ships nothing', () => {
  expect(planFor(['@thela/e2e'], TOOLS)).toEqual({ tools: [], shell: false, site: true });
});

it('a plan is lines for GITHUB_OUTPUT', () => {
  expect(describePlan({ tools: ['profit'], shell: true, site: false })).toBe(
    'tools=["profit"]\nshell=true\nsite=false',
  );
});

it('each tool of the workspace is shipped when it changes', () => {
  const tools = listTools().map(({ name }) => name);
  const packages = tools.map((tool) => {
    const manifest = readFileSync(join(workspaceRoot, 'apps', tool, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { name: string }).name;
  });
  expect(planFor(packages, tools).tools).toEqual(tools);
});
