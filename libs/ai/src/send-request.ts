import type { AiSettings } from '@thela/contract';
import type { ModelAccess } from './model-access';
import { readError } from './read-answer';
import { untilAborted } from './retry-policy';

/** The settings of a mode that calls a model: `gateway` or `direct`. */
export type ModelSettings = Exclude<AiSettings, { readonly mode: 'built-in' }>;

export type Reply =
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly statusText: string;
      /** How long the service asks to wait, in its header or its body, in ms; 0 where it says nothing. */
      readonly retryAfterMs: number;
      readonly body: string;
    }
  | { readonly kind: 'lost'; readonly error: unknown };

/** Sends one request to one model, and reads the whole reply. */
export async function sendRequest(
  ai: ModelSettings,
  getAccessToken: ModelAccess['getAccessToken'],
  model: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Reply> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (ai.mode === 'gateway') {
    // Without a token the call is sent as that of an anonymous visitor.
    const token = await untilAborted(
      getAccessToken().catch(() => null),
      signal,
    );
    headers.set('apikey', ai.key ?? '');
    headers.set('Authorization', `Bearer ${token ?? ai.key ?? ''}`);
  }
  try {
    const response = await fetch(addressOf(ai, model), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    const { status, statusText } = response;
    const text = await response.text();
    const retryAfterMs = Math.max(headerDelayMs(response.headers), readError(text).retryAfterMs);
    return { kind: 'reply', status, statusText, retryAfterMs, body: text };
  } catch (error) {
    return { kind: 'lost', error };
  }
}

function addressOf({ mode, baseUrl, key = '' }: ModelSettings, model: string): string {
  const query = mode === 'direct' ? `?key=${encodeURIComponent(key)}` : '';
  const path = `/v1beta/models/${encodeURIComponent(model)}:generateContent`;
  return `${baseUrl.replace(/\/+$/, '')}${path}${query}`;
}

/** `Retry-After` in seconds, or as a date on the clock of the service. */
function headerDelayMs(headers: Headers): number {
  const header = headers.get('Retry-After') ?? '';
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1000;
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return Math.max(0, Date.parse(header) - now) || 0;
}
