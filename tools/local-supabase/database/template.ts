import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/**
 * Makes a database folder that does not exist yet from the template of this schema, which is made once
 * on this machine: making a database takes seconds of processor time, copying one takes a moment. A process that is
 * killed meanwhile leaves no half of a folder under that name.
 *
 * @param templatesFolder holds the templates of all schemas
 * @param digest of the schema
 * @param makeNew makes a whole database in a folder that does not exist
 */
export async function makeFolder(
  folder: string,
  templatesFolder: string,
  digest: string,
  makeNew: (folder: string) => Promise<void>,
): Promise<void> {
  const template = join(templatesFolder, digest);
  if (!(await exists(template))) {
    const half = `${template}.${randomUUID()}`;
    await mkdir(templatesFolder, { recursive: true });
    await removeOld(templatesFolder);
    try {
      await makeNew(half);
      await renameUnlessMade(half, template);
    } finally {
      await rm(half, { recursive: true, force: true });
    }
  }
  // Whoever holds the lock of the accounts is the only one that makes this folder.
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  await copyFolder(template, half);
  await syncAll(half);
  await rename(half, folder);
  await sync(dirname(folder));
}

/** As `cp` does it, which takes thrice the processor time for the thousand small files of a database. */
async function copyFolder(from: string, to: string) {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? copyFolder(source, copy) : copyFile(source, copy));
  }
}

/** Another process may have been quicker. */
async function renameUnlessMade(half: string, template: string) {
  try {
    await rename(half, template);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

/** Removes templates of other schemas, and what killed processes left. */
async function removeOld(templatesFolder: string) {
  for (const name of await readdir(templatesFolder)) {
    const path = join(templatesFolder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** After a power failure a file could be empty although its folder has the final name. */
async function syncAll(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await sync(join(entry.parentPath, entry.name));
  }
  await sync(folder);
}

async function sync(path: string) {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
