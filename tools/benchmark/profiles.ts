import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { keystrokeMs } from './budgets';
import { median } from './results';
import { newPhone, newSlowPage, readObserved } from './phone';
import { partOf, referenceOn, withReference } from './reference-task';
import { toolPlaceNamed } from '../testing/tool-places';
import type { Benchmark } from './rounds';
import type { Subject } from './subjects';
import { visit } from './visit';

/** The result of a profile, and its budget. */
export interface Profile {
  readonly name: string;
  /** What was measured, in words. */
  readonly row: string;
  readonly seen: number;
  readonly atMost: number;
}

/** A person notices a frame that takes longer. */
const FRAME_MS = 50;
const KEY_EACH_MS = 100;

/** Measures the arithmetic of a price edit on a menu of 1,000 dishes. */
export async function profilePricing(browser: Browser): Promise<Profile> {
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
  return { name, row, seen: at(0.95), atMost: keystrokeMs };
}

/** Types prices in the Profit Optimizer and finds the longest frame meanwhile. */
export async function profileTyping(
  { browser, line }: Benchmark,
  { url }: Subject,
): Promise<Profile> {
  const place = toolPlaceNamed('profit');
  const phone = await newPhone(browser);
  const { page } = await visit(phone, line, `${url}${place.path}`, place.heading);
  const before = (await readObserved(page)).longFrames.length;
  for (const field of (await page.getByRole('spinbutton').all()).slice(0, 5)) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.type('123.45', { delay: KEY_EACH_MS });
  }
  await page.waitForTimeout(KEY_EACH_MS);
  const frames = (await readObserved(page)).longFrames.slice(before);
  await phone.close();
  const longest = Math.max(0, ...frames.map(([, duration]) => duration));
  const name = 'longest frame while typing in Profit, ms (0: none of 50 or more)';
  return { name, row: '5 prices of 6 keys', seen: longest, atMost: FRAME_MS };
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
