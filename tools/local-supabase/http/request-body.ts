import type { Context } from 'hono';
import * as v from 'valibot';
import type { Failure } from './failure';
import { failure, invalid } from './failure';

/** Deeper values cannot be written back as JSON without the risk of exhausting the stack. */
const MAX_DEPTH = 32;

/** A text that may be left out or null, which is how the client sends what it does not have. */
export const optionalText = v.nullish(v.string(), '');

/** What a person or a page may attach to an account. */
export const metadata = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), () => ({})),
  v.check((data) => isShallow(data), 'is nested too deeply'),
);

/** The body of a request, which is unknown until it fits the schema. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Failure> {
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    return failure(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return invalid(`${v.getDotPath(issue) ?? 'The request body'}: ${issue.message}`);
}

function isShallow(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}
