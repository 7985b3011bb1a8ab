import { Option } from '@commander-js/extra-typings';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../npm-command';
import { findOrInstallEngines } from '../../testing/engines';
import { readPlaywrightReport } from '../../testing/tally';
import type { Tally } from '../../testing/tally';
import { buildApps } from '../nx';
import { runScript } from '../steps';
import { workspaceRoot } from '../../workspace';

const REPORT = join(workspaceRoot, '.thela/browsers.json');

export default npmCommand(
  'npm run test:browsers',
  'Tests the main paths through the site in Chromium, Firefox and WebKit, with production builds.',
)
  .addOption(new Option('--built', 'the apps are built already').hideHelp())
  .action(testBrowsers);

async function testBrowsers({
  built: isBuilt,
}: {
  readonly built?: true | undefined;
}): Promise<void> {
  const missing = findOrInstallEngines();
  if (!isBuilt) await buildApps();
  rmSync(REPORT, { force: true });
  process.env.BROWSERS_REPORT = REPORT;
  const playwright = 'node_modules/@playwright/test/cli.js';
  const print = (text: string) => process.stdout.write(text);
  const isGreen = await runScript(print, playwright, 'test', '--config=e2e/browsers');
  for (const sentence of missing) console.log(sentence);
  const { passed, failed } = countBrowsers();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isGreen ? 0 : 1;
}

/** Counts the passed and failed rows of all engines in the last run. */
export function countBrowsers(): Tally {
  return readPlaywrightReport(REPORT);
}
