import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../files';
import { isOldPage, publishSteps } from '../shell-build';
import { SHELL } from '../site-layout';
import type { Bucket } from './bucket';
import type { ETagForm } from './conditional-writes';
import { takeLease } from './lease';
import { uploadFiles } from './upload';

/** Beside the shell's folder: a web server would serve what is in it. */
const LEASE = 'shell.lock';

/**
 * Publishes the files that `fill` writes into a folder: first the assets, then the pages, last the worker that checks them
 * all. The assets of earlier builds stay, and so does the registry.
 *
 * @param removesOldPages whether pages that are not among the files go
 * @throws ShippingError when somebody else keeps publishing
 */
export async function publishShellObjects(
  bucket: Bucket,
  etagForm: ETagForm,
  removesOldPages: boolean,
  fill: (folder: string) => Promise<void> | void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'thela-shell-'));
  try {
    await fill(folder);
    const lease = await takeLease(bucket, LEASE, etagForm);
    try {
      const { files } = listFiles(folder);
      for (const paths of publishSteps(files)) {
        await uploadFiles(bucket, folder, paths, `${SHELL}/`, false, lease.keep);
      }
      if (removesOldPages) await removeOldPages(bucket, new Set(files), lease.keep);
    } finally {
      // A lock that cannot be released expires.
      await lease.release().catch(() => {});
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function removeOldPages(
  bucket: Bucket,
  present: ReadonlySet<string>,
  keepLease: () => Promise<void>,
): Promise<void> {
  const listed = (await bucket.list(`${SHELL}/`)).map(({ path }) => path.slice(`${SHELL}/`.length));
  for (const path of listed.filter(
    (listedPath) => isOldPage(listedPath) && !present.has(listedPath),
  )) {
    await keepLease();
    await bucket.remove(`${SHELL}/${path}`);
  }
}
