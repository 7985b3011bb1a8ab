import { readFileSync } from 'node:fs';
import { oneLine } from '@thela/shipping/shipping-error';
import * as v from 'valibot';
import { runWorkflow, valuesSchema } from '../../workflows/run-workflow';
import type { Values } from '../../workflows/run-workflow';
import { CommandError } from '../../workspace';
import { npmCommand } from '../npm-command';

export default npmCommand(
  'npm run workflows',
  'Runs the scripts of a workflow of .github/workflows here, in their order, to try it before a push. Actions are left ' +
    'out, except that artifacts are copied. It writes into this checkout and to the target that the values name.',
)
  .argument('<workflow>')
  .option('--job <id>', 'only this job')
  .option('--values <file>', 'JSON with the objects vars, secrets, inputs and env')
  .action((name, { job, values }) => {
    runWorkflow(name, readValues(values), job, (line) => console.log(line));
  });

function readValues(path: string | undefined): Values {
  if (path === undefined) return v.parse(valuesSchema, {});
  const schema = v.pipe(v.string(), v.parseJson(), valuesSchema);
  const values = v.safeParse(schema, readText(path));
  if (values.success) return values.output;
  throw new CommandError(`${path} holds no values: ${oneLine(v.summarize(values.issues))}`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new CommandError(`${path} cannot be read.`, { cause });
  }
}
