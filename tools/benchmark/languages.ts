import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '@thela/language/languages';
import { releaseRecordSchema } from '@thela/federation/release';
import * as v from 'valibot';
import { tableLines } from '../cli/table';
import { translatedLanguages } from '../translations/translation-file';
import { distOf, listApps } from '../workspace';
import { buildAll } from './builds';
import { launchBrowser, newPhone } from './phone';
import { chooseLanguage, places } from './places';
import type { Place } from './places';
import { ENGLISH } from './english';
import { median } from './results';
import type { Benchmark } from './rounds';
import { openSlowLine } from './slow-line';
import { serveComposed, settingOf } from './subjects';
import { visit } from './visit';
import type { VisitFigures } from './visit';

const CACHES = ['cold', 'warm'] as const;

/**
 * `npm run benchmark languages`: how the start of the site in one language compares with its start in English, on
 * the same slow phone and line, and how many bytes each language costs.
 *
 * @param runs how often each page is opened
 */
export async function benchmarkLanguages(language: Language, runs: number): Promise<void> {
  const builds = await buildAll();
  const line = openSlowLine();
  const browser = await launchBrowser();
  const site = await serveComposed(settingOf(line), builds);
  try {
    const rows: string[][] = [['page', 'cache', 'first paint', 'largest paint', 'usable', 'KB']];
    for (const place of places) {
      const taken = await takeBoth({ browser, line }, site.url, place, language, runs);
      for (const cache of CACHES) rows.push(cells(place.page, cache, taken[cache]));
    }
    const title = `${language} / ${ENGLISH} = ratio; medians of ${runs} runs, times in ms`;
    console.log(['', title, '', ...tableLines(rows), '', ...tableLines(byteRows())].join('\n'));
  } finally {
    await browser.close();
    line.close();
    await site.stop();
  }
}

/** What was measured of a page in English, and in the other language. */
interface Taken {
  readonly english: VisitFigures[];
  readonly other: VisitFigures[];
}

const nothingTaken = (): Taken => ({ english: [], other: [] });

/** The two languages take turns, so that a machine that slows down over time slows down both. */
async function takeBoth(
  { browser, line }: Benchmark,
  url: string,
  { page, path, headingIn }: Place,
  language: Language,
  runs: number,
): Promise<Record<(typeof CACHES)[number], Taken>> {
  const taken = { cold: nothingTaken(), warm: nothingTaken() };
  for (let run = 0; run < runs; run += 1) {
    console.log(`Run ${run + 1} of ${runs}: ${page} ...`);
    for (const each of run % 2 === 0 ? [language, ENGLISH] : [ENGLISH, language]) {
      const phone = await newPhone(browser);
      await chooseLanguage(phone, each, url);
      for (const cache of CACHES) {
        const visited = await visit(phone, line, `${url}${path}`, headingIn(each));
        taken[cache][each === ENGLISH ? 'english' : 'other'].push(visited.figures);
        await visited.page.close();
      }
      await phone.close();
    }
  }
  return taken;
}

function cells(page: string, cache: string, { english, other }: Taken): string[] {
  const ratio = (figure: (figures: VisitFigures) => number) => {
    const [over, under] = [other, english].map((all) => median(all.map(figure)));
    return `${Math.round(over ?? 0)} / ${Math.round(under ?? 0)} = ${((over ?? 0) / (under || 1)).toFixed(2)}`;
  };
  return [
    page,
    cache,
    ratio(({ firstPaint }) => firstPaint),
    ratio(({ largestPaint }) => largestPaint),
    ratio(({ usable }) => usable),
    ratio(({ bytesBeforeUsable }) => bytesBeforeUsable / 1000),
  ];
}

/** Compressed bytes of what opens each app, and of its texts in each language. */
function byteRows(): string[][] {
  const rows = listApps().map(({ name }) => {
    const folder = join(distOf(name), 'assets');
    const sizeOf = (language: Language) => {
      const file = readdirSync(folder).find((path) => path.startsWith(`translations-${language}-`));
      return file ? String(brotliCompressSync(readFileSync(join(folder, file))).length) : '-';
    };
    return [name, openingBytes(name), ...translatedLanguages.map(sizeOf)];
  });
  return [['bytes, Brotli', 'scripts to open it', ...translatedLanguages], ...rows];
}

/** A tool's release names its scripts; the shell has no release. */
function openingBytes(name: string): string {
  const record = v.safeParse(
    v.pipe(v.string(), v.parseJson(), releaseRecordSchema),
    readRecord(join(distOf(name), 'release.json')),
  );
  if (!record.success) return '-';
  const sizes = record.output.scripts.map(
    (path) => brotliCompressSync(readFileSync(join(distOf(name), path))).length,
  );
  return String(sizes.reduce((sum, size) => sum + size, 0));
}

function readRecord(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
