import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runWorkflow } from './run-workflow';

const checkout = mkdtempSync(join(tmpdir(), 'thela-checkout-'));
const log = join(checkout, 'log');
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const CALLING = `
name: Calling
on: { push: {} }
jobs:
  plan:
    outputs: { tools: '\${{ steps.list.outputs.tools }}' }
    steps:
      - uses: actions/checkout@v4
      - id: list
        env: { ALL: '\${{ vars.ALL }}' }
        run: echo "tools=$ALL" >> "$GITHUB_OUTPUT"
  ship:
    needs: plan
    if: needs.plan.outputs.tools != '[]'
    strategy: { matrix: { tool: '\${{ fromJSON(needs.plan.outputs.tools) }}' } }
    uses: ./.github/workflows/called.yml
    with: { tool: '\${{ matrix.tool }}' }
  after:
    needs: [ship]
    steps: [{ run: 'echo after >> log' }]
`;

const CALLED = `
name: Called
on: { workflow_call: {} }
jobs:
  build:
    steps:
      - env: { TOOL: '\${{ inputs.tool }}' }
        run: mkdir -p out && echo "built $TOOL" > out/file
      - uses: actions/upload-artifact@v4
        with: { name: 'a-\${{ inputs.tool }}', path: out }
      - run: rm -r out
  deploy:
    needs: build
    steps:
      - uses: actions/download-artifact@v4
        with: { name: 'a-\${{ inputs.tool }}', path: taken }
      - if: vars.FAILS != ''
        run: false | cat
      - env: { KEY: '\${{ secrets.KEY }}' }
        run: |
          cat taken/file >> log
          echo "with $KEY, $RUNNER" >> log
`;

beforeEach(() => {
  rmSync(log, { force: true });
  write('.github/workflows/calling.yml', CALLING);
  write('.github/workflows/called.yml', CALLED);
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

function run(name: string, vars: Record<string, string>, only?: string) {
  const printed: string[] = [];
  const values = { vars, secrets: { KEY: 'a key' }, inputs: {}, env: { RUNNER: 'here' } };
  runWorkflow(name, values, only, (line) => printed.push(line), checkout);
  return printed.join('\n');
}

it('runs the scripts of all jobs in their order, those of called workflows included', () => {
  const printed = run('calling', { ALL: '["profit","voice"]' });
  const lines = ['profit', 'voice'].flatMap((tool) => [`built ${tool}`, 'with a key, here']);
  expect(readFileSync(log, 'utf8')).toBe([...lines, 'after', ''].join('\n'));
  expect(printed).toContain('left out: actions/checkout@v4');
  expect(printed).not.toContain('a key');
});

it('leaves a job out whose condition does not hold, and the jobs that need it', () => {
  const printed = run('calling', { ALL: '[]' });
  expect(printed).toContain('--- calling / ship: left out\n--- calling / after: left out');
});

it('stops at a script that fails, also within a pipe', () => {
  expect(() => run('calling', { ALL: '["profit"]', FAILS: 'yes' })).toThrow(
    'A step of called / deploy ended with code 1: false | cat',
  );
});

it('runs one job alone', () => {
  run('calling', {}, 'after');
  expect(readFileSync(log, 'utf8')).toBe('after\n');
});

it.each([
  ['nothing', undefined, 'There is no workflow "nothing". One of: called, calling.'],
  ['called', 'nothing', 'called.yml has no job "nothing". One of: build, deploy.'],
  ['calling', undefined, '${{ fromJSON(needs.plan.outputs.tools) }} is no list'],
])('says what is wrong: %s %s', (name, job, message) => {
  expect(() => run(name, { ALL: '"profit"' }, job)).toThrow(message);
});
