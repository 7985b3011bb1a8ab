import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace';
import { everyPart, partsTouchedBy } from './nightly-parts';

const TOOLS = ['profit', 'voice'];

const specs = readdirSync(join(workspaceRoot, 'e2e'), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.spec.ts') && !path.startsWith('browsers'));
const nameOf = (path: string) => path.replace('.spec.ts', '');

describe('the nightly parts of a change', () => {
  it('are those of what it touches', () => {
    const worker = partsTouchedBy(['apps/shell/src/service-worker/sw.ts'], TOOLS);
    expect(worker).toMatchObject({ tools: [], engines: true });
    expect(worker.specs).toContain('offline');
    const rules = partsTouchedBy(['apps/voice/src/assistant/model.ts'], TOOLS);
    expect(rules).toMatchObject({
      units: ['apps/voice', 'libs/kitchen-book', 'libs/understanding'],
      tools: ['voice'],
      engines: false,
    });
    const migration = partsTouchedBy(['supabase/migrations/20261201000000_more.sql'], TOOLS);
    expect(migration.units).toContain('supabase');
  });

  it('are empty for files that nobody runs, and a touched test itself', () => {
    expect(partsTouchedBy(['README.md', 'docs/performance.md'], TOOLS)).toEqual({
      units: [],
      tools: [],
      specs: [],
      engines: false,
    });
    const tests = ['libs/pricing/src/plate.test.ts', 'e2e/security/policy.spec.ts'];
    expect(partsTouchedBy(tests, TOOLS)).toMatchObject({
      units: expect.arrayContaining(['libs/pricing/src/plate.test.ts']),
      specs: expect.arrayContaining(['security/policy']),
    });
  });

  it('are all of them where every test may be concerned', () => {
    for (const path of ['package-lock.json', 'e2e/site.ts']) {
      expect(partsTouchedBy([path], TOOLS)).toEqual(everyPart(TOOLS));
    }
  });

  it('name specs that exist, and each spec with nightly tests has a part', () => {
    const touched = [
      'apps/shell/src/service-worker/sw.ts',
      'libs/records/src/device/stall-book.ts',
      'libs/federation/src/index.ts',
      'tools/serving/headers.ts',
      'supabase/config.toml',
      'apps/voice/src/tool.tsx',
      'libs/ui/src/theme.css',
      'tools/cli/run.mjs',
    ];
    const named = partsTouchedBy(touched, TOOLS).specs;
    expect(named.filter((name) => !specs.includes(`${name}.spec.ts`))).toEqual([]);
    const nightly = specs.filter((path) =>
      readFileSync(join(workspaceRoot, 'e2e', path), 'utf8').includes('ightly'),
    );
    expect(nightly.map(nameOf).filter((name) => !named.includes(name))).toEqual([]);
  });
});
