import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of a folder's files, which restores what a test has changed. */
export interface FileBackup {
  /** Restores changed and deleted files; added files stay. */
  readonly restore: () => void;
}

/** Copies all files of a folder to a second folder beside it. */
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

/** For each path a mark that changes when the file is written. */
function marksOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, markOf(join(folder, path))]));
}

function markOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}
