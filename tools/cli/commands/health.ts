import { Argument, Option } from '@commander-js/extra-typings';
import { readAsPages } from '@thela/shipping';
import { healthTable } from '../../health/health-table';
import type { RoleOf } from '../../health/health-table';
import { readHealth } from '../../health/read-health';
import { readVitals } from '../../health/read-vitals';
import { DIMENSIONS, speedTable } from '../../health/speed-table';
import { startEnvironment } from '../../settings/runtime-config';
import { CommandError, listTools, toolNamed } from '../../workspace';
import { npmCommand } from '../npm-command';
import { chooseTarget, toOption } from '../targets';
import type { ChosenTarget } from '../targets';

const DAY_MS = 24 * 3600 * 1000;

const KEPT_DAYS = 90;

export default npmCommand(
  'npm run health',
  'Says how often each release was opened and how often it failed, in the browsers of vendors.',
)
  .addArgument(new Argument('[tool]', 'its app folder').default(undefined, 'all tools'))
  .option('--days <number>', 'so many days back, 1 to 90', '7')
  .option('--speed', 'how fast visits were instead: the 75th percentile of each web vital')
  .addOption(new Option('--by <what>', 'with --speed, a line for each').choices(DIMENSIONS))
  .option(...toOption)
  .action(async (name, { days, speed, by, to }) => {
    const tool = name === undefined ? undefined : toolNamed(name).name;
    if (by && !speed) throw new CommandError('--by goes with --speed.');
    const since = new Date(Date.now() - readDays(days) * DAY_MS);
    const chosen = await chooseTarget(to);
    const env = chosen.isLocal ? startEnvironment(process.env) : process.env;
    const isAsked = (count: { readonly tool: string }) => tool === undefined || count.tool === tool;
    const roleOf = await rolesAt(chosen);
    const visits = speed ? await readVitals(since, env) : null;
    const lines = visits
      ? speedTable(visits.vitals.filter(isAsked), roleOf, by)
      : healthTable((await readHealth(since, env)).filter(isAsked), roleOf);
    console.log(
      `${chosen.target.description}, ${days === '1' ? 'the last day' : `${days} days`}\n`,
    );
    const [, ...counted] = lines;
    console.log(counted.length > 0 ? lines.join('\n') : nothing(tool, speed === true));
    if (visits?.capped) console.log(`\nCapped, of all tools: ${visits.capped} visits.`);
  });

function readDays(value: string): number {
  const days = Number(value);
  if (Number.isInteger(days) && days >= 1 && days <= KEPT_DAYS) return days;
  throw new CommandError(
    `--days must be a whole number from 1 to ${KEPT_DAYS}, not "${value}": counts are kept for ${KEPT_DAYS} days.`,
  );
}

/** What is live and what is a canary, as the pages read the registry. */
async function rolesAt({ target }: ChosenTarget): Promise<RoleOf> {
  const roles = new Map<string, string>();
  for (const { name } of listTools()) {
    const entry = await readAsPages(target, name);
    if (entry.kind === 'missing' || entry.kind === 'refused') continue;
    const { live, canary } = entry.remote;
    roles.set(`${name} ${live.version}`, 'live');
    if (canary) roles.set(`${name} ${canary.release.version}`, `canary ${canary.percent} %`);
  }
  return (tool, release) => roles.get(`${tool} ${release}`) ?? '';
}

function nothing(tool: string | undefined, isSpeed: boolean): string {
  const what = tool === undefined ? 'any release' : `any release of ${tool}`;
  return isSpeed
    ? `No visit to ${what} was measured. REPORTING_VITALS, at npm run deploy shell, is the share of visits that are.`
    : `No page has reported on ${what}. REPORTING_URL, at npm run deploy shell, is where pages report to.`;
}
