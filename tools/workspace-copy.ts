import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './workspace';

/** Another checkout of the workspace, in a folder of its own, whose files a test may change. */
export interface WorkspaceCopy {
  readonly folder: string;
  /** Commits every change there. */
  readonly commit: () => void;
  /** A fresh clone of what is committed there. */
  readonly clone: () => WorkspaceCopy;
  readonly remove: () => void;
}

/** Copies the workspace's sources as they are now, committed or not, without anything built. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = temporaryFolder();
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const path of git(workspaceRoot, ...listed).split('\0')) {
    // What is deleted and not committed yet is listed, too.
    if (!path || !existsSync(join(workspaceRoot, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(workspaceRoot, path), join(folder, path));
  }
  git(folder, 'init', '--quiet');
  const copy = workspaceAt(folder);
  copy.commit();
  return copy;
}

function workspaceAt(folder: string): WorkspaceCopy {
  linkPackages(folder);
  return {
    folder,
    commit: () => {
      git(folder, 'add', '--all');
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@thela.example'];
      git(folder, ...author, 'commit', '--quiet', '--message', 'A change');
    },
    clone: () => {
      const clone = temporaryFolder();
      git(folder, 'clone', '--quiet', folder, clone);
      return workspaceAt(clone);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Foreign packages are those of this workspace, ours are those of the copy. */
function linkPackages(folder: string): void {
  const from = join(workspaceRoot, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@thela') {
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    } else {
      symlinkSync(join(from, name), join(to, name));
    }
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'thela-workspace-'));
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}
