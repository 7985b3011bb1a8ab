import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { keystrokeMs, longestTaskMs } from './budgets';
import { median } from './results';
import {
  againstBefore,
  forgetInteractionsOn,
  interactionsOn,
  withInteractions,
} from './interactions';
import { newPhone, newSlowPage, readObserved } from './phone';
import type { Profile } from './profile';
import { partOf, referenceOn, withReference } from './reference-task';
import { toolPlaceNamed } from '../testing/tool-places';
import type { Benchmark } from './rounds';
import type { Subject } from './subjects';
import { visit } from './visit';

const OPENINGS = 5;
const FIELDS = 5;
const PRICE = '123.45';
const KEY_EACH_MS = 100;

/** Measures the arithmetic of a price edit on a menu of 1,000 dishes. */
export async function profilePricing(browser: Browser): Promise<Profile[]> {
  const phone = await withReference(await newPhone(browser));
  const page = await newSlowPage(phone);
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundlePricing() });
  const before = await referenceOn(page);
  const durations = await page.evaluate(() =>
    (globalThis as unknown as { pricing: { editPrices: () => number[] } }).pricing.editPrices(),
  );
  const reference = (before + (await referenceOn(page))) / 2;
  await phone.close();
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const name = 'price edit on 1,000 dishes, ms';
  const others = `median ${median(sorted).toFixed(1)}, slowest ${at(0.999).toFixed(1)}`;
  const row = `95 of 100 edits; ${others}; ${partOf(at(0.95), reference)}`;
  return [
    { name, row, seen: at(0.95), atMost: keystrokeMs },
    againstBefore('price edit on 1,000 dishes', at(0.95), reference),
  ];
}

/** What was measured of one page of Profit, in ms. */
interface Typed {
  /** Each key until the next paint. */
  readonly keys: readonly number[];
  /** Tasks and frames of 50 ms or more: the longest, 0 for none. */
  readonly task: number;
  readonly frame: number;
  readonly reference: number;
}

/** Types prices in the Profit Optimizer, in pages that were just opened. */
export async function profileTyping(
  { browser, line }: Benchmark,
  { url }: Subject,
): Promise<Profile[]> {
  const place = toolPlaceNamed('profit');
  const phone = await withInteractions(await withReference(await newPhone(browser)));
  const all: Typed[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const { page } = await visit(phone, line, `${url}${place.path}`, place.heading);
    all.push(await typePrices(page));
    await page.close();
  }
  await phone.close();
  const of = (figure: (typed: Typed) => number) => median(all.map(figure));
  const reference = of((typed) => typed.reference);
  const further = all.flatMap(({ keys }) => keys.slice(1));
  return [
    longestOf('task', all),
    longestOf('frame', all),
    againstBefore(
      'first key in Profit until the next paint',
      of(({ keys }) => keys[0] ?? Number.NaN),
      reference,
    ),
    againstBefore('further keys in Profit until the next paint', median(further), reference),
  ];
}

async function typePrices(page: Page): Promise<Typed> {
  const before = await readObserved(page);
  const reference = await referenceOn(page);
  await forgetInteractionsOn(page);
  for (const field of (await page.getByRole('spinbutton').all()).slice(0, FIELDS)) {
    await field.selectText();
    await page.keyboard.type(PRICE, { delay: KEY_EACH_MS });
  }
  const keys = await interactionsOn(page);
  const after = await readObserved(page);
  const longest = (kind: 'longTasks' | 'longFrames') =>
    Math.max(0, ...after[kind].slice(before[kind].length).map(([, duration]) => duration));
  return {
    keys,
    task: longest('longTasks'),
    frame: longest('longFrames'),
    reference: (reference + (await referenceOn(page))) / 2,
  };
}

function longestOf(kind: 'task' | 'frame', all: readonly Typed[]): Profile {
  const each = all.map((typed) => typed[kind]);
  return {
    name: `longest ${kind} while typing in Profit, ms (0: none of 50 or more)`,
    row: `${FIELDS} prices of ${PRICE.length} keys, in each page: ${each.map((ms) => ms.toFixed(0)).join(', ')}`,
    seen: Math.max(...each),
    atMost: longestTaskMs,
  };
}

async function bundlePricing(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('pricing-profile.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pricing',
      },
    },
  });
  const [first] = [outputs].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (!chunk) throw new Error('The pricing profile was not bundled.');
  return chunk.code;
}
