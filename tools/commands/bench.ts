import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments';
import { CommandError, listApps } from '../workspace';
import { copyWorkspace } from '../workspace-copy';

const TOOL = 'profit';
const ROUNDS = 3;

/**
 * `npm run bench`: how long one tool takes after a changed word, as a ratio to all apps: from the
 * change to the deployed release, tests included, and the build alone. All of it happens in a copy
 * of the workspace; rounds take turns, and their medians count.
 */
export default function bench(args: readonly string[]): void {
  readArguments(args, { usage: 'npm run bench', words: 0, options: {} });
  const copy = copyWorkspace();
  const run = (script: string, ...words: string[]) => runIn(copy.folder, script, words);
  const apps = listApps().map(({ name }) => `@thela/${name}`);
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
      changeWord(join(copy.folder, 'apps', TOOL, 'src'), round);
      return {
        ship: secondsOf(ship),
        testAll: secondsOf(() => nx('test,build', [...apps, ...LIBS])),
        build: secondsOf(() => nx('build', [`@thela/${TOOL}`])),
        buildAll: secondsOf(() => nx('build', apps)),
      };
    });
    const of = (step: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[step]));
    print(`test, build and deploy ${TOOL}`, of('ship'), 'test and build all apps', of('testAll'));
    print(`test, build and deploy ${TOOL}`, of('ship'), 'build all apps', of('buildAll'));
    print(`build ${TOOL}`, of('build'), 'build all apps', of('buildAll'));
  } finally {
    copy.remove();
  }
}

/** The libs whose code runs in the apps. */
const LIBS = ['@thela/contract', '@thela/pricing', '@thela/ui'];

/** In the tool and in its tests, as a person would. */
function changeWord(sources: string, round: number): void {
  for (const name of readdirSync(sources)) {
    const path = join(sources, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/Each Dish \w+/g, `Each Dish Today${round}`));
  }
}

function print(one: string, oneSeconds: number, all: string, allSeconds: number): void {
  const time = (seconds: number) => `${seconds.toFixed(1)} s`;
  const ratio = (oneSeconds / allSeconds).toFixed(2);
  console.log(`${one}: ${time(oneSeconds)}, ${all}: ${time(allSeconds)}, ratio ${ratio}`);
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
