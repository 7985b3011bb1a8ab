import { listTools, toolNamed } from '../../workspace';
import { describePlan, planFor } from '../../workflows/plan';
import { npmCommand } from '../npm-command';
import { affectedProjects } from '../nx';

export default npmCommand(
  'npm run affected',
  'Says what a change touches, as lines for GITHUB_OUTPUT: the tools, the shell, and whether the whole site is tested. ' +
    'The change is that from the commit NX_BASE to NX_HEAD; without them, from main to what is checked out.',
)
  .option('--tool <tool>', 'names this tool, whatever changed')
  .option('--all', 'names all tools, whatever changed')
  .action(({ tool, all }) => {
    const tools = listTools().map(({ name }) => name);
    if (tool !== undefined) print([toolNamed(tool).name]);
    else if (all) print(tools);
    else console.log(describePlan(planFor(affectedProjects(), tools)));
  });

function print(tools: readonly string[]): void {
  console.log(describePlan({ tools, shell: false, site: false }));
}
