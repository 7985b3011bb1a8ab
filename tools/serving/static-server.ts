// Serves one origin's folder as a child process, until the parent process ends or stops it.
import type { ServerMessage } from './server-process';
import { serveOrigin } from './static-origin';
import type { ServedOrigin } from './static-origin';

// Ctrl-C signals the whole process group, but the parent process decides when to stop.
process.on('SIGINT', () => {});
process.once('SIGTERM', () => process.exit(0));

try {
  await serveOrigin(JSON.parse(process.argv[2] ?? '') as ServedOrigin);
  const listening: ServerMessage = { kind: 'listening' };
  if (process.connected) process.send?.(listening);
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const failure: ServerMessage = { kind: 'failed', code, message };
  process.send?.(failure, () => process.exit(1));
}
