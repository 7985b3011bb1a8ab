import type { FeatureId } from '@thela/contract';
import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import ChartPie from 'lucide-react/icons/chart-pie';
import ChefHat from 'lucide-react/icons/chef-hat';
import Megaphone from 'lucide-react/icons/megaphone';
import Mic from 'lucide-react/icons/mic';
import Recycle from 'lucide-react/icons/recycle';
import Store from 'lucide-react/icons/store';
import type { LucideIcon } from 'lucide-react';
import type { Messages, ToolWords } from '@thela/page';
import { appFolderOf } from './tool-names';

/** A tool, with its English words, from its `tool.json`. */
export interface Feature extends ToolWords {
  readonly id: FeatureId;
  /** App folder of the tool, its key in the registry. */
  readonly remote: string;
  readonly icon: LucideIcon;
}

/** What the shell reads of a `tool.json`; `tools/workspace.ts` checks the files. */
interface ToolJson {
  readonly featureId: FeatureId;
  readonly port: number;
  readonly label: string;
  readonly plainName: string;
  readonly badge?: string;
  readonly icon: string;
}

/** The icons that a `tool.json` can name; any other name gets a stall. All of lucide would be too large. */
const icons = new Map([
  ['badge-indian-rupee', BadgeIndianRupee],
  ['chart-pie', ChartPie],
  ['chef-hat', ChefHat],
  ['megaphone', Megaphone],
  ['mic', Mic],
  ['recycle', Recycle],
]);

// With a query these are modules of their own. Without one they would be those that the early script
// imports the ids from, and all words of all tools would load with it. Vite knows JSON by the ending.
const toolJsons = import.meta.glob<ToolJson>('../../../*/tool.json', {
  eager: true,
  query: '?feature.json',
  import: 'default',
});

/** All tools in the order of their ports, which for the first six is that of the specification. */
export const features: readonly Feature[] = Object.entries(toolJsons)
  .sort(([, a], [, b]) => a.port - b.port)
  .map(([path, { featureId, label, plainName, badge, icon }]) => ({
    id: featureId,
    remote: appFolderOf(path),
    label,
    plainName,
    badge,
    icon: icons.get(icon) ?? Store,
  }));

/** The feature with that id, which may come from a URL. */
export function featureWithId(id: string | undefined): Feature | undefined {
  return features.find((feature) => feature.id === id);
}

/** How a tool is called in the language of these texts; in English where they do not know it. */
export function offerOf(feature: Feature, { tools }: Messages): ToolWords {
  return tools[feature.id] ?? feature;
}
