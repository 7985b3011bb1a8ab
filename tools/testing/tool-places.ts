import { runtimeConfig } from '../settings/runtime-config';
import { CommandError, listTools } from '../workspace';

/** How a person finds a tool: its name in the sidebar, its address and its heading. */
export interface ToolPlace {
  /** The tool's app folder. */
  readonly app: string;
  readonly path: string;
  readonly label: string;
  readonly heading: string;
}

const { assistant } = runtimeConfig({}, []).brand;

/** The places of all tools in the order of the sidebar, with the words of the default brand. */
export const toolPlaces: readonly ToolPlace[] = listTools({}).map(
  ({ name, featureId, label, heading }) => ({
    app: name,
    path: `/tools/${featureId}`,
    label,
    heading: heading.replace('{assistant}', () => assistant),
  }),
);

/** @throws CommandError when there is no such app folder */
export function toolPlaceNamed(app: string): ToolPlace {
  const place = toolPlaces.find((candidate) => candidate.app === app);
  if (place) return place;
  throw new CommandError(
    `There is no tool "${app}". One of: ${toolPlaces.map((tool) => tool.app)}.`,
  );
}
