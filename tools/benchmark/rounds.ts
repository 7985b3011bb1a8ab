import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '@thela/language/languages';
import { CHANGED_TOOL } from './changed-word';
import { newPhone } from './phone';
import { welcome } from './places';
import type { Place } from './places';
import { ENGLISH } from './english';
import type { SlowLine } from './slow-line';
import type { Subject, SubjectName } from './subjects';
import { click, visit } from './visit';
import type { ClickFigures, VisitFigures } from './visit';

/** What the phone has of the site: nothing, all of it, or all but what was deployed since. */
export type Cache = 'cold' | 'warm' | 'deployed';

/** One visit or one click. */
export interface Sample {
  readonly subject: SubjectName;
  /** `welcome`, or a tool's app folder. */
  readonly page: string;
  readonly language: Language;
  readonly cache: Cache;
  /** Whether the page was opened by its address, by a click on the welcome, or by its address in a new app window. */
  readonly by: 'address' | 'click' | 'app window';
  readonly figures: VisitFigures | ClickFigures;
}

/** What all measurements need. */
export interface Benchmark {
  readonly browser: Browser;
  readonly line: SlowLine;
}

/** On what a page is opened. */
export interface Opening extends Pick<Sample, 'language' | 'cache'> {
  readonly line: SlowLine;
  readonly subject: Subject;
  readonly phone: BrowserContext;
}

/**
 * Measures one tool, and the welcome that it is opened from, on new phones: cold and, of the tool with the changed word,
 * after its deploy.
 */
export async function measureNew(
  benchmark: Benchmark,
  subject: Subject,
  place: Place,
): Promise<Sample[]> {
  return [
    ...(await onNewPhone(benchmark, subject, place, fromWelcome)),
    ...(await onNewPhone(benchmark, subject, place, byAddress)),
  ];
}

async function onNewPhone(
  { browser, line }: Benchmark,
  subject: Subject,
  place: Place,
  open: typeof byAddress,
): Promise<Sample[]> {
  const phone = await newPhone(browser);
  const opening = { line, subject, phone, language: ENGLISH };
  try {
    const samples = await open({ ...opening, cache: 'cold' }, place);
    if (place.page !== CHANGED_TOOL) return samples;
    // After one visit not everything has been fetched that is fetched when the page is idle.
    await open({ ...opening, cache: 'warm' }, place);
    await subject.deploy();
    return [...samples, ...(await open({ ...opening, cache: 'deployed' }, place))];
  } finally {
    if (place.page === CHANGED_TOOL) await subject.restore();
    await phone.close();
  }
}

/** Opens the welcome, and a tool by a click on it. */
export async function fromWelcome(opening: Opening, place: Place): Promise<Sample[]> {
  const { line, subject, phone, language, cache } = opening;
  const heading = welcome.headingIn(language);
  const opened = await visit(phone, line, `${subject.url}${welcome.path}`, heading);
  const clicked = await click(opened, line, place, language, subject.originOfTool(place.page));
  await opened.page.close();
  const of = { subject: subject.name, language, cache };
  return [
    { ...of, page: welcome.page, by: 'address', figures: opened.figures },
    { ...of, page: place.page, by: 'click', figures: clicked },
  ];
}

export async function byAddress(opening: Opening, place: Place): Promise<Sample[]> {
  const { line, subject, phone, language, cache } = opening;
  const heading = place.headingIn(language);
  const { page, figures } = await visit(phone, line, `${subject.url}${place.path}`, heading);
  await page.close();
  return [{ subject: subject.name, page: place.page, language, cache, by: 'address', figures }];
}
