import { resolve } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { folderTarget } from './folder-target';
import { ShippingError } from './shipping-error';
import type { SigningKeysOf } from './signing-keys';

/** How targets are written, for messages and help. */
export const TARGETS = '<folder:path|s3://bucket/prefix|ssh://host/path>';

/**
 * The target that `--to` names.
 *
 * @param text `folder:<path>`, `s3://<bucket>/<prefix>` or `ssh://<user>@<host>/<path>`
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
  if (text.startsWith('ssh:')) {
    const [{ remoteFolder }, { sshTarget }] = await Promise.all([
      import('./ssh/remote'),
      import('./ssh/target'),
    ]);
    return sshTarget(text.replace(/\/+$/, ''), remoteFolder(text), signingKeys);
  }
  throw new ShippingError(
    `"${text}" is no target. A target is a folder, --to folder:/srv/thela, a folder of another machine, ` +
      '--to ssh://web.example/srv/thela, or a bucket, --to s3://thela/site',
  );
}
