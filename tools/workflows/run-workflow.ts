import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import * as v from 'valibot';
import { CommandError, workspaceRoot } from '../workspace';
import { evaluate, fillIn, holds } from './expressions';
import type { Contexts } from './expressions';
import { parseWorkflow, readWorkflowText } from './workflow';
import type { Job, Step } from './workflow';

const textValues = v.optional(v.record(v.string(), v.string()), {});

/** What a run takes from GitHub elsewhere: settings, secrets, inputs of a run by hand, and variables of its runner. */
export const valuesSchema = v.strictObject({
  vars: textValues,
  secrets: textValues,
  inputs: textValues,
  env: textValues,
});

export type Values = v.InferOutput<typeof valuesSchema>;

/** The folder in which artifacts and outputs of a run are kept, and who prints. */
interface Run {
  readonly folder: string;
  readonly print: (line: string) => void;
  readonly contexts: Contexts;
  readonly env: Readonly<Record<string, string>>;
  /** The checkout in which the scripts run. */
  readonly checkout: string;
}

interface Result {
  readonly result: 'success' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
}

/**
 * Runs the scripts of a workflow in the order of its jobs and steps, in one checkout. Artifacts are copied;
 * every other action is named and left out.
 *
 * @param only the id of one job, which then runs as if those that it needs had no outputs
 * @throws CommandError at the first script that fails
 */
export function runWorkflow(
  name: string,
  values: Values,
  only: string | undefined,
  print: (line: string) => void,
  checkout = workspaceRoot,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'thela-workflow-'));
  const github = { event: {}, ref: 'refs/heads/main', ref_name: 'main', token: '' };
  const { vars, secrets, inputs, env } = values;
  const contexts = { github, vars, secrets, inputs };
  try {
    runJobs(name, { folder, print, contexts, env, checkout }, only);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runJobs(name: string, run: Run, only?: string): void {
  const { jobs } = parseWorkflow(readWorkflowText(name, run.checkout), name);
  if (only !== undefined && !Object.hasOwn(jobs, only)) {
    const ids = Object.keys(jobs).join(', ');
    throw new CommandError(`${name}.yml has no job "${only}". One of: ${ids}.`);
  }
  const needs: Record<string, Result> = {};
  for (const [id, job] of Object.entries(jobs)) {
    if (only !== undefined && id !== only) continue;
    needs[id] = runJob(`${name} / ${id}`, job, withContexts(run, { needs }), only !== undefined);
  }
}

/** All runs of a job: one, or one for each value of its matrix. */
function runJob(place: string, job: Job, run: Run, isAlone: boolean): Result {
  const skipped: Result = { result: 'skipped', outputs: {} };
  const { needs } = run.contexts as { needs: Record<string, Result> };
  const isReady = isAlone || job.needs.every((id) => needs[id]?.result === 'success');
  if (!isReady || !holds(job.if, run.contexts)) {
    run.print(`--- ${place}: left out`);
    return skipped;
  }
  let outputs: Result['outputs'] = {};
  for (const matrix of combinations(job, run.contexts)) {
    const chosen = Object.values(matrix).join(', ');
    run.print(`=== ${place}${chosen && ` (${chosen})`}`);
    outputs = runOnce(place, job, withContexts(run, { matrix }));
  }
  return { result: 'success', outputs };
}

function runOnce(place: string, job: Job, run: Run): Result['outputs'] {
  if (job.uses) {
    const called = /\/([\w-]+)\.yml$/.exec(job.uses)?.[1] ?? job.uses;
    runJobs(called, withContexts(run, { inputs: filled(job.with, run.contexts) }));
    return {};
  }
  const steps: Record<string, { outputs: Result['outputs'] }> = {};
  for (const step of job.steps) {
    const inStep = withContexts(run, { steps });
    const outputs = holds(step.if, inStep.contexts) ? runStep(place, step, inStep) : {};
    if (step.id) steps[step.id] = { outputs };
  }
  return filled(job.outputs, { ...run.contexts, steps });
}

function runStep(place: string, step: Step, run: Run): Result['outputs'] {
  if (step.run !== undefined) return runScript(place, step.run, step, run);
  const { name = '', path = '' } = filled(step.with, run.contexts);
  const artifact = join(run.folder, 'artifacts', name);
  const there = resolve(run.checkout, path);
  const [action] = step.uses?.split('@') ?? [];
  if (action === 'actions/upload-artifact') {
    const to = statSync(there).isFile() ? join(artifact, basename(there)) : artifact;
    cpSync(there, to, { recursive: true });
    run.print(`  artifact ${name} from ${path}`);
  } else if (action === 'actions/download-artifact') {
    cpSync(artifact, there, { recursive: true });
    run.print(`  artifact ${name} to ${path}`);
  } else {
    run.print(`  left out: ${step.uses}`);
  }
  return {};
}

/** As a runner does it with `shell: bash`. The output goes to this terminal. */
function runScript(place: string, script: string, step: Step, run: Run): Result['outputs'] {
  const files = { script: join(run.folder, 'step.sh'), outputs: join(run.folder, 'outputs') };
  writeFileSync(files.script, script);
  writeFileSync(files.outputs, '');
  run.print(`  $ ${script.trim().replaceAll('\n', '\n    ')}`);
  const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', files.script], {
    cwd: run.checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...run.env,
      ...filled(step.env, run.contexts),
      GITHUB_OUTPUT: files.outputs,
      GITHUB_STEP_SUMMARY: join(run.folder, 'summary.md'),
    },
  });
  if (status !== 0)
    throw new CommandError(`A step of ${place} ended with code ${status}: ${script}`);
  return readOutputs(readFileSync(files.outputs, 'utf8'));
}

/** `name=value` in each line; GitHub's form for values of several lines is not known here. */
function readOutputs(text: string): Result['outputs'] {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => /^([\w-]+)=(.*)$/.exec(line)?.slice(1) ?? [line, '']),
  );
}

/** The values of each combination of a job's matrix; without one, a single empty combination. */
function combinations({ strategy }: Job, contexts: Contexts): Record<string, unknown>[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => {
      const list = typeof values === 'string' ? evaluateList(values, contexts) : values;
      return all.flatMap((one) => list.map((value) => ({ ...one, [name]: value })));
    },
    [{}],
  );
}

function evaluateList(text: string, contexts: Contexts): readonly unknown[] {
  const list = evaluate(text.replace(/^\$\{\{(.*)\}\}$/, '$1'), contexts);
  if (Array.isArray(list)) return list;
  throw new CommandError(`${text} is no list, so it makes no matrix.`);
}

function filled(values: Step['env'], contexts: Contexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fillIn(String(value), contexts)]),
  );
}

function withContexts(run: Run, more: Contexts): Run {
  return { ...run, contexts: { ...run.contexts, ...more } };
}
