import { listTools, toolNamed } from '../../workspace';
import { npmCommand } from '../npm-command';
import { affectedProjects } from '../nx';

/** What a pipeline does for a change. */
interface Plan {
  readonly tools: readonly string[];
  readonly shell: boolean;
  /** Whether tests of the composed site are needed. */
  readonly site: boolean;
}

/** These make the composed site or test it; every lib that runs in a page affects the shell, too. */
const OF_THE_SITE = ['@thela/shell', '@thela/supabase', '@thela/tools', '@thela/e2e'];

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

/**
 * The plan for a change.
 *
 * @param affected names of packages, those that depend on a changed one included
 * @param tools all tools of the workspace
 */
export function planFor(affected: readonly string[], tools: readonly string[]): Plan {
  return {
    tools: tools.filter((tool) => affected.includes(`@thela/${tool}`)),
    shell: affected.includes('@thela/shell'),
    site: OF_THE_SITE.some((name) => affected.includes(name)),
  };
}

/** The lines that a step writes to `GITHUB_OUTPUT`. */
export function describePlan({ tools, shell, site }: Plan): string {
  return [`tools=${JSON.stringify(tools)}`, `shell=${shell}`, `site=${site}`].join('\n');
}
