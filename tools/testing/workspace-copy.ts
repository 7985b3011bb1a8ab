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
import { workspaceRoot } from '../workspace';

export interface WorkspaceCopy {
  readonly folder: string;
  readonly commit: () => void;
  readonly clone: () => WorkspaceCopy;
  readonly remove: () => void;
}

/** Copies the workspace's sources as they are now, committed or not, without build output. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = temporaryFolder();
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const path of git(workspaceRoot, ...listed).split('\0')) {
    // Git also lists files whose deletion is not committed yet.
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

/**
 * Links third-party packages to this workspace, while the copy uses its own `@thela` packages. What npm may
 * write to is copied, because npm would follow a link and change this workspace's node_modules.
 */
function linkPackages(folder: string): void {
  const from = join(workspaceRoot, 'node_modules');
  const to = join(folder, 'node_modules');
  linkEntries(from, to);
  for (const name of ['.bin', '@thela', '.package-lock.json']) {
    rmSync(join(to, name), { recursive: true });
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** Links each package, but makes real folders for scopes and for packages with their own node_modules. */
function linkEntries(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const entry = join(from, name);
    const isFolder =
      name.startsWith('@') || name === 'node_modules' || existsSync(join(entry, 'node_modules'));
    if (isFolder) linkEntries(entry, join(to, name));
    else symlinkSync(entry, join(to, name));
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'thela-workspace-'));
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}
