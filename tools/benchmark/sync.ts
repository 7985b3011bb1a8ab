import { buildApps } from '../cli/nx';
import { books, compareOpenings, withStallPhones } from './records';
import { report } from './report';
import { openSlowLine } from './slow-line';
import { serveSite, settingOf } from './subjects';
import { serveAccounts } from './sync/accounts';
import { measureFirstSync } from './sync/first-sync';
import { loadCells, loadDatabase, loadVerdicts } from './sync/load';
import { startPostgres } from './sync/postgres';

/**
 * `npm run benchmark sync`: what the stall's database bears, how long a new phone waits for a year of records, and how soon
 * such a year's books are shown. The exit code is 1 when a call fails, an event is lost or a budget is missed.
 *
 * @param runs how often each screen of the books is opened on each phone
 */
export async function benchmarkSync(runs: number): Promise<void> {
  const loads = await measureLoad();
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
      title: `200 phones; a new phone; medians of ${runs} openings of the books`,
      tables: loads.length > 0 ? [loadCells(loads)] : [],
      verdicts: [...loads.flatMap(loadVerdicts), ...firstSync, ...opened],
    });
  } finally {
    line.close();
    await accounts.stop();
    await site.stop();
  }
}

/** Nothing where PostgreSQL cannot be installed. */
async function measureLoad() {
  const database = await startPostgres();
  if (database === null) {
    console.log('The database was not measured: postgresql-15 cannot be installed here.');
    return [];
  }
  try {
    return await loadDatabase(database);
  } finally {
    await database.close();
  }
}
