import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../../workspace';
import eject from '../commands/eject';
import { runCommand } from '../npm-command';
import { ownPackagesOf, readManifest, tarballOf } from './own-packages';
import { repositoryFiles } from './repository-files';

const temporary = mkdtempSync(join(tmpdir(), 'thela-eject-'));
afterAll(() => rmSync(temporary, { recursive: true }));

describe('the repository of profit', () => {
  const folder = join(temporary, 'profit');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  beforeAll(async () => {
    await runCommand(eject, ['profit', folder, '--published', '^1.0.0', '--without-lock'], {});
  });

  it('has the sources of the tool as they are, the suite of every tool, and no build', () => {
    const there = filesIn(join(folder, 'apps/profit'));
    const sources = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '.'],
      { cwd: join(workspaceRoot, 'apps/profit'), encoding: 'utf8' },
    );
    expect(there).toEqual([...sources.trim().split('\n'), 'e2e/contract.spec.ts'].toSorted());
    for (const path of ['package.json', 'tool.json', 'src/tool.tsx']) {
      expect(read(`apps/profit/${path}`)).toBe(
        readFileSync(join(workspaceRoot, 'apps/profit', path), 'utf8'),
      );
    }
  });

  it('has what its commands need, and nothing else of this workspace', () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      '.git',
      '.gitignore',
      '.npmrc',
      '.nvmrc',
      'README.md',
      'apps',
      'nx.json',
      'package-lock.json',
      'package.json',
      'tsconfig.base.json',
      'tsconfig.json',
      'tsconfig.node.json',
      'vitest.config.ts',
    ]);
    const { scripts, devDependencies } = JSON.parse(read('package.json')) as Manifest;
    for (const script of ['build', 'deploy', 'keys', 'test:isolated']) {
      expect(scripts[script]).toMatch(/^node node_modules\/@thela\/tools\/cli\/run\.mjs /);
    }
    expect(devDependencies).toMatchObject({ '@thela/ui': '^1.0.0', '@thela/tools': '^1.0.0' });
    expect(Object.keys(JSON.parse(read('package-lock.json')).packages).join()).not.toMatch(
      /@thela|(^|,)(apps|libs|tools)\//,
    );
  });
});

it('with tarballs, each package of ours that any of them declares is one of them', () => {
  const versions = ownPackagesOf('profit');
  const packages = Object.fromEntries(
    [...versions].map(([name, version]) => [name, `file:${tarballOf(name, version)}`]),
  );
  const text = repositoryFiles('profit', packages)['package.json'] ?? '';
  const { devDependencies } = JSON.parse(text) as Manifest;
  expect(devDependencies['@thela/ui']).toBe('file:vendor/thela-ui-1.0.0.tgz');
  const { dependencies, devDependencies: forTests } = readManifest('apps/profit');
  const declared = [...versions.keys()].flatMap((name) =>
    Object.keys(readManifest(`node_modules/${name}`).dependencies),
  );
  const ours = [...declared, ...Object.keys({ ...dependencies, ...forTests })].filter((name) =>
    name.startsWith('@thela/'),
  );
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(ours));
  expect(Object.keys(devDependencies)).not.toContain('@thela/shell');
});

describe('eject refuses', () => {
  const full = join(temporary, 'full');
  const file = join(temporary, 'file');
  beforeAll(() => {
    mkdirSync(full);
    writeFileSync(join(full, 'notes.txt'), '');
    writeFileSync(file, '');
    symlinkSync(join(workspaceRoot, 'docs'), join(temporary, 'link'));
  });

  it.each([
    ...'../profit profit/ ./profit pro;id $(id) __proto__ constructor con Profit рrofit'.split(' '),
    'profit\n',
    'profit\0',
    'x'.repeat(5000),
  ])('the tool %j', async (name) => {
    const target = join(temporary, 'never');
    await expect(runCommand(eject, [name, target, '--without-lock'], {})).rejects.toThrow(
      'There is no app',
    );
    expect(existsSync(target)).toBe(false);
  });

  it.each<[string, string[], string]>([
    ['the shell', ['shell', join(temporary, 'new')], 'The shell stays here'],
    ['an unknown tool', ['chutney', join(temporary, 'new')], 'There is no app "chutney". One of:'],
    ['no folder', ['profit'], 'Which folder? Name one outside this repository.'],
    ['this repository', ['profit', workspaceRoot], 'is in this repository'],
    ['a folder in it', ['profit', join(workspaceRoot, '.thela/x')], 'is in this repository'],
    ['a folder with files', ['profit', full], 'is not empty: name a new folder.'],
    ['a file', ['profit', file], 'is a file.'],
    ['a folder below a file', ['profit', join(file, 'x')], 'cannot be made'],
    ['a long name', ['profit', join(temporary, 'x'.repeat(300))], 'cannot be made'],
    ['a folder of dots here', ['profit', join(workspaceRoot, '..x')], 'is in this repository'],
    ['a link into this repository', ['profit', join(temporary, 'link/x')], 'is in this repository'],
    ...['x\0', 'a;id', '$(id)', 'a"b', 'a\nb', 'a#b'].map((name): [string, string[], string] => [
      name,
      ['profit', join(temporary, name)],
      'is no name',
    ]),
    ['an option', ['profit', '-rf'], "Unknown option '-rf'"],
    [
      'versions from elsewhere',
      ['profit', join(temporary, 'v'), '--published', 'git+ssh://-F@x/y'],
      'is no range of versions',
    ],
    [
      'versions of a folder',
      ['profit', join(temporary, 'v'), '--published', 'file:../y'],
      'is no range of versions',
    ],
  ])('%s', async (_name, args, message) => {
    await expect(runCommand(eject, [...args, '--without-lock'], {})).rejects.toThrow(message);
    expect(readdirSync(full)).toEqual(['notes.txt']);
    const made = readdirSync(temporary).filter((each) => each !== 'profit');
    expect(made.toSorted()).toEqual(['file', 'full', 'link']);
  });
});

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
