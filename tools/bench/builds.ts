import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../nx';
import { distOf, SHELL, workspaceRoot } from '../workspace';
import { copyWorkspace } from '../workspace-copy';
import { makeRelease } from '../shipping/release-folders';
import type { Release } from '../shipping/release-folders';
import { CHANGED_TOOL, changeWord } from './changed-word';
import { runNode } from './run-node';

/** What the bench makes lies here. */
export const BENCH_FOLDER = join(workspaceRoot, '.thela/bench');

/** What is served, before a deploy and after it: the release of one tool, the folder of the twin. */
export interface Builds {
  readonly release: Version<Release>;
  readonly twin: Version<string>;
}

/** Something as it is, and with one word changed. */
interface Version<T> {
  readonly before: T;
  readonly after: T;
}

/** Builds the apps and the twin, and one tool and the twin once more with a changed word. */
export async function buildAll(): Promise<Builds> {
  await buildApps();
  const twin = {
    before: join(BENCH_FOLDER, 'twin-dist'),
    after: join(BENCH_FOLDER, 'twin-changed'),
  };
  buildTwin(workspaceRoot, twin.before);
  const copy = copyWorkspace();
  try {
    changeWord(copy.folder, 1);
    buildTwin(copy.folder, twin.after);
    runNode(copy.folder, 'tools/run.mjs', 'build', CHANGED_TOOL);
    const releases = join(BENCH_FOLDER, 'releases');
    const changed = join(copy.folder, 'apps', CHANGED_TOOL, 'dist');
    const release = {
      before: await makeRelease(distOf(CHANGED_TOOL), releases),
      after: await makeRelease(changed, releases),
    };
    return { release, twin };
  } finally {
    copy.remove();
  }
}

/** What rendering ahead takes out of the shell's page; the twin's has none. */
const REGISTRY_PRELOAD = '<link rel="preload" href="/remotes.json" />';

/**
 * A build of the twin that is published with the welcome in its page, by what renders the shell's.
 *
 * @param twin folder of a build without it
 */
export function renderedAhead(twin: string): string {
  const folder = join(BENCH_FOLDER, 'twin-prerendered');
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  cpSync(twin, dist, { recursive: true });
  cpSync(join(distOf(SHELL), '../dist-server'), join(folder, 'dist-server'), { recursive: true });
  const page = join(dist, 'index.html');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('</head>', `${REGISTRY_PRELOAD}</head>`));
  return dist;
}

function buildTwin(workspace: string, dist: string): void {
  const vite = 'node_modules/vite/bin/vite.js';
  const options = ['--configLoader', 'runner', '--outDir', dist, '--emptyOutDir'];
  runNode(workspace, vite, 'build', 'tools/bench/twin', ...options, '--logLevel', 'error');
}
