import { refusal } from './refusal.ts';

/** What pages of the site may send and read. */
function allowances(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  };
}

/**
 * Lets pages of the site call, and those of no other. Who sends no `Origin` is no page; the keys
 * decide then.
 *
 * @param answer what a request that may go on is answered
 */
export async function withCors(
  request: Request,
  allowedOrigins: readonly string[],
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('Origin');
  if (origin !== null && !allowedOrigins.includes(origin)) {
    return refusal(403, 'PERMISSION_DENIED', 'Pages of this site may not call here.', {
      Vary: 'Origin',
    });
  }
  const response =
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer();
  if (origin !== null) {
    for (const [name, value] of Object.entries(allowances(origin))) {
      response.headers.set(name, value);
    }
  }
  response.headers.set('Vary', 'Origin');
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
