import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface FileBackup {
  /** Restores changed and deleted files; added files stay. */
  readonly restore: () => void;
}

interface KeptFile {
  readonly content: Buffer;
  /** Changes when the file is written. */
  readonly mark: string;
}

/** Keeps all files of a folder in memory: a site has a few megabytes, in hundreds of files. */
export function backUpFiles(folder: string): FileBackup {
  const kept = new Map<string, KeptFile>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    const mark = markOf(file);
    if (mark) kept.set(path, { content: readFileSync(file), mark });
  }
  return {
    restore: () => {
      for (const [path, { content, mark }] of kept) {
        const file = join(folder, path);
        if (markOf(file) === mark) continue;
        mkdirSync(dirname(file), { recursive: true });
        rmSync(file, { force: true });
        writeFileSync(file, content);
        kept.set(path, { content, mark: markOf(file) });
      }
    },
  };
}

/** Empty where there is no file. */
function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}
