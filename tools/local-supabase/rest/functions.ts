import * as v from 'valibot';
import type { Statement } from '../database/messages';
import type { Postgres } from '../database/postgres';

const FunctionRow = v.object({
  name: v.string(),
  isReadOnly: v.boolean(),
  isVoid: v.boolean(),
  /** How many arguments have no default; they are the first ones. */
  required: v.number(),
  parameters: v.array(v.object({ name: v.string(), type: v.string() })),
});

/** A function of the schema `public`. */
export type DatabaseFunction = v.InferOutput<typeof FunctionRow>;

const READ_FUNCTIONS: Statement = {
  sql: `select proname as "name", provolatile <> 'v' as "isReadOnly", prorettype = 'void'::regtype as "isVoid", pronargs - pronargdefaults as "required",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', proargnames[position], 'type', format_type(proargtypes[position - 1], null)
        ) order by position), '[]')
        from generate_series(1, pronargs) as position
      ) as "parameters"
    from pg_catalog.pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not proretset and prorettype <> 'trigger'::regtype`,
};

export async function readFunctions(postgres: Postgres): Promise<readonly DatabaseFunction[]> {
  const outcome = await postgres.transaction([READ_FUNCTIONS]);
  if (outcome.kind === 'committed') return v.parse(v.array(FunctionRow), outcome.rows[0]);
  throw new Error(`Postgres refused to list its functions: ${outcome.message}`);
}

/** Finds the function that has this name, all these arguments, and needs no other. */
export function findFunction(
  functions: readonly DatabaseFunction[],
  name: string,
  argumentNames: readonly string[],
): DatabaseFunction | undefined {
  return functions.find(({ name: own, parameters, required }) => {
    const names = parameters.map((parameter) => parameter.name);
    return (
      own === name &&
      argumentNames.every((argument) => names.includes(argument)) &&
      names.slice(0, required).every((argument) => argumentNames.includes(argument))
    );
  });
}

/**
 * The call of a function, whose result is one row with `body`, the JSON text of the answer.
 *
 * @param json an object with the arguments, as JSON text
 */
export function callWithJson(
  called: DatabaseFunction,
  argumentNames: readonly string[],
  json: string,
): Statement {
  const used = called.parameters.filter(({ name }) => argumentNames.includes(name));
  if (used.length === 0) return { sql: `select ${result(called, used)} as body` };
  const columns = used.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ');
  return {
    sql: `select ${result(called, used)} as body from json_to_record($1::json) as given (${columns})`,
    values: [json],
  };
}

function result({ name, isVoid }: DatabaseFunction, used: DatabaseFunction['parameters']) {
  const passed = used.map((parameter) => {
    const argument = quoted(parameter.name);
    return `${argument} => given.${argument}`;
  });
  const call = `public.${quoted(name)}(${passed.join(', ')})`;
  return isVoid ? `${call}::text` : `to_json(${call})::text`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
