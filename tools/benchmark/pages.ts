import { toolPageNamed, toolPages } from '@thela/tools/tool-pages';
import { buildAll } from './builds';
import { launchBrowser } from './phone';
import { ENGLISH, sitePageOf } from './site-pages';
import type { SitePage } from './site-pages';
import { compareOpenings, openings, withStallPhones } from './records';
import { report } from './report';
import { resultCells, rowsOf } from './results';
import { measureNew, measureUsed } from './rounds';
import type { UsedPhone } from './rounds';
import { openSlowLine } from './slow-line';
import { serveBaseline, serveComposed, settingOf } from './subjects';
import type { Subject } from './subjects';
import { measureTaps } from './taps';
import { judge } from './verdicts';

/** The tool that the page of `floor/` shows, and that is opened in Hindi, too. */
const FLOOR_TOOL = 'profit';

/** What `npm run benchmark` is asked for. */
interface Options {
  readonly runs: number;
  /** App folders, separated by commas; all tools if left out. */
  readonly tools?: string | undefined;
  readonly markdown?: true | undefined;
}

/**
 * `npm run benchmark`: how fast the composed site's pages are against those of its baseline. The exit code
 * is 1 when a budget is missed.
 */
export async function benchmarkPages(options: Options): Promise<void> {
  const { runs } = options;
  const sitePages = sitePagesNamed(options.tools);
  const builds = await buildAll();
  const line = openSlowLine();
  const browser = await launchBrowser();
  const sites: Subject[] = [];
  try {
    const composed = await serveComposed(settingOf(line), builds);
    sites.push(composed);
    const baseline = await serveBaseline(settingOf(line), 'baseline', builds.baseline);
    sites.push(baseline);
    const unchanged = async (name: 'floor' | 'smallest') => {
      const dists = { before: builds[name], after: builds[name] };
      const subject = await serveBaseline(settingOf(line), name, dists);
      sites.push(subject);
      return subject;
    };
    const floor = await unchanged('floor');
    const smallest = await unchanged('smallest');
    const samples = [
      ...(await measureNew(browser, line, [composed, baseline, smallest], sitePages, runs)),
      ...(await measureUsed(
        line,
        usedPhones(composed, baseline, floor, sitePages),
        sitePages,
        runs,
      )),
    ];
    const others = await withStallPhones(line, composed, async (phones) => [
      ...(await compareOpenings(phones, line, composed, openings, runs)),
      ...(await measureTaps(phones.day, line, composed)),
    ]);
    const rows = rowsOf(samples);
    report({
      command: 'pages',
      title: `Composed site / single application = ratio; medians of ${runs} runs`,
      tables: [resultCells(rows)],
      verdicts: [...judge(rows), ...others],
      samples,
      isMarkdown: options.markdown ?? false,
    });
  } finally {
    await browser.close();
    line.close();
    for (const site of sites) await site.stop();
  }
}

function usedPhones(
  composed: Subject,
  baseline: Subject,
  floor: Subject,
  sitePages: readonly SitePage[],
): UsedPhone[] {
  const compared = [composed, baseline];
  const inEnglish = { language: ENGLISH, sitePages, isWelcomed: true };
  const onlyOne = sitePages.filter(({ page }) => page === FLOOR_TOOL);
  const english = compared.map((subject) => ({ ...inEnglish, subject }));
  if (onlyOne.length === 0) return english;
  const alone = { sitePages: onlyOne, isWelcomed: false };
  return [
    ...english,
    ...compared.map((subject) => ({ ...alone, subject, language: 'hi-IN' as const })),
    { ...alone, subject: floor, language: ENGLISH },
  ];
}

function sitePagesNamed(names: string | undefined): readonly SitePage[] {
  const named = names === undefined ? toolPages : names.split(',').map(toolPageNamed);
  return named.map(sitePageOf);
}
