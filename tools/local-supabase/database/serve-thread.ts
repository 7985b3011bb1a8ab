// The thread in which Postgres runs: a long query would block the whole server otherwise.
import { parentPort, workerData } from 'node:worker_threads';
import { messages } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { LocalSupabaseError } from '../start-error';
import { maintain, makeDatabase, openDatabase } from './engine';
import type {
  Committed,
  Refusal,
  Rows,
  Statement,
  ThreadReply,
  ThreadRequest,
  ThreadTask,
} from './messages';
import { readSchema } from './migrations';

const task = workerData as ThreadTask;
const schema = readSchema(task.migrationsFolder);

try {
  if (task.kind === 'make-template') await makeDatabase(task.folder, schema);
  else answerRequests(await openDatabase(task.folder, schema));
  reply({ kind: 'done' });
} catch (error) {
  const { code = 'DATABASE_UNUSABLE', message } = error as Error & { code?: string };
  const isOurs = error instanceof LocalSupabaseError;
  const text = isOurs ? message : `${task.folder} cannot be used: ${message}`;
  reply({ kind: 'unusable', code, message: text });
}

function answerRequests(database: PGlite) {
  let hasChanged = false;
  parentPort?.on('message', async (request: ThreadRequest) => {
    switch (request.kind) {
      case 'transaction':
        hasChanged = true;
        return reply(await runTransaction(database, request.statements));
      case 'maintain':
        if (hasChanged) await maintain(database);
        hasChanged = false;
        return reply({ kind: 'done' });
      case 'close':
        await database.close();
        reply({ kind: 'done' });
        parentPort?.close();
    }
  });
}

async function runTransaction(
  database: PGlite,
  statements: readonly Statement[],
): Promise<Committed | Refusal> {
  try {
    return await database.transaction(async (transaction) => {
      const rows: Rows[] = [];
      for (const { sql, values = [] } of statements) {
        const result = await transaction.query<Rows[number]>(sql, [...values]);
        rows.push(result.rows);
      }
      return { kind: 'committed', rows };
    });
  } catch (error) {
    // Anything else ends this thread: the next request then starts Postgres anew.
    if (!(error instanceof messages.DatabaseError)) throw error;
    const { code = '', message, detail = null, hint = null } = error;
    return { kind: 'refused', code, message, detail, hint };
  }
}

function reply(message: ThreadReply) {
  parentPort?.postMessage(message, []);
}
