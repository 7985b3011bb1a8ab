import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '@thela/language/languages';
import { CommandError } from '@thela/tools/workspace';
import { BENCHMARK_FOLDER, CHANGED_TOOL } from './builds';
import { heapOf, leaveOpen, newPhone, phoneOnDisk } from './phone';
import { chooseLanguage, ENGLISH, welcome } from './site-pages';
import type { SitePage } from './site-pages';
import type { Sample } from './results';
import type { SlowLine } from './slow-line';
import type { Subject } from './subjects';
import { click, visit } from './visit';

interface Opening extends Pick<Sample, 'language' | 'cache'> {
  readonly line: SlowLine;
  readonly subject: Subject;
  readonly phone: BrowserContext;
}

export interface UsedPhone {
  readonly subject: Subject;
  readonly language: Language;
  readonly sitePages: readonly SitePage[];
  /** Whether the welcome is opened, too, and each tool by a click on it. */
  readonly isWelcomed: boolean;
}

/** The order alternates, so that a machine that slows down over time slows down all. */
export function inTurns<T>(all: readonly T[], run: number): readonly T[] {
  return run % 2 === 0 ? all : all.toReversed();
}

/**
 * Measures each tool, and the welcome that it is opened from, on new phones: cold and, of the tool with the changed word,
 * after its deploy.
 */
export async function measureNew(
  browser: Browser,
  line: SlowLine,
  subjects: readonly Subject[],
  sitePages: readonly SitePage[],
  runs: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const sitePage of sitePages) {
      console.log(`Run ${run + 1} of ${runs}, new phones: ${sitePage.page} ...`);
      for (const subject of inTurns(subjects, run)) {
        for (const open of waysOf(subject, sitePage)) {
          const phone = await newPhone(browser);
          samples.push(...(await openNew({ line, subject, phone }, sitePage, open)));
          await phone.close();
        }
      }
    }
  }
  return samples;
}

/** The smallest page stands beside the two tools with most to show. */
function waysOf({ heading }: Subject, { page }: SitePage) {
  if (heading === undefined) return [fromWelcome, byAddress];
  return ['profit', 'analytics'].includes(page) ? [byAddress] : [];
}

async function openNew(
  on: Pick<Opening, 'line' | 'subject' | 'phone'>,
  sitePage: SitePage,
  open: typeof byAddress,
): Promise<Sample[]> {
  const opening = { ...on, language: ENGLISH };
  const samples = await open({ ...opening, cache: 'cold' }, sitePage);
  if (sitePage.page !== CHANGED_TOOL || on.subject.heading !== undefined) return samples;
  // After one visit not everything has been fetched that is fetched when the page is idle.
  await open({ ...opening, cache: 'warm' }, sitePage);
  try {
    await on.subject.deploy();
    return [...samples, ...(await open({ ...opening, cache: 'deployed' }, sitePage))];
  } finally {
    await on.subject.restore();
  }
}

/**
 * Measures pages as they are opened each morning: on phones that have the site's files, and its service worker where it has
 * one; the worker was ended.
 */
export async function measureUsed(
  line: SlowLine,
  used: readonly UsedPhone[],
  sitePages: readonly SitePage[],
  runs: number,
): Promise<Sample[]> {
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'used-'));
  const start = async (each: UsedPhone) => {
    const { subject, language } = each;
    const phone = await phoneOnDisk(join(folder, `${subject.name}-${language}`));
    await chooseLanguage(phone, language, subject.url);
    return { ...each, phone };
  };
  const started: (UsedPhone & Pick<Opening, 'phone'>)[] = [];
  const samples: Sample[] = [];
  try {
    for (const each of used) {
      const visiting = await start(each);
      await visitAll(visiting, line);
      await visiting.phone.close();
    }
    // All browsers run for as long.
    for (const each of used) started.push(await start(each));
    for (let run = 0; run < runs; run += 1) {
      for (const sitePage of sitePages) {
        console.log(`Run ${run + 1} of ${runs}, warm: ${sitePage.page} ...`);
        const having = started.filter((each) => each.sitePages.includes(sitePage));
        for (const { isWelcomed, phone, subject, language } of inTurns(having, run)) {
          const opening = { phone, line, subject, language, cache: 'warm' } as const;
          if (isWelcomed) samples.push(...(await fromWelcome(opening, sitePage)));
          samples.push(...(await byAddress(opening, sitePage)));
        }
      }
    }
    return samples;
  } finally {
    for (const { phone } of started) await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first visit: the first page stays open until everything is stored, then each page is opened once. */
async function visitAll(
  { phone, subject, language, sitePages, isWelcomed }: UsedPhone & Pick<Opening, 'phone'>,
  line: SlowLine,
): Promise<void> {
  console.log(`First visit: ${subject.name}, ${language} ...`);
  const pages = isWelcomed ? [welcome, ...sitePages] : sitePages;
  await leaveOpen(phone, line, `${subject.url}${pages[0]?.path}`);
  for (const { path, headingIn } of pages) {
    const { page } = await visit(phone, line, `${subject.url}${path}`, headingIn(language));
    const isAnswered = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    await page.close();
    if (subject.hasWorker && !isAnswered) throw new CommandError(`${path} has no worker.`);
  }
}

async function fromWelcome(opening: Opening, sitePage: SitePage): Promise<Sample[]> {
  const { line, subject, phone, language, cache } = opening;
  const heading = welcome.headingIn(language);
  const opened = await visit(phone, line, `${subject.url}${welcome.path}`, heading);
  const clicked = await click(
    opened,
    line,
    sitePage,
    language,
    subject.originOfTool(sitePage.page),
  );
  await opened.page.close();
  const of = { subject: subject.name, language, cache };
  return [
    { ...of, page: welcome.page, by: 'address', figures: opened.figures },
    { ...of, page: sitePage.page, by: 'click', figures: clicked },
  ];
}

async function byAddress(opening: Opening, { page, path, headingIn }: SitePage): Promise<Sample[]> {
  const { line, subject, phone, language, cache } = opening;
  const heading = subject.heading ?? headingIn(language);
  const opened = await visit(phone, line, `${subject.url}${path}`, heading);
  const figures = { ...opened.figures, heap: await heapOf(opened.page) };
  await opened.page.close();
  return [{ subject: subject.name, page, language, cache, by: 'address', figures }];
}
