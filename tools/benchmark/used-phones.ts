import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Language } from '@thela/language/languages';
import { CommandError } from '../workspace';
import { BENCHMARK_FOLDER } from './builds';
import { leaveOpen, newPhoneOnDisk, openAppWindow } from './phone';
import { chooseLanguage, welcome } from './places';
import type { Place } from './places';
import { ENGLISH } from './english';
import { byAddress, fromWelcome } from './rounds';
import type { Sample } from './rounds';
import type { SlowLine } from './slow-line';
import type { Subject } from './subjects';
import { visit, visitIn } from './visit';

/** A site that phones have visited before, and what is opened of it. */
export interface UsedSite {
  readonly subject: Subject;
  readonly languages: readonly Language[];
  readonly places: readonly Place[];
}

/** A phone that has visited a site before, in one language. */
export interface UsedPhone extends Pick<UsedSite, 'subject' | 'places'> {
  readonly language: Language;
  /** Of its browser's profile. */
  readonly folder: string;
}

/**
 * Measures pages as they are opened each morning: on phones that have the site's files, and its service worker where it has
 * one; the worker was ended, and for app windows the browser, too.
 */
export async function measureUsed(
  line: SlowLine,
  sites: readonly UsedSite[],
  places: readonly Place[],
  runs: number,
): Promise<Sample[]> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const profiles = mkdtempSync(join(BENCHMARK_FOLDER, 'used-'));
  const phones = sites.flatMap(({ subject, languages, places: shown }) =>
    languages.map((language): UsedPhone => {
      const folder = join(profiles, `${subject.name}-${language}`);
      return { subject, language, places: shown, folder };
    }),
  );
  try {
    for (const phone of phones) await visitAll(phone, line);
    return [
      ...(await measureWarm(phones, line, places, runs)),
      ...(await measureAppWindows(phones, line, places, runs)),
    ];
  } finally {
    rmSync(profiles, { recursive: true, force: true });
  }
}

/** Starts the browser of a phone. */
export async function startUsed({ folder, language, subject }: UsedPhone): Promise<BrowserContext> {
  const phone = await newPhoneOnDisk(folder);
  await chooseLanguage(phone, language, subject.url);
  return phone;
}

/** The first visit: the first page stays open until everything is stored, then each page is opened once. */
export async function visitAll(used: UsedPhone, line: SlowLine): Promise<void> {
  const { subject, language, places } = used;
  console.log(`First visit: ${subject.name}, ${language} ...`);
  const phone = await startUsed(used);
  try {
    const pages = subject.name === 'floor' ? places : [welcome, ...places];
    await leaveOpen(phone, line, `${subject.url}${pages[0]?.path}`);
    for (const { path, headingIn } of pages) {
      const opened = await visit(phone, line, `${subject.url}${path}`, headingIn(language));
      const isAnswered = await opened.page.evaluate(
        () => navigator.serviceWorker.controller !== null,
      );
      await opened.page.close();
      if (subject.hasWorker && !isAnswered) throw new CommandError(`${path} has no worker.`);
    }
  } finally {
    await phone.close();
  }
}

/** All browsers run for as long. */
async function measureWarm(
  used: readonly UsedPhone[],
  line: SlowLine,
  places: readonly Place[],
  runs: number,
): Promise<Sample[]> {
  const started: (UsedPhone & { readonly phone: BrowserContext })[] = [];
  try {
    for (const each of used) started.push({ ...each, phone: await startUsed(each) });
    const samples: Sample[] = [];
    for (const { run, place, phones } of inTurns(started, places, runs)) {
      console.log(`Run ${run + 1} of ${runs}, warm: ${place.page} ...`);
      for (const { phone, subject, language } of phones) {
        const opening = { phone, line, subject, language, cache: 'warm' } as const;
        if (subject.name !== 'floor') samples.push(...(await fromWelcome(opening, place)));
        samples.push(...(await byAddress(opening, place)));
      }
    }
    return samples;
  } finally {
    for (const { phone } of started) await phone.close();
  }
}

async function measureAppWindows(
  used: readonly UsedPhone[],
  line: SlowLine,
  places: readonly Place[],
  runs: number,
): Promise<Sample[]> {
  const compared = used.filter(
    ({ subject, language }) => subject.name !== 'floor' && language === ENGLISH,
  );
  const samples: Sample[] = [];
  for (const { run, place, phones } of inTurns(compared, places, runs)) {
    console.log(`Run ${run + 1} of ${runs}, app window: ${place.page} ...`);
    for (const { folder, subject, language } of phones) {
      const [phone, page] = await openAppWindow(folder);
      try {
        const address = `${subject.url}${place.path}`;
        const { figures } = await visitIn(page, line, address, place.headingIn(language));
        const opened = { subject: subject.name, page: place.page, language, figures };
        samples.push({ ...opened, cache: 'warm', by: 'app window' });
      } finally {
        await phone.close();
      }
    }
  }
  return samples;
}

/** The order alternates, so that a machine that slows down over time slows down all phones. */
function* inTurns<T extends UsedPhone>(
  used: readonly T[],
  places: readonly Place[],
  runs: number,
): Generator<{ readonly run: number; readonly place: Place; readonly phones: readonly T[] }> {
  for (let run = 0; run < runs; run += 1) {
    for (const place of places) {
      const phones = used.filter((phone) => phone.places.includes(place));
      yield { run, place, phones: run % 2 === 0 ? phones : phones.toReversed() };
    }
  }
}
