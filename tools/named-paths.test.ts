// What READMEs and docs/ name is there: files and folders, in back-ticks and in links.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace';

/** A path by its ending, or by the folder of the workspace that it starts at. Other files may be made by commands. */
const PATH = /^(?!https?:)\S+\.(tsx?|mjs|css|sql|md)$|^(apps|libs|tools|supabase|e2e|docs)\/\S*$/;

/** What builds make. */
const MADE = /(^|\/)dist(-server)?(\/|$)|\.html$/;

/** What a name may leave open: `apps/<tool>/tool.json`, `libs/*`, `messages/{hi,te}.ts`, `src/…` */
const OPEN = /<[^>]*>|\*+|\{[^}]*\}|…/g;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
}).split('\n');
const paths = new Set(files.flatMap((path) => [path, ...foldersAbove(path)]));
const all = [...paths];

it.each(files.filter((path) => /(^|\/)README\.md$|^docs\/.*\.md$/.test(path)))(
  '%s names only what is there',
  (document) => {
    const text = readFileSync(join(workspaceRoot, document), 'utf8');
    const inTicks = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, name = '']) => name.replace(/(:\d+)?[#?].*$|:\d+$/, '').replace(/\/$/, ''))
      .filter((name) => PATH.test(name) && !MADE.test(name) && !isThere(name, dirname(document)));
    const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target))
      .filter((target) => !paths.has(join(dirname(document), target).replace(/\/$/, '')));
    expect([...inTicks, ...links]).toEqual([]);
  },
);

function isThere(name: string, folder: string): boolean {
  if (paths.has(name) || paths.has(join(folder, name))) return true;
  const pattern = name
    .split(OPEN)
    .map((text) => text.replaceAll(/[.+^$()[\]\\|]/g, '\\$&'))
    .join('.*');
  const matcher = new RegExp(`(^|/)${pattern.replace(/^(\.\/|(\\\.\\\.\/)+)/, '')}$`);
  return all.some((path) => matcher.test(path));
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
