// The local backend as a process of its own, until its parent is gone or asks it to stop.
import type { ServerMessage } from '../static-server';
import { startLocalSupabase } from './start';
import { LocalSupabaseError } from './start-error';

// Ctrl-C reaches the whole process group; the parent decides when to stop.
process.on('SIGINT', () => {});

try {
  // What the parent hands over is looked at as any other input.
  const options: Parameters<typeof startLocalSupabase>[0] = JSON.parse(process.argv[2] ?? '');
  const backend = await startLocalSupabase(options);
  const stop = () => void backend.close().then(() => process.exit(0));
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  tell({ kind: 'listening' });
} catch (error) {
  const { message } = error as Error;
  const code = error instanceof LocalSupabaseError ? error.code : '';
  tell({ kind: 'failed', code, message }, () => process.exit(1));
}

function tell(message: ServerMessage, told: () => void = () => {}) {
  if (process.send) process.send(message, told);
  else told();
}
