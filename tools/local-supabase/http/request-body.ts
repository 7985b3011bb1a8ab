import { readLimitedText } from '@thela/supabase/gemini';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Metadata } from '../accounts/account';
import type { Failure } from '../failure';
import { failure, invalid, isFailure } from '../failure';

const MAX_BYTES = 64 * 1024;
/** Access tokens carry the metadata, and must fit into a request's headers. */
const MAX_METADATA_BYTES = 4096;
/** Writing deeper values as JSON could exhaust the stack. */
const MAX_DEPTH = 32;

/** A text; the client may leave it out or send null. */
export const optionalText = v.nullish(v.string(), '');

/** The PKCE challenge, for a client that wants a code instead of a session. */
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
};

/** The custom data of an account. */
export const metadata = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), () => ({})),
  v.check((data) => isShallow(data), 'is nested too deeply'),
);

/**
 * The body of a request, checked by a schema. Hono's validators are not used: they read JSON only
 * under its content type, which the auth server does not look at.
 */
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
  // Valibot takes a list for an object.
  if (Array.isArray(body)) return unreadable('it is a list');
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  return unreadable(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}

/** The auth server reads a body into fields with types: a wrong type is refused as text that is not JSON. */
const unreadable = (detail: string) =>
  failure(400, 'bad_json', `Could not parse request body as JSON: ${detail}`);
const notJson = unreadable('it is none');
const tooLarge = failure(
  413,
  'request_too_large',
  `The request body is larger than ${MAX_BYTES} bytes`,
);

export async function readText({ req }: Context): Promise<string | Failure> {
  const body = await readLimitedText(req.raw, MAX_BYTES);
  if (body === 'too-large') return tooLarge;
  return body === 'aborted' ? notJson : body.text;
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

export function refuseLargeMetadata(data: Metadata): Failure | null {
  if (Buffer.byteLength(JSON.stringify(data)) <= MAX_METADATA_BYTES) return null;
  return invalid(`The data of a user cannot be larger than ${MAX_METADATA_BYTES} bytes`);
}
