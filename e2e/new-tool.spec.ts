import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@thela/tools/workspace';
import { expect, test } from '@playwright/test';
import { runCommand } from './command';
import { copyWorkspace } from '@thela/tools/workspace-copy';

/** The checks that every tool of the workspace must pass. */
const CHECKS = {
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', 'apps/pani-puri'],
  lint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'apps/pani-puri'],
  'types of the page': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  'types of the tools': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.node.json'],
  'unused code': ['node_modules/knip/bin/knip.js', '--workspace', 'apps/pani-puri'],
  'unit tests': [
    'node_modules/vitest/vitest.mjs',
    'run',
    'apps/pani-puri',
    // Of the shell, the tests of what is made of the list of tools.
    'apps/shell/src/state/app-state',
    'apps/shell/src/prerender',
    'apps/shell/src/chrome/chrome',
    'tools/import-directions',
    'tools/translations',
    'tools/workspace',
    // Of the catalogues, those of the new tool.
    '--testNamePattern=^(?!libs/|apps/(?!pani-puri/))',
  ],
  'isolated tests': ['tools/cli/run.mjs', 'test-isolated', 'pani-puri'],
} as const;

test('a new tool passes every check as it is @nightly', async () => {
  test.setTimeout(900_000);
  const { folder, remove } = copyWorkspace();
  try {
    linkPackages(folder);
    copyTypesChecked(folder);
    const lockBefore = packagesLocked(folder);
    const { code, output } = await runCommand(['new-tool', 'pani-puri'], folder, {}).ended;
    expect(code, output).toBe(0);
    expect(output).toContain('apps/pani-puri is there, with port 4207.');
    expect(output).toContain('npm run dev pani-puri');

    const {
      'apps/pani-puri': app,
      'node_modules/@thela/pani-puri': link,
      ...others
    } = packagesLocked(folder);
    expect(others).toEqual(lockBefore);
    expect(app).toMatchObject({ name: '@thela/pani-puri' });
    expect(link).toEqual({ resolved: 'apps/pani-puri', link: true });

    for (const [check, args] of Object.entries(CHECKS)) {
      await test.step(check, async () => {
        const ended = await runCommand(args, folder, {}, [process.execPath]).ended;
        expect(ended.code, ended.output).toBe(0);
      });
    }
  } finally {
    remove();
  }
});

for (const [name, refusal] of [
  ['Pani Puri', '"Pani Puri" is no name for a tool'],
  ['profit', 'There is a package @thela/profit already. Choose another name.'],
  ['ai-chef', '"ai-chef" is the feature id of another tool. Choose another name.'],
] as const) {
  test(`a tool cannot be named ${name} @nightly`, async () => {
    const { code, output } = await runCommand(['new-tool', name], workspaceRoot, {}).ended;
    expect(code).toBe(1);
    expect(output).toContain(refusal);
  });
}

/**
 * Gives the copy folders of packages of its own, so that npm does not change those of this workspace. Their files are
 * hard links: npm adds and removes files of packages, but writes into none. What is written to has a dot before its name.
 */
function linkPackages(folder: string): void {
  const from = join(workspaceRoot, 'node_modules');
  const to = join(folder, 'node_modules');
  rmSync(to, { recursive: true });
  linkFiles(from, to, (name) => !name.startsWith('.'));
  for (const name of readdirSync(from).filter((each) => each.startsWith('.'))) {
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** @param isLinked whether an entry of this folder is linked; everything below it is */
function linkFiles(from: string, to: string, isLinked: (name: string) => boolean): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isLinked(entry.name)) continue;
    if (entry.isDirectory()) linkFiles(source, target, () => true);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The copy is on another disk.
    copyFileSync(source, target);
  }
}

/** Copies what the compiler knows of the files of this workspace, so that it checks only what the new tool changes. */
function copyTypesChecked(folder: string): void {
  const known = '.thela/types';
  if (!existsSync(join(workspaceRoot, known))) return;
  cpSync(join(workspaceRoot, known), join(folder, known), { recursive: true });
}

function packagesLocked(folder: string): Record<string, unknown> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return lock.packages;
}
