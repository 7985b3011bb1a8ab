import { findRelease, planDeploy, releaseStatus } from '@thela/shipping';
import type { DeployOptions, Release } from '@thela/shipping';
import { npmCommand, print } from '../npm-command';
import { describeChange } from '../describe-change';
import { deployShell } from '../deploy-shell';
import { chooseTarget, toOption } from '../targets';
import type { ChosenTarget } from '../targets';
import {
  appNamed,
  CommandError,
  listApps,
  originOf,
  RELEASES_FOLDER,
  SHELL,
} from '../../workspace';

export default npmCommand(
  'npm run deploy',
  'Puts a release of a tool, or the built shell, on a site, and names the release in its registry.',
)
  .argument('[tool]')
  .option(...toOption)
  .option('--url <address>', "public address of the folder that holds the tool's versions")
  .option('--release <version>', 'another release than the latest')
  .option('--canary <percent>', 'so many of 100 browsers try it; live stays')
  .option('--unless-live', 'does nothing if the release is live, or is the canary, already')
  .option('--dry-run', 'says what would happen and changes nothing')
  .action(deploy);

interface Options {
  readonly to?: string | undefined;
  readonly url?: string | undefined;
  readonly release?: string | undefined;
  readonly canary?: string | undefined;
  readonly unlessLive?: true | undefined;
  readonly dryRun?: true | undefined;
}

async function deploy(tool: string | undefined, options: Options): Promise<void> {
  const { name, port } = appNamed(tool, listApps());
  const { to, url, release: version, canary, dryRun: isDryRun = false } = options;
  const chosen = await chooseTarget(to);
  if (name === SHELL) {
    if (version !== undefined || canary !== undefined || options.unlessLive) {
      throw new CommandError(
        'The shell has no releases: --release, --canary and --unless-live are for tools.',
      );
    }
    return deployShell(chosen, url, isDryRun);
  }
  const toolUrl = url ?? (chosen.isLocal ? `${originOf({ name, port })}/` : undefined);
  const percent = canary === undefined ? undefined : readPercent(canary);
  const release = findRelease(RELEASES_FOLDER, name, version);
  if (options.unlessLive && (await isDeployed(chosen, release, percent !== undefined))) return;
  await deployTool(chosen, release, { url: toolUrl, canary: percent }, isDryRun);
}

/** Whether a deploy has nothing to change, which it says. A canary can still be deployed to everybody. */
async function isDeployed(
  { target }: ChosenTarget,
  release: Release,
  isCanary: boolean,
): Promise<boolean> {
  const status = await releaseStatus(target, release);
  if (status === 'neither' || (status === 'canary' && !isCanary)) return false;
  const { name, version } = release.record;
  const words = status === 'live' ? 'is live already' : 'is the running canary already';
  console.log(`${name} ${version} ${words} at ${target.description}. Nothing was changed.`);
  return true;
}

async function deployTool(
  { target }: ChosenTarget,
  release: Release,
  deployOptions: DeployOptions,
  isDryRun: boolean,
): Promise<void> {
  const { name, version, files } = release.record;
  const plan = await planDeploy(target, release, deployOptions);
  console.log(`${name} ${version} -> ${target.description}`);
  if (plan.replaced) {
    console.warn(`  The entry there does not count and is replaced: ${plan.replaced}`);
  }
  if (plan.refusedOrigin) {
    throw new CommandError(
      `The pages there take no code of ${name} from ${plan.refusedOrigin}: deployed, it would be refused. ` +
        'Add it to REMOTE_ORIGINS and deploy the shell first, or name another --url.',
    );
  }
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  if (isDryRun) {
    const { kind } = await target.lookUpRelease(name, version);
    const upload = kind === 'damaged' ? 'upload anew, what lies there is damaged' : 'upload';
    print([
      kind === 'intact' ? 'upload: none, it lies there' : `${upload}: ${amount(sizes)}`,
      ...describeChange(plan),
      'Dry run: nothing was changed.',
    ]);
    return;
  }
  const deployment = await plan.carryOut();
  if (!plan.hasShell) {
    console.warn(`  There is no shell at ${target.description} yet, so no page shows it.`);
  }
  const words = {
    stored: `uploaded: ${amount(sizes)}`,
    present: 'uploaded: nothing, it lay there intact',
    repaired: `uploaded anew, what lay there was damaged: ${amount(sizes)}`,
  };
  print([words[deployment.upload], ...describeChange(deployment)]);
}

function amount(sizes: readonly number[]): string {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${sizes.length} files, ${bytes.toLocaleString('en-GB')} bytes`;
}

function readPercent(text: string): number {
  const percent = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(percent)) return percent;
  throw new CommandError(`--canary takes a number of per cent, such as 10 or 0.5, not "${text}".`);
}
