import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder, sorted, as paths from the folder with forward slashes. Links and other
 * entries that are not plain files are listed apart.
 */
export function listFiles(folder: string): { files: string[]; others: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFile: entry.isFile(),
    }));
  const paths = (isFile: boolean) =>
    entries
      .filter((entry) => entry.isFile === isFile)
      .map(({ path }) => path)
      .toSorted();
  return { files: paths(true), others: paths(false) };
}
