import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace';

/**
 * The packages that bring a script which npm would run when it installs them. All of them work without it:
 * `esbuild` finds its program in an optional package, and `nx` only prepares a service that this project
 * does not use. Before a package is added here, `npm ci` and the commands that use it must work in a new clone. If
 * one needs its script, `tools/cli/run.mjs` must run `npm rebuild --ignore-scripts=false <package>` after `npm ci`.
 */
const WORK_WITHOUT_THEIR_SCRIPT = ['esbuild', 'nx'];

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

it('npm runs no script of a package that it installs', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

it('npm compares each package that it installs with a hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity = '', link, inBundle }]) =>
      path.includes('node_modules/') && !link && !inBundle && !integrity.startsWith('sha512-'),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it('each package that brings such a script is known to work without it', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1));
  expect(names.toSorted()).toEqual(WORK_WITHOUT_THEIR_SCRIPT);
});
