import { refusal } from './refusal.ts';

function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'apikey, authorization, content-type, x-client-info',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': '600',
  };
}

/**
 * Lets only pages of the site call. A request without `Origin` comes from no page; then the keys
 * decide. Hono's `cors` is not used: the function deploys without packages, and Hono's would answer
 * other sites without a refusal.
 *
 * @param answer handles a request that is allowed
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
    for (const [name, value] of Object.entries(corsHeaders(origin))) {
      response.headers.set(name, value);
    }
  }
  response.headers.set('Vary', 'Origin');
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
