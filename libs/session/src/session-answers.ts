import * as v from 'valibot';
import type { SessionEnd } from './stored-session';

/** What the server said last of the session of this page. */
export interface SessionAnswers {
  /** When it last answered that there is one; ms since 1970. */
  readonly heardAt: () => number;
  /** Why it says that there is none; `null` while it does not. */
  readonly end: () => SessionEnd | null;
  /** Reads an answer, and leaves its body unread. */
  readonly hear: (response: Response, isRenewal: boolean) => Promise<void>;
  readonly forget: () => void;
}

/** The server's codes for a session that is over, or whose person may not come in any more. */
const ENDS: Readonly<Record<string, SessionEnd>> = {
  session_expired: 'expired',
  session_not_found: 'ended',
  refresh_token_not_found: 'ended',
  refresh_token_already_used: 'ended',
  user_banned: 'ended',
  user_not_found: 'ended',
};

/** Codes for a renewal that makes no sense to the server, and never will: the stored token is damaged. */
const DAMAGED: ReadonlySet<string> = new Set([
  'bad_jwt',
  'invalid_credentials',
  'no_authorization',
  'validation_failed',
]);

/** The codes come with these statuses. What else answers, a proxy or a Wi-Fi's own page, ends nothing. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403]);

// Servers of before 2024 name the code `error_code`.
const refusalSchema = v.object({ code: v.unknown(), error_code: v.optional(v.unknown()) });

/** The code by which the server refuses a request; `null` when the answer has none. */
export async function refusalIn(response: Response): Promise<string | null> {
  const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null));
  if (!refusal.success) return null;
  const { code, error_code: old } = refusal.output;
  const found = typeof code === 'string' ? code : old;
  return typeof found === 'string' ? found : null;
}

/** Why an answer ends the session; `null` when it does not. Its body stays unread. */
export async function endIn(response: Response, isRenewal: boolean): Promise<SessionEnd | null> {
  if (!REFUSALS.has(response.status)) return null;
  const code = await refusalIn(response.clone());
  if (code === null) return null;
  if (isRenewal && DAMAGED.has(code)) return 'ended';
  return (Object.hasOwn(ENDS, code) ? ENDS[code] : undefined) ?? null;
}

/**
 * Supabase's client says that a session has ended, but not why; and it says the same of one that the person ended, here
 * or in another tab.
 */
export function sessionAnswers(): SessionAnswers {
  let heardAt = Number.NEGATIVE_INFINITY;
  let end: SessionEnd | null = null;
  return {
    heardAt: () => heardAt,
    end: () => end,
    hear: async (response, isRenewal) => {
      if (response.ok) {
        heardAt = Date.now();
        end = null;
      } else end = (await endIn(response, isRenewal)) ?? end;
    },
    forget: () => {
      end = null;
    },
  };
}
