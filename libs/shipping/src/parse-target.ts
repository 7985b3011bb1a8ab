import { resolve } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import { ShippingError } from './shipping-error';
import type { SigningKeysOf } from './signing-keys';

/** How targets are written, for messages and help. */
export const TARGETS = '<folder:path|s3://bucket/prefix>';

/**
 * The target that `--to` names.
 *
 * @param text `folder:<path>` or `s3://<bucket>/<prefix>`
 * @param base folder that a relative path starts from
 * @param signingKeys as `folderTarget` takes it
 * @param env variables with the keys of a bucket, as `bucketSettings` takes them
 * @throws ShippingError for any other text
 */
export async function parseTarget(
  text: string,
  base: string,
  signingKeys?: SigningKeysOf,
  env: NodeJS.ProcessEnv = process.env,
): Promise<DeployTarget> {
  const path = /^folder:(.+)$/.exec(text)?.[1];
  if (path) return folderTarget(resolve(base, path), signingKeys);
  if (text.startsWith('s3:')) {
    // Most commands go to a folder.
    const [{ bucketSettings }, { s3Target }] = await Promise.all([
      import('./s3/settings'),
      import('./s3/target'),
    ]);
    return s3Target(text.replace(/\/+$/, ''), bucketSettings(text, env), signingKeys);
  }
  throw new ShippingError(
    `"${text}" is no target. A target is a folder, --to folder:/srv/thela, or a bucket, --to s3://thela/site`,
  );
}
