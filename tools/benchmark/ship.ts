import { join } from 'node:path';
import { listApps } from '@thela/tools/workspace';
import { copyWorkspace } from '@thela/tools/workspace-copy';
import { CHANGED_TOOL, changeWord, runNode } from './builds';
import { report } from './report';
import { median } from './results';

const ROUNDS = 3;

/** The libs whose code runs in the apps. */
const LIBS = ['@thela/contract', '@thela/pricing', '@thela/ui'];

/**
 * `npm run benchmark ship`: how long it takes to ship one tool after a word of it changed, from the change
 * to the deployed release with its tests, and to build it, each as a ratio to all apps. It works in a
 * copy of the workspace and prints the medians of its rounds.
 */
export function benchmarkShipping(): void {
  const copy = copyWorkspace();
  const run = (script: string, ...words: string[]) => runNode(copy.folder, script, ...words);
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
    run('tools/cli/run.mjs', 'release', CHANGED_TOOL);
    const site = `folder:${join(copy.folder, '.thela/site')}`;
    const url = `https://${CHANGED_TOOL}.example/`;
    run('tools/cli/run.mjs', 'deploy', CHANGED_TOOL, '--to', site, '--url', url);
  };
  try {
    // A first release fills Nx's cache with the tests of the libs, which do not change afterwards.
    ship();
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      changeWord(copy.folder, round);
      return {
        ship: secondsOf(ship),
        testAll: secondsOf(() => nx('test,build', [...apps, ...LIBS])),
        build: secondsOf(() => nx('build', [`@thela/${CHANGED_TOOL}`])),
        buildAll: secondsOf(() => nx('build', apps)),
      };
    });
    const of = (step: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[step]));
    const time = (seconds: number) => `${seconds.toFixed(1)} s`;
    const row = (one: string, alone: number, all: string, allApps: number) => [
      `${one} ${CHANGED_TOOL}: ${time(alone)}`,
      `${all} all apps: ${time(allApps)}`,
      (alone / allApps).toFixed(2),
    ];
    report({
      command: 'ship',
      title: `After a changed word in ${CHANGED_TOOL}, medians of ${ROUNDS} rounds`,
      tables: [
        [
          ['alone', 'all', 'ratio'],
          row('build', of('build'), 'build', of('buildAll')),
          row('test, build and deploy', of('ship'), 'test and build', of('testAll')),
          row('test, build and deploy', of('ship'), 'build', of('buildAll')),
        ],
      ],
    });
  } finally {
    copy.remove();
  }
}

function secondsOf(body: () => void): number {
  const start = performance.now();
  body();
  return (performance.now() - start) / 1000;
}
