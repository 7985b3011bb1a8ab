import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { toolPlaceNamed } from '../../testing/tool-places';
import { CommandError } from '../../workspace';
import { syncBudgets } from '../budgets';
import { BENCHMARK_FOLDER } from '../builds';
import type { StallInPage } from '../ledger-profile';
import { newPhoneOnDisk, withScript } from '../phone';
import type { Profile } from '../profile';
import type { SlowLine } from '../slow-line';
import type { Site } from '../subjects';
import { visit } from '../visit';
import { platesOf } from '../year-of-days';
import type { Account } from './account-calls';
import type { SiteAccounts } from './site-accounts';
import { makeStall, push } from './stall-calls';
import { dayOf, trafficOn, trafficText } from './traffic';
import type { Traffic } from './traffic';
import { yearOfEvents } from './year-of-events';
import type { StallYear } from './year-of-events';

/** The global of a page that has `stall-in-page.js`. */
declare const stall: StallInPage;

/** Events that the server takes at once. */
const BATCH = 500;
/** After this long, the first synchronisation counts as broken, not slow. */
const TIMEOUT_MS = 180_000;
/** A plate waits 1.5 s for others, then it is sent and news is fetched. */
const ROUND_MS = 6000;
/** A page in sight looks for news after 60 s. */
const LOOK_MS = 60_000;
const SIGN_IN = 'Welcome back';
/** The line of the start page that says where the records are. */
const KEPT = /^Kept in your account/;

/** Seconds from the tap on "Sign In", and what came over the line until then. */
interface FirstSync {
  /** Until the start page shows the stall's name. */
  readonly shownS: number;
  /** Until a plate was counted and shown. */
  readonly countedS: number;
  /** Until every event is on the phone. */
  readonly allS: number;
  readonly traffic: Traffic;
}

/** Measures a new phone on weak 4G whose account has a year of records, 73,000 events. */
export async function measureFirstSync(
  line: SlowLine,
  site: Site,
  accounts: SiteAccounts,
): Promise<Profile[]> {
  mkdirSync(BENCHMARK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'first-sync-'));
  const account = await accounts.signUp();
  console.log('Sending a year of records ...');
  const year = await sendYear(account);
  const phone = await newPhoneOnDisk(folder);
  try {
    await withScript(phone, 'stall-in-page.js');
    const { page } = await visit(phone, line, `${site.url}/#signin`, SIGN_IN);
    const measured = await signInAndCount(page, line, account);
    await reportTraffic(page, line);
    await requireYear(phone, site, year);
    return profilesOf(measured);
  } finally {
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sendYear({ call }: Account): Promise<StallYear> {
  const year = yearOfEvents();
  const id = await makeStall(call, []);
  for (let from = 0; from < year.events.length; from += BATCH) {
    await push(call, id, year.events.slice(from, from + BATCH));
  }
  return year;
}

/** Signs in, counts a plate as soon as that can be done, and waits until everything is there. */
async function signInAndCount(
  page: Page,
  line: SlowLine,
  { email, password }: Account,
): Promise<FirstSync> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).tap();
  const start = performance.now();
  const since = () => (performance.now() - start) / 1000;

  await page.getByRole('heading', { name: 'Lakshmi Tiffins' }).waitFor();
  const shownS = since();
  await page.getByRole('main').getByRole('link', { name: 'Count plates' }).tap();
  const dish = page.getByRole('button', { name: /^Dish 0,/ });
  const before = (await dish.textContent()) ?? '';
  await dish.tap();
  await page.waitForFunction(
    (text) => {
      const shown = [...document.querySelectorAll('main button')].map((each) => each.textContent);
      return !shown.includes(text);
    },
    before,
    { polling: 'raf' },
  );
  const countedS = since();
  await page.getByRole('banner').getByRole('link', { name: 'Thela' }).tap();
  await page.getByRole('main').getByText(KEPT).waitFor();
  return { shownS, countedS, allS: since(), traffic: trafficOn(line) };
}

/** Counts plates one by one, then only looks on: what a day costs. */
async function reportTraffic(page: Page, line: SlowLine): Promise<void> {
  const during = async (work: () => Promise<unknown>) => {
    const before = line.requests().length;
    await work();
    return trafficOn(line, before);
  };
  await page.getByRole('main').getByRole('link', { name: 'Count plates' }).tap();
  const countPlate = async () => {
    await page.getByRole('button', { name: /^Dish 0,/ }).tap();
    await page.waitForTimeout(ROUND_MS);
  };
  // The browser asks before the first one whether it may, and remembers the answer for ten minutes.
  await countPlate();
  const plate = await during(countPlate);
  const look = await during(() => page.waitForTimeout(LOOK_MS));
  console.log(
    [
      '',
      `A plate:        ${trafficText(plate)}`,
      `A minute alone: ${trafficText(look)}`,
      `A day:          ${trafficText(dayOf(plate, look))}`,
    ].join('\n'),
  );
}

/** Adds up the year on the phone, and compares it with what was entered. */
async function requireYear(phone: BrowserContext, { url }: Site, year: StallYear) {
  const page = await phone.newPage();
  await page.goto(`${url}${toolPlaceNamed('profit').path}`);
  await page.locator('main li input').first().waitFor();
  // The first day, and the day before today: a plate of today was counted here.
  const days = [year.days[0], year.days.at(-2)];
  for (const entered of days) {
    const day = entered?.day ?? '';
    const { totals } = await page.evaluate((of) => stall.totals({ from: of, to: of }), day);
    if (!entered || totals[0]?.plates !== platesOf(entered)) {
      throw new CommandError(`The phone has other plates of ${day} than the account.`);
    }
  }
  await page.close();
}

function profilesOf({ shownS, countedS, allS, traffic }: FirstSync): Profile[] {
  const row = `shown after ${shownS.toFixed(1)} s`;
  const name = 'a new phone on weak 4G, a year of records: seconds until';
  return [
    { name: `${name} a plate is counted`, row, seen: countedS, atMost: syncBudgets.countedS },
    {
      name: `${name} all is there`,
      row: trafficText(traffic),
      seen: allS,
      atMost: syncBudgets.allS,
    },
  ];
}
