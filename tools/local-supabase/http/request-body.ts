import type { Context } from 'hono';
import * as v from 'valibot';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';

const MAX_BYTES = 64 * 1024;
/** Deeper values cannot be written back as JSON without the risk of exhausting the stack. */
const MAX_DEPTH = 32;

/** A text that may be left out or null, which is how the client sends what it does not have. */
export const optionalText = v.nullish(v.string(), '');

/** The PKCE challenge, for a client that wants a code instead of a session. */
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
};

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
  const text = await readText(context);
  if (isFailure(text)) return text;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return notJson;
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return invalid(`${v.getDotPath(issue) ?? 'The request body'}: ${issue.message}`);
}

const notJson = failure(400, 'bad_json', 'Could not parse request body as JSON');
const tooLarge = failure(
  413,
  'request_too_large',
  `The request body is larger than ${MAX_BYTES} bytes`,
);

/** The body as text. Reads no more than is allowed, whatever length was announced. */
export async function readText(context: Context): Promise<string | Failure> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of context.req.raw.body ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    // Whoever asked has gone while they were still sending; nobody reads this.
    return notJson;
  }
  return Buffer.concat(chunks).toString();
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
