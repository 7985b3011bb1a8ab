import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../cli/nx';
import { distOf, SHELL, workspaceRoot } from '../workspace';
import { copyWorkspace } from '../testing/workspace-copy';
import { makeRelease } from '@thela/shipping';
import type { Release } from '@thela/shipping';
import { CHANGED_TOOL, changeWord } from './changed-word';
import { runNode } from './run-node';

/** Folder of everything that the benchmark writes. */
export const BENCHMARK_FOLDER = join(workspaceRoot, '.thela/benchmark');

/** What is served, before a deploy and after it: the release of one tool, the folder of the baseline. */
export interface Builds {
  readonly release: Version<Release>;
  readonly baseline: Version<string>;
  /** Folder of the floor, whose word is not changed. */
  readonly floor: string;
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
    return { release, baseline, floor };
  } finally {
    copy.remove();
  }
}

/** The service worker, which the shell's build makes. */
const WORKER = 'sw.js';

/** The prerenderer expects this line in a page and removes it; the baseline's page has none. */
const REGISTRY_PRELOAD = '<link rel="preload" href="/remotes.json" />';

/**
 * Makes a build of the baseline whose welcome is prerendered, by the code that prerenders the shell's.
 *
 * @param baseline folder of a build whose welcome is not prerendered
 */
export function prerenderBaseline(baseline: string): string {
  const folder = join(BENCHMARK_FOLDER, 'baseline-prerendered');
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  cpSync(baseline, dist, { recursive: true });
  cpSync(join(distOf(SHELL), '../dist-server'), join(folder, 'dist-server'), { recursive: true });
  const page = join(dist, 'index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('</head>', `${REGISTRY_PRELOAD}</head>`));
  return dist;
}

/** @param name of the folder here that has its configuration */
function buildPage(name: 'baseline' | 'floor', workspace: string, dist: string): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const options = ['--configLoader', 'runner', '--outDir', dist, '--emptyOutDir'];
  const folder = `tools/benchmark/${name}`;
  runNode(workspace, vite, 'build', folder, ...options, '--logLevel', 'error');
}
