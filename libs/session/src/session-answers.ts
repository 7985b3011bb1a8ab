import * as v from 'valibot';
import type { SessionEnd } from './stored-session';

/** What the server said last of the session of this page. */
export interface SessionAnswers {
  /** When it last answered that there is one; ms since 1970. */
  readonly heardAt: () => number;
  /** Why it says that there is none; `null` while it does not. */
  readonly end: () => SessionEnd | null;
  /** Reads an answer, and leaves its body unread. */
  readonly hear: (response: Response) => Promise<void>;
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

const refusalSchema = v.object({ code: v.string() });

/** The code by which the server refuses a request; `null` when the answer has none. */
export async function refusalIn(response: Response): Promise<string | null> {
  const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null));
  return refusal.success ? refusal.output.code : null;
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
    hear: async (response) => {
      if (response.ok) {
        heardAt = Date.now();
        end = null;
      } else if (response.status < 500) {
        const code = await refusalIn(response.clone());
        end = (code !== null && Object.hasOwn(ENDS, code) ? ENDS[code] : undefined) ?? end;
      }
    },
    forget: () => {
      end = null;
    },
  };
}
