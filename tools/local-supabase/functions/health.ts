import { databaseCounts, makeHealth, readHealthSettings, readJson } from '@thela/supabase/health';
import type { HealthSettings } from '@thela/supabase/health';
import type { Environment } from '@thela/supabase/gemini';
import type { Handler } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { addressOf } from '../http/route';
import { LOCAL_HEALTH_READ_KEY } from '../options';

export const HEALTH_PATH = '/functions/v1/health';

/** @throws FunctionSettingsError naming an invalid variable */
export function localHealthSettings(env: Environment, siteOrigin: string): HealthSettings {
  return readHealthSettings(
    { ...env, HEALTH_READ_KEY: LOCAL_HEALTH_READ_KEY },
    // Every address is this machine's.
    { allowedOrigins: [siteOrigin], pseudonymKey: LOCAL_HEALTH_READ_KEY },
  );
}

/** Runs `supabase/functions/health` in this process, with the counts in the local database. */
export function healthFunction(settings: HealthSettings, { postgres }: Backend): Handler {
  const health = makeHealth(settings, {
    counts: databaseCounts(localDatabase(postgres)),
    readJson,
    now: Date.now,
    log: (message) => console.error(message),
  });
  return (context) => health(context.req.raw, addressOf(context));
}

const Answer = v.looseTuple([v.unknown(), v.tuple([v.object({ answer: v.unknown() })])]);

/** Calls functions of the local database as the project's API does with the secret key. */
function localDatabase(postgres: Backend['postgres']) {
  return async (name: string, args: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const parameters = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const outcome = await postgres.transaction([
      { sql: "select set_config('role', 'service_role', true)" },
      {
        sql: `select public.${name}(${parameters.join(', ')}) as answer`,
        values: Object.values(args),
      },
    ]);
    if (outcome.kind === 'refused') throw new Error(`${name} was refused: ${outcome.code}`);
    return v.parse(Answer, outcome.rows)[1][0].answer;
  };
}
