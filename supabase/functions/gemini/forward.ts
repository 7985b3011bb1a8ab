import { refusal } from './refusal.ts';
import type { GatewaySettings } from './settings.ts';

/** Answers of these statuses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Hands a request on to the provider, with the key in a header, and its reply back: status and body
 * as they are, but for the key, which some of the provider's errors quote.
 *
 * @param signal aborted when the page has gone
 * @param log takes what happened, without anything of the question
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
      // The key must not follow to another place.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (reply.status < 200 || (reply.status > 299 && reply.status < 400)) {
      await reply.body?.cancel();
      log(`gemini: the provider answered ${reply.status}`);
      return unavailable();
    }
    return passOn(reply, (await reply.text()).replaceAll(apiKey, '[key]'));
  } catch (error) {
    if (signal.aborted) return refusal(499, 'CANCELLED', 'The caller has gone.');
    log(`gemini: the provider cannot be reached: ${(error as Error).name}`);
    return timeout.aborted
      ? refusal(504, 'DEADLINE_EXCEEDED', 'The AI took too long to answer. Please try again.')
      : unavailable();
  }
}

function passOn({ status, statusText, headers }: Response, text: string): Response {
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
