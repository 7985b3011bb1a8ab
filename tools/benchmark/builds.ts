import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '@thela/tools/nx';
import { CommandError, distOf, SHELL, workspaceRoot } from '@thela/tools/workspace';
import { copyWorkspace } from '@thela/tools/workspace-copy';
import { makeRelease } from '@thela/shipping';
import type { Release } from '@thela/shipping';

/** Folder of everything that the benchmark writes. */
export const BENCHMARK_FOLDER = join(workspaceRoot, '.thela/benchmark');

export const CHANGED_TOOL = 'profit';

/** The service worker, which the shell's build makes. */
const WORKER = 'sw.js';

/** What is served, before a deploy and after it: the release of one tool, the folder of the baseline. */
export interface Builds {
  readonly release: Version<Release>;
  readonly baseline: Version<string>;
  /** Folder of the floor, whose word is not changed. */
  readonly floor: string;
  readonly smallest: string;
}

/** Something as it is, and with one word changed. */
interface Version<T> {
  readonly before: T;
  readonly after: T;
}

/** Builds the apps and the baseline, then builds one tool and the baseline again with a changed word. */
export async function buildAll(): Promise<Builds> {
  await buildApps();
  const baseline = {
    before: join(BENCHMARK_FOLDER, 'baseline-dist'),
    after: join(BENCHMARK_FOLDER, 'baseline-changed'),
  };
  buildPage('baseline', workspaceRoot, baseline.before);
  const floor = join(BENCHMARK_FOLDER, 'floor-dist');
  buildPage('floor', workspaceRoot, floor);
  cpSync(join(distOf(SHELL), WORKER), join(floor, WORKER));
  const smallest = join(BENCHMARK_FOLDER, 'smallest-dist');
  buildPage('smallest', workspaceRoot, smallest);
  const copy = copyWorkspace();
  try {
    changeWord(copy.folder, 1);
    buildPage('baseline', copy.folder, baseline.after);
    runNode(copy.folder, 'tools/cli/run.mjs', 'build', CHANGED_TOOL);
    const releases = join(BENCHMARK_FOLDER, 'releases');
    const changed = join(copy.folder, 'apps', CHANGED_TOOL, 'dist');
    const release = {
      before: await makeRelease(distOf(CHANGED_TOOL), releases),
      after: await makeRelease(changed, releases),
    };
    return { release, baseline, floor, smallest };
  } finally {
    copy.remove();
  }
}

/** @param name of the folder here that has its configuration */
function buildPage(name: 'baseline' | 'floor' | 'smallest', workspace: string, dist: string): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const options = ['--configLoader', 'runner', '--outDir', dist, '--emptyOutDir'];
  const folder = `tools/benchmark/${name}`;
  runNode(workspace, vite, 'build', folder, ...options, '--logLevel', 'error');
}

/**
 * Changes a word in the tool and in its tests, as a person would.
 *
 * @param workspace folder of a copy of the workspace
 * @param round number in the new word, so that no two rounds build the same files
 */
export function changeWord(workspace: string, round: number): void {
  const sources = join(workspace, 'apps', CHANGED_TOOL, 'src');
  const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/Each Dish \w+/g, `Each Dish Today${round}`));
  }
}

/**
 * Runs a script with Node; its output is shown only when it fails.
 *
 * @throws CommandError with the script's output
 */
export function runNode(folder: string, script: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new CommandError(`${[script, ...args].join(' ')} did not succeed.\n${stdout}${stderr}`);
}
