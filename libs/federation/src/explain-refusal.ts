import { sha256 } from './sha256';
import type { ToolFailure } from './tool-state';

/** Why a file must not be used. */
export interface Refusal {
  readonly failure: ToolFailure;
  /** Whether a retry under the same address can never succeed. */
  readonly isFinal: boolean;
}

interface RefusedFile {
  readonly url: string;
  readonly integrity: string;
}

/**
 * Fetches a refused file once more to learn the reason, which a link element does not give. Rejects when it cannot be
 * fetched.
 */
export async function explainRefusal({ url, integrity }: RefusedFile): Promise<Refusal> {
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) {
    const isGone = response.status === 404 || response.status === 410;
    const kind = isGone ? 'gone' : 'unreachable';
    return { failure: { kind, detail: `${url} answered ${response.status}` }, isFinal: isGone };
  }
  const mediaType = response.headers.get('content-type') ?? '';
  const isElsewhere = response.redirected && new URL(response.url).origin !== new URL(url).origin;
  const bytes = await response.arrayBuffer();
  // A page, which some call a script because its address ends as one, begins with `<`: no code does.
  const isCode =
    /javascript|css/.test(mediaType) && /^\s*[^<\s]/.test(new TextDecoder().decode(bytes));
  if (isElsewhere || !isCode) {
    // As from a network that answers with its own page: no answer of the tool's server.
    const detail = isElsewhere
      ? `${url} leads to ${response.url}`
      : `${url} is ${mediaType || 'of no type'}, not code`;
    return { failure: { kind: 'unreachable', detail }, isFinal: false };
  }
  if ((await sha256(bytes)) === integrity) {
    const detail = `${url} could not be fetched at first`;
    return { failure: { kind: 'unreachable', detail }, isFinal: false };
  }
  const detail = `${url} is not the file that was released`;
  return { failure: { kind: 'tampered', detail }, isFinal: true };
}
