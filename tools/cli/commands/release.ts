import { relative } from 'node:path';
import { readArguments } from '../arguments';
import { testAndBuild } from '../nx';
import { makeRelease, markLatest } from '@thela/shipping';
import {
  CommandError,
  distOf,
  libsOf,
  RELEASES_FOLDER,
  SHELL,
  toolNamed,
  workspaceRoot,
} from '../../workspace';

/**
 * `npm run release <tool>`: tests the tool and the libs that run in it, builds it, and keeps the
 * build as an immutable release folder.
 */
export default async function release(args: readonly string[]): Promise<void> {
  const usage = 'npm run release <tool>';
  const { words } = readArguments(args, { usage, words: 1, options: {} });
  if (words[0] === SHELL) {
    throw new CommandError(
      'The shell has no releases: npm run build shell, then npm run deploy shell.',
    );
  }
  const { name } = toolNamed(words[0]);
  await testAndBuild([name, ...libsOf(name)]);
  const made = await makeRelease(distOf(name), RELEASES_FOLDER);
  markLatest(made, RELEASES_FOLDER);
  const { version, commit, contract, files } = made.record;
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`
${name} ${version}
  commit    ${commit}
  contract  ${contract}
  files     ${sizes.length}, ${total.toLocaleString('en-IN')} bytes
  folder    ${relative(workspaceRoot, made.folder)}`);
  if (commit === 'dirty') {
    console.warn('Made from uncommitted changes: nobody else can build this release again.');
  }
}
