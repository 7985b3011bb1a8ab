import { resolve } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import { ShippingError } from './shipping-error';
import type { SigningKeysOf } from './signing-keys';

/**
 * The target that `--to` names.
 *
 * @param text `folder:<path>`
 * @param base folder that a relative path starts from
 * @param signingKeys as `folderTarget` takes it
 * @throws ShippingError for any other text
 */
export function parseTarget(text: string, base: string, signingKeys?: SigningKeysOf): DeployTarget {
  const path = /^folder:(.+)$/.exec(text)?.[1];
  if (path) return folderTarget(resolve(base, path), signingKeys);
  throw new ShippingError(`"${text}" is no target. A target is a folder: --to folder:/srv/thela`);
}
