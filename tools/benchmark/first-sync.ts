import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serializeEvent, stallDay } from '@thela/ledger';
import * as v from 'valibot';
import { toolPageNamed } from '@thela/tools/tool-pages';
import { CommandError } from '@thela/tools/workspace';
import { syncBudgets } from './budgets';
import { BENCHMARK_FOLDER } from './builds';
import { phoneOnDisk } from './phone';
import type { StallInPage } from './phone';
import type { SlowLine } from './slow-line';
import type { Site } from './subjects';
import type { Verdict } from './verdicts';
import { visit } from './visit';
import { daysOfStall, platesOf } from './year-of-days';
import type { EntriesOfDay } from '@thela/testkit';
import type { Account, SiteAccounts } from './accounts';

/** A global of every measured page. */
declare const stall: StallInPage;

/** Events that the server takes at once. */
const BATCH = 500;
/** After this long, the first synchronisation counts as broken, not slow. */
const TIMEOUT_MS = 180_000;
const TIME_ZONE = 'Asia/Kolkata';
const HOUR_MS = 3_600_000;
const SIGN_IN = 'Welcome back';
/** The line of the start page that says where the records are. */
const KEPT = /^Kept in your account/;

/** Measures a new phone on weak 4G whose account has a year of records, 73,000 events. */
export async function measureFirstSync(
  line: SlowLine,
  site: Site,
  accounts: SiteAccounts,
): Promise<Verdict[]> {
  const folder = mkdtempSync(join(BENCHMARK_FOLDER, 'first-sync-'));
  const account = await accounts.signUp();
  console.log('Sending a year of records ...');
  const year = await sendYear(account);
  const phone = await phoneOnDisk(folder);
  try {
    const { page } = await visit(phone, line, `${site.url}/#signin`, SIGN_IN);
    const verdicts = await signInAndCount(page, line, account);
    await requireYear(phone, site, year);
    return verdicts;
  } finally {
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const pushSchema = v.object({ late: v.array(v.unknown()), refused: v.array(v.unknown()) });

async function sendYear({ call }: Account): Promise<StallYear> {
  const year = yearOfEvents();
  const id = crypto.randomUUID();
  await call('create_stall', { stall: id, time_zone: TIME_ZONE });
  for (let from = 0; from < year.events.length; from += BATCH) {
    const events = year.events.slice(from, from + BATCH);
    const { late, refused } = v.parse(pushSchema, await call('push', { stall: id, events }));
    if (late.length + refused.length > 0) throw new CommandError('The account refused events.');
  }
  return year;
}

interface StallYear {
  readonly days: readonly EntriesOfDay[];
  /** As a phone sends them, in the order in which they were entered. */
  readonly events: readonly unknown[];
}

/** The 73,000 events of the benchmark's stall in a year, as one phone has entered them. */
function yearOfEvents(): StallYear {
  const device = crypto.randomUUID();
  const now = Date.now();
  const today = stallDay(now, TIME_ZONE);
  const entered = daysOfStall(today, 365);
  const events = entered.flatMap(({ day, entries }) =>
    entries.map((entry, index) => {
      const id = crypto.randomUUID();
      const at =
        day === today
          ? now - entries.length + index
          : Date.parse(day) + 6 * HOUR_MS + index * 60_000;
      return { ...serializeEvent({ ...entry, id, day, at, device }), id };
    }),
  );
  return { days: entered, events };
}

/** Signs in, counts a plate as soon as that can be done, and waits until everything is there. */
async function signInAndCount(
  page: Page,
  line: SlowLine,
  { email, password }: Account,
): Promise<Verdict[]> {
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
      const labels = [...document.querySelectorAll('main button')].map((each) => each.textContent);
      return !labels.includes(text);
    },
    before,
    { polling: 'raf' },
  );
  const countedS = since();
  await page.getByRole('banner').getByRole('link', { name: 'Thela' }).tap();
  await page.getByRole('main').getByText(KEPT).waitFor();
  const allS = since();
  const calls = line.requests().filter(({ url }) => url.includes('/rest/v1/'));
  const received = calls.reduce((sum, { bytes }) => sum + bytes, 0);
  const name = 'a new phone on weak 4G, a year of records: seconds until';
  return [
    {
      name: `${name} a plate is counted`,
      row: `from the tap on "Sign In"; the stall is shown after ${shownS.toFixed(1)} s`,
      seen: countedS,
      atMost: syncBudgets.countedS,
    },
    {
      name: `${name} all is there`,
      row: `${calls.length} calls, ${(received / 1000).toFixed(1)} KB received`,
      seen: allS,
      atMost: syncBudgets.allS,
    },
  ];
}

/** Adds up the year on the phone, and compares it with what was entered. */
async function requireYear(phone: BrowserContext, { url }: Site, year: StallYear) {
  const page = await phone.newPage();
  await page.goto(`${url}${toolPageNamed('profit').path}`);
  await page.locator('main li input').first().waitFor();
  // The first day, and the day before today: a plate of today was counted here.
  const days = [year.days[0], year.days.at(-2)];
  for (const entered of days) {
    const day = entered?.day ?? '';
    const plates = await page.evaluate((of) => stall.platesOf(of), day);
    if (!entered || plates !== platesOf(entered)) {
      throw new CommandError(`The phone has other plates of ${day} than the account.`);
    }
  }
  await page.close();
}
