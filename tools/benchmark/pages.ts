import type { Language } from '@thela/language/languages';
import { CommandError } from '../workspace';
import { ENGLISH } from './english';
import { buildAll, prerenderBaseline } from './builds';
import type { Builds } from './builds';
import { profileTaps } from './count-profile';
import { profileLedger } from './ledger-profile';
import { profileMemory } from './memory-profile';
import { launchBrowser } from './phone';
import { toolPlaceNamed, toolPlaces } from '../testing/tool-places';
import { profilePricing, profileTyping } from './profiles';
import { report } from './report';
import { measureNew } from './rounds';
import type { Benchmark, Sample } from './rounds';
import { openSlowLine } from './slow-line';
import type { SlowLine } from './slow-line';
import { serveComposed, serveBaseline, settingOf } from './subjects';
import type { Subject } from './subjects';
import { placeOf } from './places';
import type { Place } from './places';
import { profileStart } from './start-profile';
import { measureUsed } from './used-phones';

/** The tool that the page of `floor/` shows. */
const FLOOR_TOOL = 'profit';

/** In which warm pages are opened. */
const LANGUAGES: readonly Language[] = [ENGLISH, 'hi-IN'];

/** What `npm run benchmark` is asked for. */
interface Options {
  readonly runs: string;
  /** App folders, separated by commas; all tools if left out. */
  readonly tools?: string | undefined;
  readonly prerendered?: true | undefined;
  readonly markdown?: true | undefined;
  readonly profile?: true | undefined;
}

/**
 * `npm run benchmark`: how fast the composed site's pages are against those of its baseline. The exit code
 * is 1 when a budget is missed.
 */
export async function benchmarkPages(options: Options): Promise<void> {
  const runs = readRuns(options.runs);
  if (options.profile) return profileWarmStart(runs);
  const chosen = placesNamed(options.tools);
  const onFloor = chosen.filter(({ page }) => page === FLOOR_TOOL);
  const builds = await buildAll();
  const line = openSlowLine();
  const browser = await launchBrowser();
  const sites: Subject[] = [];
  try {
    const composed = await serveComposed(settingOf(line), builds);
    sites.push(composed, ...(await serveBaselines(line, builds, options.prerendered ?? false)));
    const floor = await serveBaseline(settingOf(line), 'floor', only(builds.floor));
    const compared = [...sites];
    const used = compared.map((subject) => ({ subject, languages: LANGUAGES, places: chosen }));
    if (onFloor.length > 0) used.push({ subject: floor, languages: [ENGLISH], places: onFloor });
    sites.push(floor);
    const samples = [
      ...(await takeAll({ browser, line }, compared, chosen, runs)),
      ...(await measureUsed(line, used, chosen, runs)),
    ];
    const profiles = [
      ...(await profilePricing(browser)),
      ...(await profileTyping({ browser, line }, composed)),
      ...(await profileLedger({ browser, line }, composed)),
      ...(await profileTaps({ browser, line }, composed)),
      ...(await profileMemory({ browser, line }, composed)),
    ];
    const isMet = report({ runs, samples, profiles, isMarkdown: options.markdown ?? false });
    if (!isMet) process.exitCode = 1;
  } finally {
    await browser.close();
    line.close();
    for (const site of sites) await site.stop();
  }
}

async function profileWarmStart(runs: number): Promise<void> {
  const builds = await buildAll();
  const line = openSlowLine();
  const site = await serveComposed(settingOf(line), builds);
  try {
    await profileStart(line, site, runs);
  } finally {
    line.close();
    await site.stop();
  }
}

/** @param isBoth whether a second baseline, with a prerendered welcome, is measured, too */
async function serveBaselines(
  line: SlowLine,
  { baseline }: Builds,
  isBoth: boolean,
): Promise<Subject[]> {
  const setting = settingOf(line);
  const plain = await serveBaseline(setting, 'baseline', baseline);
  if (!isBoth) return [plain];
  const dist = prerenderBaseline(baseline.before);
  return [plain, await serveBaseline(setting, 'prerendered', only(dist))];
}

/** Of what no word is changed. */
function only(dist: string): Builds['baseline'] {
  return { before: dist, after: dist };
}

async function takeAll(
  benchmark: Benchmark,
  subjects: readonly Subject[],
  chosen: readonly Place[],
  runs: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const place of chosen) {
      console.log(`Run ${run + 1} of ${runs}, new phones: ${place.page} ...`);
      // The order alternates, so that a machine that slows down over time slows down both.
      for (const subject of run % 2 === 0 ? subjects : subjects.toReversed()) {
        samples.push(...(await measureNew(benchmark, subject, place)));
      }
    }
  }
  return samples;
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new CommandError(`--runs takes a number such as 5, not "${text}".`);
}

function placesNamed(names: string | undefined): readonly Place[] {
  const named = names === undefined ? toolPlaces : names.split(',').map(toolPlaceNamed);
  return named.map(placeOf);
}
