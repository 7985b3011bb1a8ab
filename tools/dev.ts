import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { appNamed, listApps, SHELL, workspaceRoot } from './workspace';

/** Benches run beside the composed site, on the tool's own port plus this. */
const BENCH_PORT_OFFSET = 1000;

/** `npm run dev <tool>`: the tool's bench, from source, with hot reload. */
export default function dev([name]: readonly string[]): void {
  const tools = listApps().filter((app) => app.name !== SHELL);
  const { name: tool, port } = appNamed(name, tools);
  const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, '--configLoader', 'runner', '--port', String(port + BENCH_PORT_OFFSET)],
    {
      cwd: join(workspaceRoot, 'apps', tool),
      stdio: 'inherit',
    },
  );
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 0));
}
