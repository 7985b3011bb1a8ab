import { folderTarget } from '@thela/shipping/folder-target';
import { parseTarget, TARGETS } from '@thela/shipping/parse-target';
import { developmentKeysOf, teamKeysOf } from '../settings/signing-keys';
import type { DeployTarget, EntryChange } from '@thela/shipping';
import { SITE_FOLDER, toolNamed, workspaceRoot } from '../workspace';
import { describeChange } from './describe-change';

export interface ChosenTarget {
  readonly target: DeployTarget;
  /** Whether the target is the site that `npm start` serves on this machine. */
  readonly isLocal: boolean;
}

/** The option `--to`, which every command takes that reads or changes a site. */
export const toOption = [
  `--to ${TARGETS}`,
  'where to; by default the site that npm start serves',
] as const;

/**
 * @param to the value of `--to`; without it, the site that `npm start` serves
 * @throws ShippingError when it is not a valid target
 */
export async function chooseTarget(to: string | undefined): Promise<ChosenTarget> {
  const local = folderTarget(SITE_FOLDER, developmentKeysOf);
  const target = to === undefined ? local : await parseTarget(to, workspaceRoot, teamKeysOf);
  const isLocal = target.description === local.description;
  return { target: isLocal ? local : target, isLocal };
}

/** Changes a tool's entry in the registry of the target, and prints what changed. */
export async function changeTool(
  tool: string | undefined,
  to: string | undefined,
  change: (target: DeployTarget, tool: string) => Promise<EntryChange>,
): Promise<void> {
  const { name } = toolNamed(tool);
  const { target } = await chooseTarget(to);
  const lines = describeChange(await change(target, name));
  console.log([`${name} at ${target.description}`, ...lines].join('\n  '));
}
