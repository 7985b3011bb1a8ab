import { refusal } from '../_shared/refusal.ts';
import type { GatewaySettings } from './settings.ts';

/** Responses with these statuses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Forwards a request to the provider, with the key in a header, and returns its status and body
 * unchanged, except that the key is removed: some of the provider's errors quote it.
 *
 * @param signal aborted when the client disconnects
 * @param log takes what happened, without any text of the request
 */
export async function forward(
  { apiKey, baseUrl, timeoutMs }: GatewaySettings,
  model: string,
  body: string,
  signal: AbortSignal,
  log: (message: string) => void,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(`${baseUrl}/v1beta/models/${model}:generateContent`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-goog-api-key': apiKey },
      body,
      // A redirect must not carry the key to another server.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (reply.status < 200 || (reply.status > 299 && reply.status < 400)) {
      await reply.body?.cancel();
      log(`gemini: the provider answered ${reply.status}`);
      return unavailable();
    }
    return copyReply(reply, (await reply.text()).replaceAll(apiKey, '[key]'));
  } catch (error) {
    if (signal.aborted) return refusal(499, 'CANCELLED', 'The caller has gone.');
    log(`gemini: the provider cannot be reached: ${(error as Error).name}`);
    return timeout.aborted
      ? refusal(504, 'DEADLINE_EXCEEDED', 'The AI took too long to answer. Please try again.')
      : unavailable();
  }
}

function copyReply({ status, statusText, headers }: Response, text: string): Response {
  const passed = ['Content-Type', 'Retry-After'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const body = WITHOUT_BODY.has(status) ? null : text;
  return new Response(body, { status, statusText, headers: passed });
}

function unavailable(): Response {
  return refusal(502, 'UNAVAILABLE', 'The AI cannot be reached at the moment. Please try again.');
}
