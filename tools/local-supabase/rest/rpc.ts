import { readLimitedText } from '@thela/supabase/gemini';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { findById } from '../accounts/account';
import { findSession } from '../accounts/session';
import type { Backend } from '../backend';
import { addressOf } from '../http/route';
import type { Statement } from '../database/messages';
import { LocalSupabaseError } from '../start-error';
import type { Caller } from './caller';
import { readCaller } from './caller';
import type { DatabaseFunction } from './functions';
import { callWithJson, findFunction, readFunctions } from './functions';
import type { RestFailure } from './rest-failure';
import { refusedByPostgres, restFailure, restFailureResponse } from './rest-failure';

export const RPC_PATH = '/rest/v1/rpc/:name';

const MAX_BYTES = 1.5 * 1024 * 1024;

interface Call {
  readonly kind: 'call';
  readonly called: DatabaseFunction;
  readonly statement: Statement;
}

/** POST /rest/v1/rpc/<function>, as PostgREST answers it. */
export function rpc(backend: Backend): Handler {
  let functions: ReturnType<typeof readFunctions> | undefined;
  // The migrations run when Postgres starts, so the functions stay as they are.
  const functionsOnce = () => {
    functions ??= readFunctions(backend.postgres).catch((error: unknown) => {
      functions = undefined;
      throw error;
    });
    return functions;
  };
  return async (context) => {
    try {
      const answer = await answerCall(context, backend, functionsOnce);
      return 'kind' in answer ? restFailureResponse(context, answer) : answer;
    } catch (error) {
      if (!(error instanceof LocalSupabaseError)) throw error;
      console.error(`local-supabase: ${error.message}`);
      return restFailureResponse(context, restFailure(503, error.code, error.message));
    }
  };
}

async function answerCall(
  context: Context,
  backend: Backend,
  functions: () => ReturnType<typeof readFunctions>,
): Promise<Response | RestFailure> {
  const caller = await readCaller(context, backend);
  if (caller.kind === 'rest-failure') return caller;
  const call = await readCall(context, await functions());
  if (call.kind === 'rest-failure') return call;
  const account = caller.userId && (await findById(backend.database, caller.userId));
  if (account) {
    await backend.databaseRows.insert(backend.postgres, account);
    await backend.databaseRows.writeFactors(backend.postgres, account);
  }
  const session = await writeSession(backend, caller);
  const outcome = await backend.postgres.transaction(statementsOf(context, caller, call, session));
  if (outcome.kind === 'refused') return refusedByPostgres(outcome, caller.userId !== null);
  const [[{ body }], , [{ isDeleted }]] = v.parse(Rows, outcome.rows.slice(-3));
  if (account && isDeleted) await backend.databaseRows.deleteAccount(account.id);
  if (call.called.isVoid) return context.body(null, 204);
  const text = body ?? 'null';
  return context.body(text, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    // By its length, short answers are not compressed.
    'Content-Length': String(Buffer.byteLength(text)),
  });
}

const Rows = v.tuple([
  v.tuple([v.object({ body: v.nullable(v.string()) })]),
  v.unknown(),
  v.tuple([v.object({ isDeleted: v.boolean() })]),
]);

async function readCall(
  context: Context,
  functions: readonly DatabaseFunction[],
): Promise<Call | RestFailure> {
  const args = await readArguments(context);
  if (args.kind === 'rest-failure') return args;
  const name = context.req.param('name') ?? '';
  const names = Object.keys(args.values);
  const called = findFunction(functions, name, names);
  if (!called) return unknownFunction(name, names);
  return { kind: 'call', called, statement: callWithJson(called, names, args.json) };
}

/** As PostgreSQL says it of more than about 6,000 levels; PGlite never answers then. */
const tooDeep = restFailure(500, '54001', 'stack depth limit exceeded');

const notJson = restFailure(400, 'PGRST102', 'Empty or invalid json');

async function readArguments(context: Context) {
  const body = await readLimitedText(context.req.raw, MAX_BYTES);
  if (body === 'too-large') {
    const message = `The request body is larger than ${MAX_BYTES} bytes`;
    return restFailure(413, 'request_too_large', message);
  }
  if (body === 'aborted') return notJson;
  const json = body.text === '' ? '{}' : body.text;
  if (isNestedDeeply(json)) return tooDeep;
  try {
    // The text itself goes to Postgres, so that no number is rounded.
    return { kind: 'json', json, values: v.parse(Arguments, JSON.parse(json)) } as const;
  } catch {
    return notJson;
  }
}

const Arguments = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

function unknownFunction(name: string, argumentNames: readonly string[]): RestFailure {
  const names = argumentNames.toSorted().join(', ');
  const call = names === '' ? `${name} without parameters` : `${name}(${names})`;
  const message = `Could not find the function public.${call} in the schema cache`;
  const details =
    `Searched for the function public.${call} or with a single unnamed json/jsonb parameter, ` +
    'but no matches were found in the schema cache.';
  return restFailure(404, 'PGRST202', message, { details });
}

/** Puts the session of a call into `auth.sessions`, or takes it out where it has ended, in the transaction of the call. */
async function writeSession(
  { database }: Backend,
  { sessionId }: Caller,
): Promise<readonly Statement[]> {
  if (sessionId === null) return [];
  const session = await findSession(database, sessionId);
  const remove = { sql: 'delete from auth.sessions where id = $1', values: [sessionId] };
  if (!session) return [remove];
  const sql = 'insert into auth.sessions values ($1, $2, to_timestamp($3::float8))';
  return [remove, { sql, values: [sessionId, session.user_id, session.created_at / 1000] }];
}

/** The last three are the call, and then, as a superuser, whether the caller's account still has its row. */
function statementsOf(
  context: Context,
  caller: Caller,
  call: Call,
  session: readonly Statement[],
): readonly Statement[] {
  const { method, path } = context.req;
  const headers = JSON.stringify({ 'x-forwarded-for': addressOf(context) });
  return [
    ...(call.called.isReadOnly ? [{ sql: 'set transaction read only' }] : session),
    {
      sql: `select set_config('search_path', '"public", "extensions"', true),
        set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
        set_config('request.method', $3, true), set_config('request.path', $4, true),
        set_config('request.headers', $5, true)`,
      values: [caller.role, JSON.stringify(caller.claims), method, path, headers],
    },
    call.statement,
    { sql: 'set local role none' },
    {
      sql: 'select not exists (select from auth.users where id = $1::uuid) as "isDeleted"',
      values: [caller.userId],
    },
  ];
}

/** PGlite, whose stack is small, still reads twice as many levels. */
const MOST_LEVELS = 3000;

/** Whether lists and objects stand in each other more often than Postgres is asked to read. */
function isNestedDeeply(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') isText = !isText;
    else if (isText) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}
