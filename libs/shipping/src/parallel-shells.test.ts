// @module-tag nightly

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { PublishTask } from './testing/publish-shell-process';
import { temporaryFolder } from './testing/sample-build';

const root = temporaryFolder();
const site = join(root, 'site');

/** The names of a build's pages: so many that the processes replace files at the same time. */
const pagesOf = (build: string) =>
  Array.from({ length: 600 }, (_, place) => `${build}-${place}.html`).toSorted();

/** Writes a build, and starts a process that is ready to publish it. */
async function startPublishing(build: string) {
  const dist = join(root, build);
  mkdirSync(join(dist, 'tools'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), build);
  for (const page of pagesOf(build)) writeFileSync(join(dist, 'tools', page), build);
  const task: PublishTask = { dist, config: { brand: build }, site };
  const script = fileURLToPath(new URL('testing/publish-shell-process.ts', import.meta.url));
  const child = fork(script, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

it('two processes that publish the shell at the same time leave the files of one build', async () => {
  const children = await Promise.all(['first', 'second'].map(startPublishing));
  const ends = children.map((child) => once(child, 'exit'));
  for (const child of children) child.send('go');
  expect(await Promise.all(ends)).toEqual(children.map(() => [0, null]));

  const shell = join(site, 'shell');
  const build = readFileSync(join(shell, 'app.html'), 'utf8');
  const config: unknown = JSON.parse(readFileSync(join(shell, 'config.json'), 'utf8'));
  expect(config).toEqual({ brand: build });
  expect(readdirSync(join(shell, 'tools'))).toEqual(pagesOf(build));
  expect(readdirSync(site)).toEqual(['shell']);
});
