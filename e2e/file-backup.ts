import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A second copy of a folder's files, to put back what a test changed. */
export interface FileBackup {
  /** Restores files that changed or are gone; what was added stays. */
  readonly restore: () => void;
}

/** Copies all files of a folder aside. */
export function backUpFiles(folder: string): FileBackup {
  const copy = `${folder}-kept`;
  cpSync(folder, copy, { recursive: true });
  const marks = marksOf(folder);
  return {
    restore: () => {
      const now = marksOf(folder);
      for (const [path, mark] of marks) {
        if (now.get(path) === mark) continue;
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        rmSync(join(folder, path), { force: true });
        cpSync(join(copy, path), join(folder, path), { preserveTimestamps: false });
        marks.set(path, markOf(join(folder, path)));
      }
    },
  };
}

/** What changes when a file is written, by path. */
function marksOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, markOf(join(folder, path))]));
}

function markOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}
