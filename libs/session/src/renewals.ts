import { backoffMs } from '@thela/page';
import { retryAfterMs } from '@thela/text';
import * as v from 'valibot';
import { endIn } from './session-answers';
import { readSession } from './stored-session';

// Supabase's client removes the session when a renewal gets any answer but a few: those of a Wi-Fi's own page, of a proxy
// and of a limit by address among them. It gets them as a server that is away, which it asks again.

export interface Renewals {
  /** Sends a request for a renewal, unless it is too early for another one. */
  readonly ask: (send: () => Promise<Response>) => Promise<Response>;
  readonly mayAsk: () => boolean;
  /** Whether a renewed session has come, and is not stored yet. */
  readonly isSaving: () => boolean;
  readonly endSaving: () => void;
}

/** After a request that got no answer, in ms: the client itself tries again after 0.2 s. */
const LEAST_PAUSE_MS = 2000;

/** A server that wants to be left alone for longer, in ms, is asked all the same. */
const LONGEST_PAUSE_MS = 3_600_000;

/** @param onAnswer called with whether something else answered in place of the auth server */
export function renewals(onAnswer: (isElse: boolean) => void): Renewals {
  let others = 0;
  let isSaving = false;
  let nextAt = Number.NEGATIVE_INFINITY;
  // The phone's clock may be set meanwhile; this one cannot.
  const mayAsk = () => performance.now() >= nextAt;
  return {
    mayAsk,
    isSaving: () => isSaving,
    endSaving: () => {
      isSaving = false;
    },
    ask: async (send) => {
      if (!mayAsk()) return serverAway();
      const response = await send().catch(() => null);
      if (response && (await isOwn(response))) {
        [others, nextAt] = [0, Number.NEGATIVE_INFINITY];
        isSaving = response.ok;
        onAnswer(false);
        return response;
      }
      others = response ? others + 1 : 0;
      const pauseMs = response
        ? Math.max(backoffMs(others, Math.random()), saidPauseMs(response))
        : 0;
      nextAt = performance.now() + Math.max(pauseMs, LEAST_PAUSE_MS);
      if (response) onAnswer(true);
      return serverAway();
    },
  };
}

function serverAway(): Response {
  return new Response(null, { status: 503 });
}

/** Supabase's client takes a session that does not say how long it lasts for none. */
const timed = v.object({ expires_in: v.pipe(v.unknown(), v.transform(Number), v.minValue(1)) });

/** Whether the auth server answered: with a session, or with a refusal that ends it. */
async function isOwn(response: Response): Promise<boolean> {
  if (!response.ok) return (await endIn(response, true)) !== null;
  const session: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (readSession(session)?.refreshToken ?? '') !== '' && v.is(timed, session);
}

function saidPauseMs({ headers }: Response): number {
  const saidMs = retryAfterMs(headers.get('retry-after'), headers.get('date'));
  return Math.min(saidMs, LONGEST_PAUSE_MS);
}
