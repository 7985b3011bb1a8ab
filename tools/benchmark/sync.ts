import { buildApps } from '@thela/tools/nx';
import { serveAccounts } from './accounts';
import { measureFirstSync } from './first-sync';
import { books, compareOpenings, withStallPhones } from './records';
import { report } from './report';
import { openSlowLine } from './slow-line';
import { serveSite, settingOf } from './subjects';

/**
 * `npm run benchmark sync`: how long a new phone waits for a year of records, and how soon such a year's books are shown. The
 * exit code is 1 when a budget is missed.
 *
 * @param runs how often each screen of the books is opened on each phone
 */
export async function benchmarkSync(runs: number): Promise<void> {
  await buildApps();
  const line = openSlowLine();
  const setting = settingOf(line);
  const site = await serveSite(setting);
  const accounts = await serveAccounts(setting);
  try {
    const firstSync = await measureFirstSync(line, site, accounts);
    const opened = await withStallPhones(line, site, (phones) =>
      compareOpenings(phones, line, site, books, runs),
    );
    report({
      command: 'sync',
      title: `A new phone; medians of ${runs} openings of the books`,
      verdicts: [...firstSync, ...opened],
    });
  } finally {
    line.close();
    await accounts.stop();
    await site.stop();
  }
}
