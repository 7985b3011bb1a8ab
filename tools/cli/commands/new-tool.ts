import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand } from '../npm-command';
import { toolFiles } from '../new-tool/tool-files';
import { requireNewName } from '../new-tool/tool-name';
import { CommandError, listTools, workspaceRoot } from '../../workspace';

export default npmCommand(
  'npm run new:tool',
  'Makes the folder of a tool that passes every check, and makes the workspace know it.',
)
  .argument('[name]')
  .action(newTool);

function newTool(wanted: string | undefined): void {
  const name = requireNewName(wanted, {
    packages: [
      ...foldersIn('apps'),
      ...foldersIn('libs'),
      'tools',
      'benchmark',
      'local-supabase',
      'supabase',
      'e2e',
    ],
    featureIds: listTools().map(({ featureId }) => featureId),
  });
  const port = Math.max(...listTools({}).map((tool) => tool.port)) + 1;
  const folder = join(workspaceRoot, 'apps', name);
  for (const [path, text] of Object.entries(toolFiles({ name, port }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);
    // Formats the files, because the length of the name decides where lines break.
    run(process.execPath, ['node_modules/oxfmt/bin/oxfmt', `apps/${name}`]);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  console.log(adviceFor(name, port));
}

function foldersIn(folder: string): string[] {
  return readdirSync(join(workspaceRoot, folder));
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) {
    throw new CommandError(`${command} did not succeed; its own message is above.`);
  }
}

function adviceFor(name: string, port: number): string {
  return `
apps/${name} is there, with port ${port}.
  work on it        npm run dev ${name}
  test its source   npx vitest run apps/${name}
  test its release  npm run test:isolated ${name}
The sidebar offers it with the words of apps/${name}/tool.json as soon as the shell is built again.`;
}
