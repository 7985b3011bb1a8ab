import { runtimeConfig } from '../settings/runtime-config';
import { CommandError, listTools } from '../workspace';

/** How a person finds a tool: its name in the sidebar, its address and its heading. */
export interface ToolPage {
  readonly app: string;
  readonly path: string;
  readonly label: string;
  readonly heading: string;
}

const { assistant } = runtimeConfig({}, []).brand;

/** All tools in the order of the sidebar, with the words of the default brand. */
export const toolPages: readonly ToolPage[] = listTools({}).map(
  ({ name, featureId, label, heading }) => ({
    app: name,
    path: `/tools/${featureId}`,
    label,
    heading: heading.replace('{assistant}', () => assistant),
  }),
);

/** @throws CommandError when there is no such app folder */
export function toolPageNamed(app: string): ToolPage {
  const page = toolPages.find((candidate) => candidate.app === app);
  if (page) return page;
  throw new CommandError(
    `There is no tool "${app}". One of: ${toolPages.map((tool) => tool.app)}.`,
  );
}
