// The local backend as a child process. It stops when its parent ends or sends SIGTERM. Its first message to the parent
// says that it listens, or why it cannot.
import * as v from 'valibot';
import type { LocalSupabaseOptions } from './options';
import { startLocalSupabase } from './start';
import { LocalSupabaseError } from './start-error';

// `startLocalSupabase` validates the other options.
const Options = v.looseObject({
  /** Starts Postgres once the server listens, so that the first request does not wait for it. */
  startsPostgres: v.optional(v.boolean(), false),
});

const { startsPostgres, ...options } = v.parse(Options, JSON.parse(process.argv[2] ?? '{}'));
const serviceKey = process.env.LOCAL_SUPABASE_SERVICE_KEY;
const starting = startLocalSupabase(
  { ...(options as unknown as LocalSupabaseOptions), ...(serviceKey ? { serviceKey } : {}) },
  process.env,
);
let isStopping = false;
process.once('SIGTERM', () => void stop(0));
process.once('disconnect', () => void stop(0));
// Ctrl-C reaches the whole process group; only the parent decides when to stop.
process.on('SIGINT', () => {});

try {
  const backend = await starting;
  tell({ kind: 'listening' });
  if (startsPostgres) backend.startPostgres().catch(giveUp);
} catch (error) {
  const { message } = error as Error;
  const code = error instanceof LocalSupabaseError ? error.code : '';
  tell({ kind: 'failed', code, message });
}

/** A server without its database would look as if it worked. */
async function giveUp({ message }: Error) {
  if (isStopping) return;
  console.error(message);
  await stop(1);
}

async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  const backend = await starting.catch(() => null);
  await backend?.close();
  process.exit(exitCode);
}

type ServerMessage =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

function tell(message: ServerMessage) {
  const end = () => {
    if (message.kind === 'failed') process.exit(1);
  };
  if (message.kind === 'failed' && !process.send) console.error(message.message);
  if (process.connected) process.send?.(message, end);
  else end();
}
