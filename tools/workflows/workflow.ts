import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneLine } from '@thela/shipping/shipping-error';
import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { CommandError, workspaceRoot } from '../workspace';

const FOLDER = '.github/workflows';

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const values = v.optional(v.record(v.string(), scalar), {});
/** Read and written are the only levels of access that a token can have. */
const permissions = v.optional(v.record(v.string(), v.picklist(['read', 'write', 'none'])));

const stepSchema = v.looseObject({
  id: v.optional(v.string()),
  name: v.optional(v.string()),
  if: v.optional(v.string()),
  uses: v.optional(v.string()),
  with: values,
  run: v.optional(v.string()),
  env: values,
});

const jobSchema = v.looseObject({
  needs: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((needs) => [needs].flat()),
    ),
    [],
  ),
  if: v.optional(v.string()),
  uses: v.optional(v.string()),
  with: values,
  secrets: v.optional(v.literal('inherit')),
  permissions,
  environment: v.optional(v.string()),
  container: v.optional(v.string()),
  concurrency: v.optional(v.looseObject({ group: v.string() })),
  'timeout-minutes': v.optional(v.number()),
  strategy: v.optional(
    v.looseObject({ matrix: v.record(v.string(), v.union([v.string(), v.array(scalar)])) }),
  ),
  outputs: values,
  env: values,
  steps: v.optional(v.array(stepSchema), []),
});

const workflowSchema = v.looseObject({
  name: v.string(),
  on: v.record(v.string(), v.unknown()),
  permissions,
  env: values,
  defaults: v.optional(v.looseObject({ run: v.looseObject({ shell: v.string() }) })),
  jobs: v.record(v.string(), jobSchema),
});

/** A file of `.github/workflows`; what the rules and `npm run workflows` read of it. */
export type Workflow = v.InferOutput<typeof workflowSchema>;
export type Job = v.InferOutput<typeof jobSchema>;
export type Step = v.InferOutput<typeof stepSchema>;

/** The names of all workflows of a checkout: `ship`, `nightly`. */
export function listWorkflows(checkout = workspaceRoot): string[] {
  return readdirSync(join(checkout, FOLDER)).map((file) => file.replace(/\.yml$/, ''));
}

/**
 * The text of a workflow.
 *
 * @throws CommandError when there is no such workflow
 */
export function readWorkflowText(name: string, checkout = workspaceRoot): string {
  const path = join(checkout, FOLDER, `${name}.yml`);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const names = listWorkflows(checkout).join(', ');
  throw new CommandError(`There is no workflow "${name}". One of: ${names}.`);
}

/**
 * @param name for messages
 * @throws CommandError when the text is no workflow of the form that this project uses
 */
export function parseWorkflow(text: string, name: string): Workflow {
  try {
    return v.parse(workflowSchema, parse(text));
  } catch (cause) {
    if (!(cause instanceof YAMLParseError) && !v.isValiError(cause)) throw cause;
    const said = v.isValiError(cause) ? v.summarize(cause.issues) : cause.message;
    throw new CommandError(`${name}.yml is no workflow: ${oneLine(said)}`, { cause });
  }
}
