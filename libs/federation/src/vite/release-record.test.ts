import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, relative } from 'node:path';
import * as v from 'valibot';
import { version } from 'react';
import { build, parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseRecordSchema } from '../release';
import type { ReleaseRecord } from '../release';
import { releaseRecord } from './release-record';
import { sharedVersions } from './shared-versions';
import { workspaceRoot } from './workspace';

const folder = mkdtempSync(join(tmpdir(), 'thela-release-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function readRecord(outDir: string): ReleaseRecord {
  return v.parse(
    releaseRecordSchema,
    JSON.parse(readFileSync(join(outDir, 'release.json'), 'utf8')),
  );
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(dir, join(file.parentPath, file.name)))
    .toSorted();
}

function expectEveryFileIn(record: ReleaseRecord, outDir: string) {
  const others = listFiles(outDir).filter((path) => path !== 'release.json');
  const described = others.map((path) => {
    const content = readFileSync(join(outDir, path));
    const digest = createHash('sha256').update(content).digest('base64');
    return [path, { integrity: `sha256-${digest}`, bytes: content.byteLength }];
  });
  expect(Object.entries(record.files)).toEqual(described);
}

describe('the release of a tool', () => {
  const root = join(workspaceRoot, 'apps/strategy');
  const outDir = join(folder, 'strategy');
  let record: ReleaseRecord;

  beforeAll(async () => {
    // The federation plugin stays out of builds that it takes for a test's.
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('VITEST', undefined);
    await build({ root, configLoader: 'runner', logLevel: 'silent', build: { outDir } });
    vi.unstubAllEnvs();
    record = readRecord(outDir);
  });

  /** What a built script imports of its own release, at once and on demand, by path. */
  function importsOf(path: string) {
    const code = readFileSync(join(outDir, path), 'utf8');
    const { module } = parseSync(path, code);
    const inRelease = (specifiers: readonly string[]) =>
      specifiers
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier));
    return {
      atOnce: inRelease([
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
      ]),
      onDemand: inRelease(
        module.dynamicImports.map(({ moduleRequest }) =>
          code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        ),
      ),
    };
  }

  it('is recorded with its name, its version and its entry', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(record).toMatchObject({ name: 'strategy', entry: 'remoteEntry.js' });
    expect(record.version).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}(-dirty)?$/);
    expect(record.version.startsWith(`${manifest.version}-`)).toBe(true);
  });

  it('says dirty in its version exactly when the commit does', () => {
    expect(record.commit).toMatch(/^([0-9a-f]{40}|dirty|unknown)$/);
    expect(record.version.endsWith('-dirty')).toBe(record.commit === 'dirty');
  });

  it('is recorded with every file of its folder, the hash and the size of each', () => {
    expectEveryFileIn(record, outDir);
  });

  it('is recorded with the scripts that opening it runs, and no other', () => {
    const opened = new Set<string>();
    const visit = (path: string) => {
      if (opened.has(path)) return;
      opened.add(path);
      const { atOnce, onDemand } = importsOf(path);
      atOnce.forEach(visit);
      if (path === record.entry) onDemand.filter((file) => file !== 'container.js').forEach(visit);
    };
    visit(record.entry);
    expect(opened.size).toBeGreaterThan(2);
    expect(record.scripts).toEqual([...opened].toSorted());
  });

  it('opens with one file of the tool’s own code, and says what it takes from the page', () => {
    const tool = record.scripts.filter((path) => path.startsWith('assets/tool-'));
    expect(tool).toHaveLength(1);
    expect(record.shared).toEqual({ react: version, 'react-dom': version });
  });

  it('runs nothing of the tool before a page that uses the federation runtime has given it React', () => {
    const opened = new Set<string>();
    const visit = (path: string) => {
      if (opened.has(path)) return;
      opened.add(path);
      importsOf(path).atOnce.forEach(visit);
    };
    visit(record.entry);
    visit('container.js');
    expect([...opened].filter((path) => path.startsWith('assets/tool-'))).toEqual([]);
  });

  it('holds no script that nothing in it asks for', () => {
    const scripts = Object.keys(record.files).filter((path) => path.endsWith('.js'));
    const code = scripts.map((path) => readFileSync(join(outDir, path), 'utf8')).join('\n');
    const unasked = scripts.filter((path) => !code.includes(posix.basename(path)));
    expect(unasked).toEqual([record.entry]);
  });

  it('is recorded with its style sheet', () => {
    const styles = listFiles(outDir).filter((path) => path.endsWith('.css'));
    expect(styles).toHaveLength(1);
    expect(record.styles).toEqual(styles);
  });
});

describe('releaseRecord', () => {
  const source = {
    'entry.js': "import './at-once';\nexport const tool = () => import('./tool');",
    'at-once.js': "import './at-once.css';\nglobalThis.order = ['at once'];",
    'tool.js': "import './tool.css';\nexport default () => import('./later');",
    'later.js': "import './later.css';\nexport default 'later';",
    'at-once.css': '.at-once { color: red; }',
    'tool.css': '.tool { color: green; }',
    'later.css': '.later { color: blue; }',
  };

  async function release(name: string, files: Readonly<Record<string, string>> = source) {
    const root = join(folder, name);
    mkdirSync(root);
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    const input = { remoteEntry: join(root, 'entry.js') };
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [releaseRecord({ name: 'strategy', entry: 'remoteEntry.js' })],
      build: {
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
    return { record: readRecord(join(root, 'dist')), outDir: join(root, 'dist') };
  }

  it('gives the same source the same version, and changed source another one', async () => {
    const first = await release('first');
    const same = await release('same');
    const changed = await release('changed', {
      ...source,
      'later.css': '.later { color: black; }',
    });
    expect(same.record).toEqual(first.record);
    expect(changed.record.version).not.toBe(first.record.version);
  });

  it('opens with the entry and what it asks for, not with what the tool may want later', async () => {
    const { record, outDir } = await release('lazy');
    expect(record.scripts).toEqual(['preload-helper.js', 'remoteEntry.js', 'tool.js']);
    expect(record.styles).toEqual(['remoteEntry.css', 'tool.css']);
    expect(Object.keys(record.files)).toEqual(expect.arrayContaining(['later.css', 'later.js']));
    expectEveryFileIn(record, outDir);
  });
});

describe('the modules that a tool takes from the page', () => {
  function recordWith(react: string) {
    const installed = join(folder, 'apps/tool/node_modules/react');
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ version: react }));
    return sharedVersions('tool', ['react'], folder);
  }

  it.each(['19.0.7', '19.3.9'])('are recorded: React %s', (react) => {
    expect(recordWith(react)).toEqual({ react });
  });

  it.each(['19.4.0', '20.0.0', '18.3.1'])('fail a build that no page fits: React %s', (react) => {
    expect(() => recordWith(react)).toThrow(`tool would be built with react ${react}`);
  });
});
