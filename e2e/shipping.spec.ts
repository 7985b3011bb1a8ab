import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { makeSigningKey, readVerifiedEntry } from '@thela/shipping';
import { DEVELOPMENT_KEYS_FOLDER } from '@thela/tools/signing-keys';
import { libsOf, workspaceRoot } from '@thela/tools/workspace';
import { runCommand } from './command';
import { expect, siteOfWorker, test as base } from './fixtures';
import type { Site } from './site';
import { copyWorkspace } from '@thela/tools/workspace-copy';
import type { WorkspaceCopy } from '@thela/tools/workspace-copy';

/** A team's checkout and the running site. */
interface Team {
  readonly workspace: WorkspaceCopy;
  /** Runs an npm command in the checkout; its default target is the site. */
  readonly run: (...command: string[]) => ReturnType<typeof runCommand>['ended'];
}

const test = base.extend<object, { readonly team: Team }>({
  // A separate site, because the tests change its registry.
  site: siteOfWorker(),
  team: [
    async ({ site }, use) => {
      const workspace = copyWorkspace();
      keepOneTest(join(workspace.folder, 'apps/analytics'), OLD);
      for (const lib of libsOf('analytics')) emptyTests(join(workspace.folder, 'libs', lib));
      // The site pins the development keys of this workspace.
      cpSync(
        DEVELOPMENT_KEYS_FOLDER,
        join(workspace.folder, relative(workspaceRoot, DEVELOPMENT_KEYS_FOLDER)),
        { recursive: true },
      );
      const env = { SITE_FOLDER: site.folder, PORT: new URL(site.url).port };
      await use({
        workspace,
        run: (...command) => runCommand(command, workspace.folder, env).ended,
      });
      workspace.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// Each test continues where the test before it ended.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ findsRegistry: false });

const OLD = 'Sales Volume vs. Profit Margin';
const NEW = 'Plates Sold vs. Profit Margin';

const versions = { old: '', next: '' };

test('what a test refuses is not released @nightly', async ({ team }) => {
  // A word that a test knows.
  const words = join(team.workspace.folder, 'apps/analytics/src/messages/en.ts');
  const text = readFileSync(words, 'utf8');
  writeFileSync(words, text.replace(OLD, 'Plates'));
  const { code, output } = await team.run('release', 'analytics');
  writeFileSync(words, text);
  expect(code, output).toBe(1);
  expect(output).toContain('A test or the build did not succeed');
  expect(existsSync(join(team.workspace.folder, '.thela/releases'))).toBe(false);
});

test('a changed word is released and deployed alone, and live on the next reload @nightly', async ({
  page,
  site,
  team,
}) => {
  await page.goto('/tools/analytics');
  await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  versions.old = (await analyticsAt(site)).live.version;

  const sources = join(team.workspace.folder, 'apps/analytics/src');
  const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    replaceIn(join(file.parentPath, file.name));
  }
  team.workspace.commit();
  const release = await team.run('release', 'analytics');
  expect(release.code, release.output).toBe(0);
  expect(tasksIn(release.output)).toEqual([
    'analytics:build',
    'analytics:test',
    'books:test',
    'contract:test',
    'federation:test',
    'language:test',
    'ledger:test',
    'pricing:test',
    'text:test',
    'ui:test',
  ]);
  expect(release.output).not.toContain('uncommitted');

  const before = filesOf(site.folder);
  const deploy = await team.run('deploy', 'analytics');
  expect(deploy.code, deploy.output).toBe(0);
  versions.next = (await analyticsAt(site)).live.version;
  expect(deploy.output).toContain(`live: ${versions.old} → ${versions.next}`);
  const changed = changesSince(before, site.folder);
  expect(changed.filter((path) => !path.startsWith(`analytics/${versions.next}/`))).toEqual([
    'shell/remotes.json',
  ]);

  await page.reload();
  await expect(page.getByRole('heading', { name: NEW })).toBeVisible();
  await expect(page.getByRole('heading', { name: OLD })).toHaveCount(0);

  const rollback = await team.run('rollback', 'analytics');
  expect(rollback.output).toContain(`live: ${versions.next} → ${versions.old}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: OLD })).toBeVisible();
  expect((await analyticsAt(site)).previous).toEqual([]);
});

test('a fresh clone of the same commit builds the same bytes @nightly', async ({ team }) => {
  const clone = team.workspace.clone();
  try {
    // All clones of a repository share Nx's cache.
    const afresh = { NX_SKIP_NX_CACHE: 'true' };
    const build = await runCommand(['build', 'analytics'], clone.folder, afresh).ended;
    expect(build.code, build.output).toBe(0);
    expect(build.output).not.toContain('[local cache]');
    const built = filesOf(join(clone.folder, 'apps/analytics/dist'));
    expect(Object.keys(built)).toContain('release.json');
    expect(built).toEqual(filesOf(releaseFolder(team)));
  } finally {
    clone.remove();
  }
});

test('a dry run changes no byte @nightly', async ({ site, team }) => {
  const before = filesOf(site.folder);
  const { output } = await team.run('deploy', 'analytics', '--dry-run');
  expect(output).toContain(`live: ${versions.old} → ${versions.next}`);
  expect(output).toContain('Dry run: nothing was changed.');
  expect(changesSince(before, site.folder)).toEqual([]);
});

test('a canary is tried, promoted and taken back @nightly', async ({ site, team }) => {
  const canary = await team.run('deploy', 'analytics', '--canary', '12.5');
  expect(canary.output).toContain(`canary: ${versions.next} (12.5 %)`);
  const again = await team.run('deploy', 'analytics', '--canary', '10', '--unless-live');
  expect(again.code, again.output).toBe(0);
  expect(again.output).toContain(`${versions.next} is the running canary already`);
  expect(await analyticsAt(site)).toMatchObject({
    live: { version: versions.old },
    canary: { release: { version: versions.next }, percent: 12.5 },
  });
  const promoted = await team.run('promote', 'analytics');
  expect(promoted.output).toContain('live for everybody');
  const entry = await analyticsAt(site);
  expect(entry).toMatchObject({
    live: { version: versions.next },
    previous: [{ version: versions.old }],
  });
  expect(entry.canary).toBeUndefined();
  await team.run('rollback', 'analytics');
  expect((await analyticsAt(site)).live.version).toBe(versions.old);
});

test('a tool is switched off with a reason, which status shows, and on again @nightly', async ({
  site,
  team,
}) => {
  const mute = await team.run('disable', 'analytics');
  expect(mute).toMatchObject({ code: 1, output: expect.stringContaining('must read a reason') });
  await team.run('disable', 'analytics', '--reason', 'Being mended until noon.');
  expect((await analyticsAt(site)).disabled?.reason).toBe('Being mended until noon.');
  const off = await team.run('status');
  expect(off.output).toMatch(
    new RegExp(`^analytics +${versions.old} +2\\.\\d+ .* Being mended until noon\\.$`, 'm'),
  );
  await team.run('enable', 'analytics');
  expect((await analyticsAt(site)).disabled).toBeUndefined();
  expect((await team.run('status')).output).not.toContain('Being mended');
});

test('elsewhere, the first deploy needs a key and an address @nightly', async ({ team }) => {
  const to = `folder:${join(team.workspace.folder, '.thela/elsewhere')}`;
  const keyless = await team.run('deploy', 'analytics', '--to', to);
  expect(keyless).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run keys analytics'),
  });
  const made = await team.run('keys', 'analytics');
  const kid = /The key of analytics is (\S{43})/.exec(made.output)?.[1] ?? '';
  const without = await team.run('deploy', 'analytics', '--to', to);
  expect(without).toMatchObject({ code: 1, output: expect.stringContaining('--url https://') });
  const url = 'https://analytics.thela.example';
  const { output } = await team.run('deploy', 'analytics', '--to', to, '--url', url);
  expect(output).toContain(`live: ${versions.next} (the first)`);
  expect(output).toContain(`signed by: ${kid}`);
  expect((await team.run('keys', '--list')).output).toMatch(
    new RegExp(`^analytics +${kid} +yes +here$`, 'm'),
  );
  const { text } = await makeSigningKey();
  const others = { THELA_SIGNING_KEY: text };
  const theirs = await runCommand(
    ['rollback', 'analytics', '--to', to],
    team.workspace.folder,
    others,
  ).ended;
  expect(theirs).toMatchObject({ code: 1, output: expect.stringContaining('does not count') });
  expect((await team.run('status', '--to', to)).output).toContain('voice       not deployed');
});

function analyticsAt(site: Site) {
  return readVerifiedEntry(site.target, 'analytics');
}

function releaseFolder({ workspace }: Team): string {
  return join(workspace.folder, '.thela/releases/analytics', versions.next);
}

/**
 * Removes the tests of a project but its shortest: enough to see that a release runs them. `npm test` runs all of
 * them.
 *
 * @param word that the test must contain
 */
function keepOneTest(project: string, word: string): void {
  const entries = readdirSync(project, { recursive: true, encoding: 'utf8' });
  const [, ...others] = entries
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(project, path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .toSorted((a, b) => rank(a.text) - rank(b.text));
  for (const { path } of others) rmSync(path);

  function rank(text: string): number {
    return text.includes(word) ? text.length : Number.POSITIVE_INFINITY;
  }
}

/** What is changed of a lib's `package.json`. */
interface Manifest {
  readonly scripts?: Record<string, string>;
  readonly nx?: { readonly targets?: Record<string, unknown> };
}

/** Makes the tests of a lib a command that does nothing: that a release runs it is what counts here. */
function emptyTests(lib: string): void {
  const path = join(lib, 'package.json');
  const { scripts, nx, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const { test: _, ...others } = scripts ?? {};
  // Nx runs a command in its own process, and a script by two more and npm.
  const targets = { ...nx?.targets, test: { command: 'node --version' } };
  writeFileSync(path, JSON.stringify({ ...manifest, scripts: others, nx: { ...nx, targets } }));
}

function replaceIn(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(OLD, NEW));
}

/** The tasks in Nx's output, `profit:build`, sorted. */
function tasksIn(output: string): string[] {
  const tasks = [...output.matchAll(/nx run @thela\/([\w-]+:\w+)/g)].map(([, task = '']) => task);
  return [...new Set(tasks)].toSorted();
}

/** A hash of every file in a folder, by path. */
function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
  );
}

function changesSince(before: Record<string, string>, folder: string): string[] {
  const now = filesOf(folder);
  return Object.keys({ ...before, ...now }).filter((path) => before[path] !== now[path]);
}
