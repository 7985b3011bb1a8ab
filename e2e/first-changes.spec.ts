// The first changes of the README, in a copy of the workspace.
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
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@thela/tools/workspace';
import { expect, test } from '@playwright/test';
import { runCommand } from './command';
import { copyWorkspace } from '@thela/tools/workspace-copy';

test('a new word and a new figure pass every check, and a new tool its own, as they are @nightly', async () => {
  test.setTimeout(1_800_000);
  const { folder, remove } = copyWorkspace();
  const passes = (...command: string[]) =>
    test.step(command.join(' '), async () => {
      const { code, output } = await runCommand(command, folder, {}).ended;
      expect(code, output).toBe(0);
      return output;
    });
  try {
    linkPackages(folder);
    copyTypesChecked(folder);
    change(
      folder,
      'apps/profit/src/messages/en.ts',
      /(?<=subtitle: ["']).+(?=["'])/,
      "Today's plates in, today's profit out.",
    );
    change(folder, 'apps/profit/src/books/use-price-books.ts', /(?<=DAYS_BACK = )\d+/, '120');
    await passes('test', '--quick');
    await passes('release', 'profit');

    const lockBefore = packagesLocked(folder);
    const output = await passes('new-tool', 'pani-puri');
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

    await passes('test-isolated', 'pani-puri');
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

/** @param before what is replaced, once */
function change(folder: string, path: string, before: RegExp, after: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(before);
  writeFileSync(file, text.replace(before, after));
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
