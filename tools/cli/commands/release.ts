import { relative } from 'node:path';
import { npmCommand } from '../npm-command';
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

export default npmCommand(
  'npm run release',
  'Tests a tool and the libs that run in it, builds it, and keeps the build as a release folder that never changes.',
)
  .argument('[tool]')
  .action(release);

async function release(tool: string | undefined): Promise<void> {
  if (tool === SHELL) {
    throw new CommandError(
      'The shell has no releases: npm run build shell, then npm run deploy shell.',
    );
  }
  const { name } = toolNamed(tool);
  await testAndBuild([name, ...libsOf(name)]);
  const newRelease = await makeRelease(distOf(name), RELEASES_FOLDER);
  markLatest(newRelease, RELEASES_FOLDER);
  const { version, commit, contract, files } = newRelease.record;
  const sizes = Object.values(files).map(({ bytes }) => bytes);
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`
${name} ${version}
  commit    ${commit}
  contract  ${contract}
  files     ${sizes.length}, ${total.toLocaleString('en-GB')} bytes
  folder    ${relative(workspaceRoot, newRelease.folder)}`);
  if (commit === 'dirty') {
    console.warn('Made from uncommitted changes: nobody else can build this release again.');
  }
}
