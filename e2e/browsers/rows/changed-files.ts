import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, toolNamed } from '../../fixtures';
import type { Site } from '../../site';
import type { Row } from '../row';

/** Appends a line to a live release's file on the server's disk, as somebody would who can write there. */
function tamper(site: Site, app: string, file: RegExp): void {
  const files = readdirSync(join(site.folder, app), { recursive: true, encoding: 'utf8' });
  const paths = files.filter((path) => file.test(path)).map((path) => join(site.folder, app, path));
  expect(paths).toHaveLength(1);
  for (const path of paths) {
    appendFileSync(path, '\nglobalThis.canary = 1;');
    for (const copy of [`${path}.br`, `${path}.gz`]) rmSync(copy, { force: true });
  }
}

/** What the page shows instead of a tool; runs in the page. */
function seen(): string {
  if ('canary' in globalThis) return 'the changed file ran';
  return document.querySelector('[role="alert"]')?.textContent ?? 'no notice';
}

/** A changed file of a tool must not run, and the tool is shown as stopped. */
function refused(name: string, app: string, file: RegExp): Row {
  const { path, label } = toolNamed(app);
  return {
    name,
    run: async ({ tab, site }) => {
      tamper(site, app, file);
      await tab.goto(path);
      await expect.poll(() => tab.evaluate(seen)).toContain(`${label} was stopped for your safety`);
    },
  };
}

export const changedFiles: readonly Row[] = [
  refused('a tampered script is refused', 'profit', /assets\/tool-[^/]*\.js$/),
  refused('a tampered lazy chunk is refused', 'analytics', /assets\/chart-[^/]*\.js$/),
];
