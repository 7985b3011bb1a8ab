// What actionlint cannot see: what a pipeline of this project may and must do.
import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { parse } from 'yaml';

const valuesSchema = v.optional(v.record(v.string(), v.unknown()), {});
const permissionsSchema = v.optional(v.record(v.string(), v.string()));

/** What the rules read of a workflow; actionlint checks its form. */
const workflowSchema = v.looseObject({
  on: v.unknown(),
  permissions: permissionsSchema,
  defaults: v.optional(v.looseObject({ run: v.looseObject({ shell: v.string() }) })),
  jobs: v.record(
    v.string(),
    v.looseObject({
      uses: v.optional(v.string()),
      secrets: v.optional(v.literal('inherit')),
      permissions: permissionsSchema,
      environment: v.optional(v.string()),
      concurrency: v.optional(v.looseObject({ 'cancel-in-progress': v.optional(v.boolean()) })),
      'timeout-minutes': v.optional(v.number()),
      steps: v.optional(
        v.array(
          v.looseObject({
            uses: v.optional(v.string()),
            with: valuesSchema,
            run: v.optional(v.string()),
            env: valuesSchema,
          }),
        ),
        [],
      ),
    }),
  ),
});

type Workflow = v.InferOutput<typeof workflowSchema>;
type Job = Workflow['jobs'][string];
type Step = Job['steps'][number];

/** What is used by its tag, because no public source shows the digest beside the tag. To be pinned. */
const TO_BE_PINNED = new Set(['node:20.19-bookworm']);

/** The secrets of the environment `production-<tool>`, and the workflows that may read them. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  THELA_SIGNING_KEY: ['ship-tool', 'judge'],
  HEALTH_READ_KEY: ['judge'],
};

/** `v7.0.1` behind a pinned action, for people and for whoever updates it. */
const PINNED_ACTION = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const LOCAL_WORKFLOW = /^\s*uses: \.\/\.github\/workflows\/[\w-]+\.yml$/;

const SHIP_TOOL = './.github/workflows/ship-tool.yml';

/** Runs code of whoever opens a pull request with the rights of this repository. */
const UNSAFE_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** What a rule looks at. */
interface Checked {
  /** `ship-tool` */
  readonly name: string;
  readonly workflow: Workflow;
  /** The scripts of package.json. */
  readonly scripts: readonly string[];
}

/**
 * All faults of a workflow, each in one sentence that names its place; none for a good one.
 *
 * @param name of its file: `ship-tool`
 * @param scripts names of those in package.json
 * @throws when the text is not a workflow
 */
export function faultsOf(name: string, text: string, scripts: readonly string[]): string[] {
  const workflow = v.parse(workflowSchema, parse(text));
  const checked = { name, workflow, scripts };
  const jobs = Object.entries(workflow.jobs);
  return [
    ...unpinned(text),
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['permissions must start empty']),
    ...(workflow.defaults?.run.shell === 'bash' ? [] : ['defaults.run.shell must be bash']),
    ...UNSAFE_EVENTS.filter((event) => startsOn(workflow, event)).map(
      (event) => `${event} gives rights of this repository to others`,
    ),
    ...jobs.flatMap(([id, job]) => jobFaults(checked, job).map((fault) => `job ${id}: ${fault}`)),
    ...misplacedSecrets(name, workflow),
    ...syntaxFaults(workflow),
  ];
}

/** An event is named alone, in a list, or with its settings. */
function startsOn({ on }: Workflow, event: string): boolean {
  return JSON.stringify(on).includes(`"${event}"`);
}

/** `steps`, `uses` and the job's own settings */
function jobFaults(checked: Checked, job: Job): string[] {
  return [
    ...(job.permissions ? [] : ['names no permissions']),
    ...accessFaults(checked, job),
    ...deployFaults(checked, job),
    ...(job.uses || job['timeout-minutes'] ? [] : ['has no timeout-minutes']),
    ...(job.secrets && job.uses !== SHIP_TOOL ? ['passes on secrets'] : []),
    ...job.steps.flatMap((step, index) =>
      stepFaults(checked, step).map((fault) => `step ${index + 1} ${fault}`),
    ),
  ];
}

/** Who may take on a role, attest, or write to the repository. */
function accessFaults({ workflow }: Checked, { permissions = {} }: Job): string[] {
  const isPullRequest = startsOn(workflow, 'pull_request');
  const rights = Object.entries(permissions).filter(([, level]) => level === 'write');
  return [
    ...rights
      .filter(([right]) => !['id-token', 'attestations'].includes(right))
      .map(([right]) => `may write ${right}`),
    ...(isPullRequest && rights.length > 0 ? ['a pull request may write'] : []),
  ];
}

/** What is signed was built and attested by another job, and two runs never deploy one thing at the same time. */
function deployFaults({ name }: Checked, { environment, steps, uses, concurrency }: Job): string[] {
  const first = (pattern: RegExp) =>
    steps.findIndex((step) => pattern.test(`${step.uses}@ ${step.run}`));
  const deploy = first(/npm run deploy\b/);
  const verify = first(/gh attestation verify\b/);
  const isTaken = uses === SHIP_TOOL || (environment !== undefined && name !== 'ship-tool');
  return [
    ...(first(/npm run (deploy|judge)\b/) >= 0 && !environment?.startsWith('production-')
      ? ['deploys outside of an environment production-…']
      : []),
    ...(deploy >= 0 && first(/actions\/attest@|npm run (build|release)\b/) >= 0
      ? ['builds or attests what it deploys']
      : []),
    ...(deploy >= 0 && !(verify >= 0 && verify < deploy)
      ? ['deploys without verifying the attestation first']
      : []),
    ...(isTaken && concurrency?.['cancel-in-progress'] !== false
      ? ['needs a concurrency group that cancels no running job']
      : []),
  ];
}

function stepFaults({ scripts }: Checked, { uses = '', with: inputs, run = '' }: Step): string[] {
  const commands = [...run.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  return [
    ...(run.includes('${{') ? ['has an expression in its script: pass it by env'] : []),
    ...(uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false
      ? ['keeps the credentials of the checkout']
      : []),
    ...(/\bnpm (ci|install)\b(?!.* --ignore-scripts)/.test(run)
      ? ['lets packages run scripts when they are installed']
      : []),
    ...commands
      .filter((command) => !scripts.includes(command ?? ''))
      .map((command) => `runs "npm run ${command}", which package.json does not have`),
  ];
}

/** What bash says of each script that it cannot parse; it runs none of them. */
function syntaxFaults({ jobs }: Workflow): string[] {
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  // All in one: from a process as large as that of the tests, each start takes some 100 ms.
  const each = 'for script; do bash -n <<< "$script"; done';
  const { stderr } = spawnSync('bash', ['-c', each, 'bash', ...scripts], { encoding: 'utf8' });
  return stderr === '' ? [] : [stderr.trim()];
}

/** Lines of the text, because the tag stands in a comment. */
function unpinned(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => {
      const container = /^\s*(?:container|image): (.*)$/.exec(line)?.[1];
      if (container !== undefined) {
        return TO_BE_PINNED.has(container) || /@sha256:[0-9a-f]{64} #/.test(container)
          ? []
          : [container];
      }
      const isAction = /^\s*(- )?uses:/.test(line);
      return !isAction || PINNED_ACTION.test(line) || LOCAL_WORKFLOW.test(line)
        ? []
        : [line.trim()];
    })
    .map((used) => `"${used}" is not pinned to a commit with its tag beside it`);
}

/** Secrets stand only in the `env` of a step that needs them, in a job with the environment that holds them. */
function misplacedSecrets(name: string, { jobs, ...rest }: Workflow): string[] {
  const all = Object.entries(jobs).flatMap(([id, { steps, ...job }]) => [
    ...secretsIn(job).map((secret) => `${secret} stands outside of a step in job ${id}`),
    ...steps.flatMap(({ env, ...step }) => [
      ...secretsIn(step).map((secret) => `${secret} stands outside of env in job ${id}`),
      ...secretsIn(env)
        .filter((secret) => !SECRETS[secret]?.includes(name))
        .map((secret) => `${secret} is no secret of this workflow`),
      ...(secretsIn(env).length > 0 && !job.environment?.startsWith('production-${{')
        ? [`job ${id} reads a secret without the environment of its tool`]
        : []),
    ]),
  ]);
  return [...secretsIn(rest).map((secret) => `${secret} stands outside of a step`), ...all];
}

function secretsIn(part: unknown): string[] {
  const expressions = [...JSON.stringify(part).matchAll(/\$\{\{(.*?)\}\}/g)];
  return expressions.flatMap(([, inner = '']) =>
    [...inner.matchAll(/\bsecrets\b(?:\.(\w+))?/g)].map(([whole, secret]) => secret ?? whole),
  );
}
