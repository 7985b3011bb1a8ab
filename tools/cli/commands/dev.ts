import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { npmCommand } from '../npm-command';
import { requireFreePorts } from '../../serving/server-process';
import { toolNamed, workspaceRoot } from '../../workspace';

/** A playground uses the tool's port plus this, so it can run at the same time as the composed site. */
const PLAYGROUND_PORT_OFFSET = 1000;

export default npmCommand(
  'npm run dev',
  'Serves the playground of a tool, from source, with hot reload.',
)
  .argument('[tool]')
  .action(dev);

async function dev(name: string | undefined): Promise<void> {
  const tool = toolNamed(name);
  const port = tool.port + PLAYGROUND_PORT_OFFSET;
  await requireFreePorts([{ ...tool, port }]);
  const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  const options = ['--configLoader', 'runner', '--port', String(port)];
  const child = spawn(process.execPath, [vite, ...options], {
    cwd: join(workspaceRoot, 'apps', tool.name),
    stdio: 'inherit',
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 0));
}
