import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { tableLines } from '../cli/table';
import { toolPlaceNamed } from '../testing/tool-places';
import { BENCHMARK_FOLDER } from './builds';
import { ENGLISH } from './english';
import { newSlowPage } from './phone';
import { placeOf } from './places';
import { median } from './results';
import type { SlowLine } from './slow-line';
import type { Subject } from './subjects';
import { startUsed, visitAll } from './used-phones';

type Profile = Awaited<ReturnType<typeof stopped>>;
const stopped = async (session: CDPSession) => (await session.send('Profiler.stop')).profile;

const SAMPLE_EACH_US = 200;
const POLLING_MS = 50;
const PROFIT = placeOf(toolPlaceNamed('profit'));

/** What the browser sums up of the main thread itself, in s of processor time. */
const NATIVE = {
  'browser: compile': 'V8CompileDuration',
  'browser: style': 'RecalcStyleDuration',
  'browser: layout': 'LayoutDuration',
} as const;

/** Where code belongs, by the address of its file; the first that fits. */
const FILES: readonly (readonly [step: string, address: RegExp])[] = [
  ['the benchmark itself', /observer\.js$/],
  ["the browser's own functions", /^$/],
  ['federation', /\/(federation-|remoteEntry|virtual_mf|[^/]*(mf_owner|SharedImportMap))[^/]*$/],
  ['early script', /\/assets\/early-/],
  ['the tool itself', /\/\d+\.\d+\.\d+[^/]*\/assets\//],
];

/**
 * Prints where the main thread spends a warm start of Profit: medians of so many openings of a used phone, in ms of
 * processor time of a thread that is slowed down as a cheap phone's.
 */
export async function profileStart(line: SlowLine, subject: Subject, runs: number): Promise<void> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'profiled-'));
  const used = { subject, folder, places: [PROFIT], language: ENGLISH };
  const taken: Map<string, number>[] = [];
  try {
    await visitAll(used, line);
    const phone = await startUsed(used);
    for (let run = 0; run < runs; run += 1) taken.push(await stepsOf(phone, line, subject));
    await phone.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const steps = [...new Set(taken.flatMap((each) => [...each.keys()]))]
    .map((step) => ({ step, ms: median(taken.map((each) => each.get(step) ?? 0)) }))
    .toSorted((a, b) => b.ms - a.ms);
  const rows = steps.map(({ step, ms }) => [step, ms.toFixed(0)]);
  console.log(tableLines([['warm Profit until usable', 'ms'], ...rows]).join('\n'));
}

async function stepsOf(phone: BrowserContext, line: SlowLine, { url }: Subject) {
  const page = await newSlowPage(phone);
  const session = await phone.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_EACH_US });
  await session.send('Profiler.start');
  line.disconnect();
  await page.goto(`${url}${PROFIT.path}`, { waitUntil: 'commit' });
  const heading = PROFIT.headingIn(ENGLISH);
  const usable = await page.waitForFunction(
    (text) =>
      (globalThis as unknown as { observed: { headings: Record<string, { usableAt: number }> } })
        .observed.headings[text]?.usableAt,
    heading,
    { polling: POLLING_MS },
  );
  const usableMs = (await usable.jsonValue()) ?? 0;
  const { metrics } = await session.send('Performance.getMetrics');
  const profile = await stopped(session);
  await page.close();
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const steps = scriptSteps(profile, metric('NavigationStart') * 1e6 + usableMs * 1000);
  for (const [step, name] of Object.entries(NATIVE)) steps.set(step, metric(name) * 1000);
  steps.set('all tasks', metric('TaskDuration') * 1000);
  steps.set('until usable, idle included', usableMs);
  return steps;
}

/**
 * Ms of scripts until a moment, by step. React is in the shell's file: until code of the tool runs for the first time it shows
 * the shell, later the tool.
 */
function scriptSteps({ nodes, samples = [], timeDeltas = [], startTime }: Profile, until: number) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const steps = new Map<string, number>();
  let now = startTime;
  let isToolThere = false;
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index + 1] ?? 0;
    now += timeDeltas[index] ?? 0;
    const { functionName = '', url = '' } = frames.get(id) ?? {};
    if (now > until || functionName === '(idle)' || functionName === '(program)') continue;
    const [named] = FILES.find(([, address]) => address.test(url)) ?? [];
    isToolThere ||= named === 'the tool itself';
    const shell = isToolThere
      ? 'React and shell: show the tool'
      : 'React and shell: start, hydrate';
    const step = functionName === '(garbage collector)' ? 'garbage collection' : (named ?? shell);
    steps.set(step, (steps.get(step) ?? 0) + delta / 1000);
  }
  return steps;
}
