import { loadavg } from 'node:os';
import { buildApps } from '../../cli/nx';
import { tableLines } from '../../cli/table';
import type { Profile } from '../profile';
import { openSlowLine } from '../slow-line';
import { serveSite, settingOf } from '../subjects';
import { verdictCells } from '../tables';
import { judge } from '../verdicts';
import { measureFirstSync } from './first-sync';
import { loadDatabase } from './load';
import { loadRows, loadVerdicts } from './load-report';
import { startLocalBackend } from './local-backend';
import { startPostgres } from './postgres';
import { serveAccounts } from './site-accounts';

/** What `npm run benchmark sync` measures. */
export const SYNC_PARTS = ['load', 'first-sync'] as const;

export type SyncPart = (typeof SYNC_PARTS)[number];

/**
 * `npm run benchmark sync`: what the stall's database bears, and how long a new phone waits for a year of records.
 * The exit code is 1 when a call fails, an event is lost or a budget is missed.
 */
export async function benchmarkSync(parts: readonly SyncPart[]): Promise<void> {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const profiles: Profile[] = [];
  if (parts.includes('load')) profiles.push(...(await measureLoad()));
  if (parts.includes('first-sync')) profiles.push(...(await measureFirst()));
  const verdicts = judge([], profiles);
  console.log(['', ...tableLines(verdictCells(verdicts))].join('\n'));
  if (!verdicts.every(({ isMet }) => isMet)) process.exitCode = 1;
}

async function measureLoad(): Promise<Profile[]> {
  const measured: Parameters<typeof loadRows>[0][number][] = [];
  for (const start of [startPostgres, startLocalBackend]) {
    const database = await start();
    if (database === null) {
      console.log('PostgreSQL was not measured: postgresql-15 cannot be installed here.');
      continue;
    }
    try {
      console.log(`${database.name} ...`);
      for (const figures of await loadDatabase(database)) {
        measured.push({ database: database.name, figures });
      }
    } finally {
      await database.close();
    }
  }
  console.log(['', ...tableLines(loadRows(measured))].join('\n'));
  return measured.flatMap(({ database, figures }) => loadVerdicts(database, figures));
}

async function measureFirst(): Promise<Profile[]> {
  await buildApps();
  const line = openSlowLine();
  const setting = settingOf(line);
  const site = await serveSite(setting);
  const accounts = await serveAccounts(setting);
  try {
    return await measureFirstSync(line, site, accounts);
  } finally {
    line.close();
    await accounts.stop();
    await site.stop();
  }
}
