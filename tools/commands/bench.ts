import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments';
import { CommandError, listApps } from '../workspace';
import { copyWorkspace } from '../workspace-copy';

const TOOL = 'profit';
const ROUNDS = 3;

/**
 * `npm run bench`: how long it takes to ship one tool after a changed word, as a ratio to building
 * all apps, and to testing and building all apps and their libs. All of it happens in a copy of
 * the workspace; rounds take turns, and their medians count.
 */
export default function bench(args: readonly string[]): void {
  readArguments(args, { usage: 'npm run bench', words: 0, options: {} });
  const copy = copyWorkspace();
  const run = (script: string, ...words: string[]) => runIn(copy.folder, script, words);
  const everything = listApps().map(({ name }) => `@thela/${name}`);
  const nx = (targets: string, projects: readonly string[]) =>
    run(
      'node_modules/nx/dist/bin/nx.js',
      'run-many',
      `--targets=${targets}`,
      `--projects=${projects.join()}`,
      '--parallel=2',
      '--skip-nx-cache',
    );
  const ship = () => {
    run('tools/run.mjs', 'release', TOOL);
    const site = `folder:${join(copy.folder, '.thela/site')}`;
    run('tools/run.mjs', 'deploy', TOOL, '--to', site, '--url', `https://${TOOL}.example/`);
  };
  try {
    // The libs did not change since the team's last release: their tests come from the cache.
    ship();
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      changeWord(join(copy.folder, 'apps', TOOL, 'src/messages.ts'), round);
      return {
        shipping: secondsOf(ship),
        building: secondsOf(() => nx('build', everything)),
        testing: secondsOf(() => nx('test,build', [...everything, ...LIBS])),
      };
    });
    const shipping = median(rounds.map((round) => round.shipping));
    print(`test, build and deploy ${TOOL} alone`, shipping, shipping);
    print('build all apps', median(rounds.map((round) => round.building)), shipping);
    print('test and build all apps', median(rounds.map((round) => round.testing)), shipping);
  } finally {
    copy.remove();
  }
}

/** The libs whose code runs in the apps. */
const LIBS = ['@thela/contract', '@thela/pricing', '@thela/ui'];

function changeWord(path: string, round: number): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/subtitle: "Today\S*/, `subtitle: "Today-${round}'s`));
}

function print(what: string, seconds: number, shipping: number): void {
  const ratio = (shipping / seconds).toFixed(2);
  console.log(`${what.padEnd(38)}${seconds.toFixed(1).padStart(6)} s   ratio ${ratio}`);
}

function runIn(folder: string, script: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new CommandError(`${args.join(' ')} did not succeed.\n${stdout}${stderr}`);
}

function secondsOf(body: () => void): number {
  const start = performance.now();
  body();
  return (performance.now() - start) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
