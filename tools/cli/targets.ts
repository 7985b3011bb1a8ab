import { folderTarget, parseTarget } from '@thela/shipping/folder-target';
import type { DeployTarget } from '@thela/shipping';
import { SITE_FOLDER, workspaceRoot } from '../workspace';

/** Where a command ships to. */
export interface ChosenTarget {
  readonly target: DeployTarget;
  /** Whether it is the site that `npm start` serves on this machine. */
  readonly isLocal: boolean;
}

/** `--to` as every command that ships takes it. */
export const toOption = [
  '--to <folder:path>',
  'where to; by default the site that npm start serves',
] as const;

/**
 * @param to what `--to` says; the site that `npm start` serves if left out
 * @throws CommandError when it names no target
 */
export function chooseTarget(to: string | undefined): ChosenTarget {
  const local = folderTarget(SITE_FOLDER);
  const target = to === undefined ? local : parseTarget(to, workspaceRoot);
  return { target, isLocal: target.description === local.description };
}
