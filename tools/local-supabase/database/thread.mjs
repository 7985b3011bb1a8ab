// The thread in which Postgres runs: a long query would block the whole server otherwise.
import { parentPort, workerData } from 'node:worker_threads';
import { messages } from '@electric-sql/pglite';
import { newPostgres, openPostgres } from './engine.mjs';

/**
 * @import { PGlite } from '@electric-sql/pglite'
 * @import { Statement, ThreadReply, ThreadRequest, ThreadTask } from './messages'
 */

const { kind, folder } = /** @type {ThreadTask} */ (workerData);

try {
  const database = await (kind === 'new' ? newPostgres(folder) : openPostgres(folder));
  parentPort?.on('message', async (/** @type {ThreadRequest} */ request) => {
    reply(await answer(database, request));
    if (request.kind === 'close') parentPort?.close();
  });
  reply({ kind: 'done' });
} catch (error) {
  reply({ kind: 'unusable', message: /** @type {Error} */ (error).message });
}

/**
 * @param {PGlite} database
 * @param {ThreadRequest} request
 * @returns {Promise<ThreadReply>}
 */
async function answer(database, request) {
  if (request.kind === 'close') {
    await database.close();
    return { kind: 'done' };
  }
  const { statements } = request;
  try {
    const rows =
      request.kind === 'transaction'
        ? await database.transaction((transaction) => runAll(transaction, statements))
        : await runAll(database, statements);
    return { kind: 'committed', rows };
  } catch (error) {
    // Anything else ends this thread: the next request then starts Postgres again.
    if (!(error instanceof messages.DatabaseError)) throw error;
    const { code = '', message, detail = null, hint = null } = error;
    return { kind: 'refused', code, message, detail, hint };
  }
}

/**
 * @param {Pick<PGlite, 'query' | 'exec'>} database
 * @param {readonly Statement[]} statements
 */
async function runAll(database, statements) {
  const rows = [];
  for (const { sql, values, isScript = false } of statements) {
    if (isScript) await database.exec(sql);
    rows.push(isScript ? [] : (await database.query(sql, [...(values ?? [])])).rows);
  }
  return rows;
}

/** @param {ThreadReply} message */
function reply(message) {
  parentPort?.postMessage(message, []);
}
