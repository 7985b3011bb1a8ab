import type { AiSettings } from '@thela/contract';
import { retryAfterMs } from '@thela/text';
import type { ModelAccess } from './model-access';
import { readError, statusOfError } from './read-answer';
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
    const { statusText, headers: said } = response;
    const text = await response.text();
    const status = (response.ok && statusOfError(text)) || response.status;
    const asked = retryAfterMs(said.get('Retry-After'), said.get('Date'));
    const waitMs = Math.max(asked, readError(text).retryAfterMs);
    const words = status === response.status ? statusText : '';
    return { kind: 'reply', status, statusText: words, retryAfterMs: waitMs, body: text };
  } catch (error) {
    return { kind: 'lost', error };
  }
}

function addressOf({ mode, baseUrl, key = '' }: ModelSettings, model: string): string {
  const query = mode === 'direct' ? `?key=${encodeURIComponent(key)}` : '';
  const path = `/v1beta/models/${encodeURIComponent(model)}:generateContent`;
  return `${baseUrl.replace(/\/+$/, '')}${path}${query}`;
}
