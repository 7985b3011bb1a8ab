import type { CDPSession, Page } from '@playwright/test';
import { toolPlaces } from '../testing/tool-places';
import type { ToolPlace } from '../testing/tool-places';
import { CommandError } from '../workspace';
import { memoryBudget } from './budgets';
import type { Profile } from './profile';
import type { Benchmark } from './rounds';
import type { Subject } from './subjects';

/** How often a tool is opened; by then each has been for as often as in months without a reload. */
const SWITCHES = 500;
/** What a tool loads after it was opened, and what is put off until the page is idle, has come by then. */
const REST_MS = 2000;
const TIMEOUT_MS = 60_000;
/** What one collection frees may be what held the next. */
const COLLECTIONS = 3;
/** React may hold the tool that was left until it renders again: the page is counted so often, and the least counts. */
const COUNTS = 4;
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'en-IN' };

const KINDS = ['objects', 'elements', 'listeners'] as const;

type Held = Record<(typeof KINDS)[number], number>;

/** A heap snapshot of V8: nodes are rows of numbers, named by `meta`. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * Switches among all tools, and compares what the program holds with what it held when each had been opened once.
 *
 * Compiled code is left out: V8 compiles and optimises functions the more often they run, and keeps that. So are the browser's
 * own objects; of what they hold of the page, elements and listeners are counted apart.
 */
export async function profileMemory(
  { browser, line }: Benchmark,
  { url }: Subject,
): Promise<readonly Profile[]> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  line.disconnect();
  await page.goto(`${url}${toolPlaces[0]?.path ?? ''}`);
  for (const place of toolPlaces) {
    await open(page, place);
    await page.waitForTimeout(REST_MS);
  }
  const before = await leastHeld(page, session);
  for (let count = 0; count < SWITCHES; count += 1) {
    const place = toolPlaces[count % toolPlaces.length];
    if (place) await open(page, place);
  }
  const after = await leastHeld(page, session);
  await context.close();
  const name = `memory after ${SWITCHES} switches among the tools, ratio to each opened once`;
  return KINDS.map((kind) => ({
    name: `${name}: ${kind}`,
    row: `${after[kind]} / ${before[kind]}${kind === 'objects' ? ' KB' : ''}`,
    seen: Math.round((100 * after[kind]) / before[kind]) / 100,
    atMost: memoryBudget,
  }));
}

async function open(page: Page, { path, heading }: ToolPlace): Promise<void> {
  await page.evaluate((target) => {
    const links = [...document.querySelectorAll('a')];
    links.find(({ pathname, hash }) => pathname === target && hash === '')?.click();
  }, path);
  await page
    .waitForFunction(
      (text) => document.querySelector('main h1')?.textContent.includes(text),
      heading,
      { timeout: TIMEOUT_MS },
    )
    .catch(() => {
      throw new CommandError(`${heading} did not open.`);
    });
}

/** What the program holds where the last tool is shown, see `heldBy`. */
async function leastHeld(page: Page, session: CDPSession): Promise<Held> {
  const least = { objects: Infinity, elements: Infinity, listeners: Infinity };
  for (let count = 0; count < COUNTS; count += 1) {
    // Also where it is open already: the page is rendered again.
    for (const place of toolPlaces.slice(-1)) await open(page, place);
    await page.waitForTimeout(REST_MS);
    const held = await heldBy(session);
    for (const kind of KINDS) least[kind] = Math.min(least[kind], held[kind]);
  }
  return least;
}

/** What the program holds: objects in KB; elements and listeners in numbers. */
async function heldBy(session: CDPSession): Promise<Held> {
  for (let time = 0; time < COLLECTIONS; time += 1)
    await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    objects: objectsIn(await snapshotOf(session)),
    elements: nodes,
    listeners: jsEventListeners,
  };
}

async function snapshotOf(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

function objectsIn({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [types] = meta.node_types;
  const [width, type, size] = [
    meta.node_fields.length,
    meta.node_fields.indexOf('type'),
    meta.node_fields.indexOf('self_size'),
  ];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += width) {
    const kind = types[nodes[node + type] ?? 0];
    if (kind !== 'code' && kind !== 'native') bytes += nodes[node + size] ?? 0;
  }
  return Math.round(bytes / 1024);
}
