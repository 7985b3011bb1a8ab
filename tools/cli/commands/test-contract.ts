import { Option } from '@commander-js/extra-typings';
import {
  askLocalBackend,
  askProfile,
  PROFILE_NAMES,
  readReasons,
  realClock,
  reportContract,
} from '@thela/local-supabase/contract';
import type { ProfileName, ProfileResults } from '@thela/local-supabase/contract';
import { workspaceOptions } from '../../serving/site';
import { CommandError } from '../../workspace';
import { npmCommand } from '../npm-command';

interface Options {
  readonly profile?: ProfileName | undefined;
  readonly only?: string | undefined;
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly serviceKey?: string | undefined;
  readonly mailbox?: string | undefined;
}

export default npmCommand(
  'npm run test:contract',
  "Compares the local backend, or another auth server, with answers of Supabase's own.",
)
  .addOption(
    new Option('--profile <name>', 'the settings that the server has').choices(PROFILE_NAMES),
  )
  .option('--only <text>', 'scenarios whose name holds this')
  .option('--url <url>', 'another server, without /auth/v1')
  .option('--key <key>', 'its publishable key')
  .option(
    '--service-key <key>',
    'its service key; without it the rows of the operator are left out',
  )
  .option(
    '--mailbox <url>',
    'where its mails and messages are read; without it the rows that need one are left out',
  )
  .action(testContract);

/** The status is 1 when a row differs without a reason, or has one and does not differ. */
async function testContract(options: Options): Promise<void> {
  const asked = await (options.url === undefined ? askHere(options) : askElsewhere(options));
  const { lines, isPassed } = reportContract(asked, readReasons());
  for (const line of lines) console.log(line);
  process.exitCode = isPassed ? 0 : 1;
}

async function askHere({ profile, only }: Options): Promise<ProfileResults[]> {
  const asked: ProfileResults[] = [];
  for (const name of profile ? [profile] : PROFILE_NAMES) {
    asked.push(await askLocalBackend(name, workspaceOptions, only));
  }
  return asked;
}

async function askElsewhere(options: Options): Promise<ProfileResults[]> {
  const { url = '', key, serviceKey, mailbox, profile = 'default', only } = options;
  if (key === undefined) throw new CommandError('--url needs --key, the publishable key.');
  const address = { url: url.replace(/\/$/, ''), key, serviceKey, mailbox };
  const health = await fetch(`${address.url}/auth/v1/health`, { headers: { apikey: key } }).catch(
    () => null,
  );
  if (!health?.ok) {
    const answer = health ? `answers ${health.status}` : 'does not answer';
    throw new CommandError(`The auth server at ${address.url} ${answer}.`);
  }
  return [await askProfile(profile, address, realClock, only)];
}
