import { judgeTrial, readVerifiedEntry, settleCanary } from '@thela/shipping';
import type { Judgement, ReportedCounts } from '@thela/shipping';
import type { ReleaseHealth } from '@thela/health';
import { readHealth } from '../../health/read-health';
import { startEnvironment } from '../../settings/runtime-config';
import { CommandError, toolNamed } from '../../workspace';
import { describeChange } from '../describe-change';
import { npmCommand, print } from '../npm-command';
import { chooseTarget, toOption } from '../targets';

const DAY_MS = 24 * 60 * 60 * 1000;

export default npmCommand(
  'npm run judge',
  'Ends the running canary of a tool by its failures, or says that they do not decide it. With JUDGE_PROMOTES=true it promotes one, too.',
)
  .argument('[tool]')
  .option('--dry-run', 'says what it would do, and changes nothing')
  .option(...toOption)
  .action(async (named, { dryRun: isDryRun, to }) => {
    const { name } = toolNamed(named);
    const { target, isLocal } = await chooseTarget(to);
    console.log(`${name} at ${target.description}`);
    const { remotes } = await target.readRegistry();
    if (!Object.hasOwn(remotes, name)) return print(['Not deployed: there is nothing to judge.']);
    const { live, canary } = await readVerifiedEntry(target, name);
    if (!canary) return print(['No canary is running: there is nothing to judge.']);
    if (!canary.since) {
      throw new CommandError('The entry does not say since when its canary runs: deploy it anew.');
    }
    const env = isLocal ? startEnvironment(process.env) : process.env;
    const since = Date.parse(canary.since);
    const countsSince = async (time: number) => {
      const health = await readHealth(new Date(time), env);
      return {
        live: countsOf(health, name, live.version),
        canary: countsOf(health, name, canary.release.version),
      };
    };
    const day = since - (since % DAY_MS);
    const first = {
      live: (await countsSince(day)).live,
      canary: (await countsSince(since)).canary,
    };
    const wholeDays = Date.now() < day + DAY_MS ? null : await countsSince(day + DAY_MS);
    const judgement = judgeTrial({ first, wholeDays });
    print([
      countLine('live', live.version, first.live),
      countLine(`canary, ${canary.percent} %`, canary.release.version, first.canary),
      ...(wholeDays ? [] : ['Whole days count from 00:00 UTC on: before that it can only end.']),
      ...reasons(judgement, first.live.opened + first.canary.opened),
    ]);
    const { verdict } = judgement;
    if (verdict === 'undecided') return;
    if (verdict === 'promote' && process.env.JUDGE_PROMOTES !== 'true') {
      return print([`Nothing was changed: npm run promote ${name} makes it live for everybody.`]);
    }
    if (isDryRun) return print(['Dry run: nothing was changed.']);
    print(describeChange(await settleCanary(target, name, canary, verdict)));
  });

function countsOf(health: readonly ReleaseHealth[], tool: string, release: string): ReportedCounts {
  const found = health.find((one) => one.tool === tool && one.release === release);
  return found ?? { opened: 0, failed: 0, networks: 0, capped: 0 };
}

function countLine(role: string, version: string, counts: ReportedCounts): string {
  const { opened, failed, networks, capped } = counts;
  const percent = opened === 0 ? '' : ` (${((100 * failed) / opened).toFixed(1)} %)`;
  return `${role}: ${version}, ${opened} openings, ${failed} failed${percent} in ${networks} networks or more, ${capped} capped`;
}

function reasons({ verdict, forWorse, forAsGood }: Judgement, openings: number): string[] {
  const worse = `worse than the live release: ${odds(forWorse)}, ended from 20 to 1 and its third failure on`;
  const asGood = `as good, and not twice as bad: ${odds(forAsGood)}, promoted from 10 to 1`;
  const words = {
    end: 'the canary fails more often: it ends',
    promote: 'the canary is as good',
    undecided: `undecided, ${openings} openings; failures from 3 networks decide, and no more than a tenth capped`,
  };
  return [worse, asGood, words[verdict]];
}

function odds(ratio: number): string {
  if (ratio >= 1000) return 'more than 1000 to 1';
  if (ratio <= 1 / 1000) return 'less than 1 to 1000';
  return ratio >= 1
    ? `${Number(ratio.toPrecision(2))} to 1`
    : `1 to ${Number((1 / ratio).toPrecision(2))}`;
}
