import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, toolNamed } from '../../fixtures';
import type { Site } from '../../site';
import type { Row } from '../row';

const HARM = '\nglobalThis.canary = 1;';

/** Appends a line to a live release's file on the server's disk, as somebody would who can write there. */
function tamper(site: Site, app: string, file: RegExp): void {
  const files = readdirSync(join(site.folder, app), { recursive: true, encoding: 'utf8' });
  const paths = files.filter((path) => file.test(path)).map((path) => join(site.folder, app, path));
  expect(paths).toHaveLength(1);
  for (const path of paths) {
    appendFileSync(path, HARM);
    for (const copy of [`${path}.br`, `${path}.gz`]) rmSync(copy, { force: true });
  }
}

/** What became of a tool; runs in the page. */
function seen(): string {
  if ('canary' in globalThis) return 'the changed file ran';
  const alert = document.querySelector('main [role="alert"]');
  return (alert ?? document.querySelector('main h1'))?.textContent ?? 'nothing yet';
}

/** Serves the released bytes to `fetch` and other ones to a request for a script. */
async function serveTwoFaces(site: Site, app: string): Promise<Server> {
  await site.stop(app);
  const server = createServer(({ url = '', headers }, response) => {
    const path = decodeURIComponent(new URL(url, site.url).pathname);
    const harm = headers['sec-fetch-dest'] === 'script' ? HARM : '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(`${readFileSync(join(site.folder, app, path), 'utf8')}${harm}`);
  });
  const { port } = new URL(site.originOf(app));
  await once(server.listen(Number(port), 'localhost'), 'listening');
  return server;
}

/** A changed file of a tool must not run, and the tool is shown as stopped. */
function refused(name: string, app: string, file: RegExp): Row {
  const { path, label } = toolNamed(app);
  return {
    name,
    isAttack: true,
    run: async ({ tab, site }) => {
      tamper(site, app, file);
      await tab.goto(path);
      await expect.poll(() => tab.evaluate(seen)).toContain(`${label} was stopped for your safety`);
    },
  };
}

const twoFaced: Row = {
  name: 'a server that answers import() with other bytes than fetch: none of them run, on two visits',
  isAttack: true,
  run: async ({ tab, site }) => {
    const server = await serveTwoFaces(site, 'profit');
    const { path, heading, label } = toolNamed('profit');
    try {
      for (let visit = 0; visit < 2; visit += 1) {
        await tab.goto(path);
        // The skeleton of a tool has no heading.
        await expect.poll(() => tab.evaluate(seen)).not.toBe('nothing yet');
        expect(await tab.evaluate(seen)).toMatch(new RegExp(`${heading}|${label}`));
      }
    } finally {
      server.close();
      server.closeAllConnections();
      await site.start('profit');
    }
  },
};

export const changedFiles: readonly Row[] = [
  refused('a tampered script is refused', 'profit', /assets\/tool-[^/]*\.js$/),
  refused('a tampered lazy chunk is refused', 'analytics', /assets\/chart-[^/]*\.js$/),
  twoFaced,
];
