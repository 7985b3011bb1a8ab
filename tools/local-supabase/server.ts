// The local backend as a child process. It stops when its parent ends or sends SIGTERM.
import type { ServerMessage } from '../serving/server-process';
import type { LocalSupabaseOptions } from './options';
import { startLocalSupabase } from './start';
import { LocalSupabaseError } from './start-error';

const starting = start();
process.once('SIGTERM', stop);
// Ctrl-C reaches the whole process group; only the parent decides when to stop.
process.on('SIGINT', () => {});

try {
  await starting;
  tell({ kind: 'listening' });
} catch (error) {
  const { message } = error as Error;
  const code = error instanceof LocalSupabaseError ? error.code : '';
  tell({ kind: 'failed', code, message });
}

async function start() {
  // `startLocalSupabase` validates the options.
  return startLocalSupabase(JSON.parse(process.argv[2] ?? '') as LocalSupabaseOptions, process.env);
}

async function stop() {
  const backend = await starting.catch(() => null);
  await backend?.close();
  process.exit(0);
}

function tell(message: ServerMessage) {
  const end = () => {
    if (message.kind === 'failed') process.exit(1);
  };
  if (message.kind === 'failed' && !process.send) console.error(message.message);
  if (process.connected) process.send?.(message, end);
  else end();
}
