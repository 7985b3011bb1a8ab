import type { Context } from 'hono';
import type { Failure } from '../failure';

const VERSION_HEADER = 'x-supabase-api-version';
const NEW_SHAPE_SINCE = '2024-01-01';

/**
 * A refusal in the shape that the client knows: `{code, message}` when it names the version of
 * 2024-01-01 or a later one, else `{code: <status>, error_code, msg}`.
 */
export function errorResponse(context: Context, refusal: Failure): Response {
  const { status, code, message, reasons } = refusal;
  const weakness = reasons ? { weak_password: { reasons } } : {};
  context.header('x-sb-error-code', code);
  if (knowsNewShape(context.req.header(VERSION_HEADER))) {
    context.header(VERSION_HEADER, NEW_SHAPE_SINCE);
    return context.json({ code, message, ...weakness }, status);
  }
  return context.json({ code: status, error_code: code, msg: message, ...weakness }, status);
}

function knowsNewShape(version: string | undefined): boolean {
  return (
    version !== undefined &&
    /^\d{4}-\d{2}-\d{2}$/.test(version) &&
    !Number.isNaN(Date.parse(version)) &&
    version >= NEW_SHAPE_SINCE
  );
}
