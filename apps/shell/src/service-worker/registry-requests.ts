import { releaseRecordSchema } from '@thela/federation/release';
import * as v from 'valibot';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types';
import type { Statements } from './statements';

const REGISTRY = '/remotes.json';
const RECORD = 'release.json';

/** The worker waits at most this many ms for the registry. */
const TIMEOUT_MS = 15_000;

/** Fetches the text of `remotes.json`. Rejects when it cannot be fetched, or takes longer than `TIMEOUT_MS`. */
export async function fetchRegistry(): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(REGISTRY, { cache: 'no-cache', credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`${REGISTRY} answered ${response.status}`);
  return response.text();
}

export const isRegistry: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname === REGISTRY;

/** Answers with the registry from the network, never from a cache, and notes what the page has read. */
export function answerRegistry(statements: Statements): RouteHandlerCallback {
  return async ({ request, event }) => {
    const response = await fetch(request);
    if (response.ok) {
      const text = await response.clone().text();
      event.waitUntil(statements.note(text, (event as FetchEvent).clientId).catch(() => {}));
    }
    return response;
  };
}

export function isOverride(isOrigin: (origin: string) => boolean): RouteMatchCallback {
  return ({ url, request }) =>
    isOrigin(url.origin) && url.pathname.endsWith(`/${RECORD}`) && request.destination === '';
}

/** Answers with the `release.json` that an override names, from the network, and notes its hashes. */
export function answerOverride(statements: Statements): RouteHandlerCallback {
  return async ({ request, event }) => {
    const response = await fetch(request);
    const record = v.safeParse(
      v.pipe(v.string(), v.parseJson(), releaseRecordSchema),
      response.ok ? await response.clone().text() : '',
    );
    if (record.success) {
      const folder = new URL('.', request.url).href;
      const files = Object.entries(record.output.files);
      const integrity = Object.fromEntries(files.map(([path, file]) => [path, file.integrity]));
      // Noted before the page asks for the first file.
      await statements.noteOverride(folder, integrity, (event as FetchEvent).clientId);
    }
    return response;
  };
}
