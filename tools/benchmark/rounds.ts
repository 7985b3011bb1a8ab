import type { Browser, BrowserContext } from '@playwright/test';
import { CHANGED_TOOL } from './changed-word';
import { newPhone } from './phone';
import type { SlowLine } from './slow-line';
import type { Subject, SubjectName } from './subjects';
import { click, visit } from './visit';
import type { ClickFigures, VisitFigures } from './visit';
import type { ToolPlace } from '../testing/tool-places';

const WELCOME = { page: 'welcome', path: '/', heading: 'Welcome to Thela' };

/** What the browser has cached of the site: nothing, all of it, or all but what was deployed since. */
export type Cache = 'cold' | 'warm' | 'deployed';

/** One visit or one click. */
export interface Sample {
  readonly subject: SubjectName;
  /** `welcome`, or a tool's app folder. */
  readonly page: string;
  readonly cache: Cache;
  /** Whether the page was opened by its address or by a click on the welcome. */
  readonly by: 'address' | 'click';
  readonly figures: VisitFigures | ClickFigures;
}

/** What all measurements need. */
export interface Benchmark {
  readonly browser: Browser;
  readonly line: SlowLine;
}

/** Measures one tool, and the welcome that it is opened from, on one subject with each cache. */
export async function measure(
  benchmark: Benchmark,
  subject: Subject,
  place: ToolPlace,
): Promise<Sample[]> {
  const caches: readonly Cache[] =
    place.app === CHANGED_TOOL ? ['cold', 'warm', 'deployed'] : ['cold', 'warm'];
  return [
    ...(await withEachCache(benchmark, subject, caches, (phone, cache) =>
      fromWelcome(benchmark.line, subject, place, phone, cache),
    )),
    ...(await withEachCache(benchmark, subject, caches, (phone, cache) =>
      byAddress(benchmark.line, subject, place, phone, cache),
    )),
  ];
}

async function withEachCache(
  { browser }: Benchmark,
  subject: Subject,
  caches: readonly Cache[],
  take: (phone: BrowserContext, cache: Cache) => Promise<Sample[]>,
): Promise<Sample[]> {
  const phone = await newPhone(browser);
  const samples: Sample[] = [];
  try {
    for (const cache of caches) {
      if (cache === 'deployed') await subject.deploy();
      samples.push(...(await take(phone, cache)));
    }
  } finally {
    if (caches.includes('deployed')) await subject.restore();
    await phone.close();
  }
  return samples;
}

async function fromWelcome(
  line: SlowLine,
  { name: subject, url, originOfTool }: Subject,
  place: ToolPlace,
  phone: BrowserContext,
  cache: Cache,
): Promise<Sample[]> {
  const welcome = await visit(phone, line, `${url}${WELCOME.path}`, WELCOME.heading);
  const clicked = await click(welcome, line, place, originOfTool(place.app));
  await welcome.page.close();
  return [
    { subject, page: WELCOME.page, cache, by: 'address', figures: welcome.figures },
    { subject, page: place.app, cache, by: 'click', figures: clicked },
  ];
}

async function byAddress(
  line: SlowLine,
  { name: subject, url }: Subject,
  place: ToolPlace,
  phone: BrowserContext,
  cache: Cache,
): Promise<Sample[]> {
  const { page, figures } = await visit(phone, line, `${url}${place.path}`, place.heading);
  await page.close();
  return [{ subject, page: place.app, cache, by: 'address', figures }];
}
