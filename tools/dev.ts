import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { appNamed, listApps, SHELL, workspaceRoot } from './workspace';

/** `npm run dev <tool>`: the tool's bench, from source, with hot reload. */
export default function dev([name]: readonly string[]): void {
  const tools = listApps().filter((app) => app.name !== SHELL);
  const { name: tool } = appNamed(name, tools);
  const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--configLoader', 'runner'], {
    cwd: join(workspaceRoot, 'apps', tool),
    stdio: 'inherit',
  });
  // Ctrl-C reaches Vite too; wait for it to end.
  process.on('SIGINT', () => {});
  child.once('exit', (code) => process.exit(code ?? 0));
}
