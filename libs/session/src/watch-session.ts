import type { AuthClient, User } from '@supabase/supabase-js';
import { pageSignals } from '@thela/page';
import type { PageSignals } from '@thela/page';
import type { SessionAnswers } from './session-answers';

/** The server is not asked more often, in ms. */
const MINUTE_MS = 60_000;

export interface WatchedSession {
  readonly auth: InstanceType<typeof AuthClient>;
  readonly answers: SessionAnswers;
  /** Called when the server says that the account is gone. */
  readonly onUserGone: () => void;
  /** The default are those of this page. */
  readonly signals?: PageSignals;
}

/**
 * Asks the server whether the session still is one: when the page is looked at again, and each minute while it is.
 * Access tokens are valid for an hour, whatever happens to their session on another device.
 *
 * @returns ends it
 */
export function watchSession(watched: WatchedSession): () => void {
  const { auth, answers, signals = pageSignals } = watched;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  function plan() {
    clearTimeout(timer);
    if (isEnded || !signals.mayWork()) return;
    const waitMs = Math.max(restOfMinute(askedAt), restOfMinute(answers.heardAt()));
    timer = setTimeout(() => void ask(), waitMs);
  }

  async function ask() {
    askedAt = Date.now();
    try {
      const { data } = await auth.getSession();
      // Renewed a moment ago, it need not be asked about.
      const isHeard = restOfMinute(answers.heardAt()) > 0;
      if (data.session && !isHeard) await askAbout(data.session.user, watched);
    } catch {
      // An answer that makes no sense, such as of a network's own page, is as good as none.
    } finally {
      plan();
    }
  }

  const { data } = auth.onAuthStateChange(plan);
  const leave = signals.follow(plan);
  plan();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    leave();
    data.subscription.unsubscribe();
  };
}

/** What is left of the minute after a time, in ms; nothing where the clock was set back meanwhile. */
function restOfMinute(at: number): number {
  const sinceMs = Date.now() - at;
  return sinceMs >= 0 && sinceMs < MINUTE_MS ? MINUTE_MS - sinceMs : 0;
}

/** Without an answer nothing happens: the page works offline. Supabase's client itself removes a session that is not found. */
async function askAbout(known: User, { auth, onUserGone }: WatchedSession): Promise<void> {
  const { data, error } = await auth.getUser();
  if (!error) {
    // The answer is not stored, but a renewed session is.
    if (factsOf(data.user) !== factsOf(known)) await auth.refreshSession();
  } else if (error.code === 'user_not_found') onUserGone();
  // A gateway's refusal has no code of the auth server.
  else if (error.code && [401, 403].includes(error.status ?? 0)) await renewOrEnd(auth);
}

/** A token that is not taken any more may have been signed with an old key. */
async function renewOrEnd(auth: WatchedSession['auth']): Promise<void> {
  const { data } = await auth.getSession();
  if (!data.session) return;
  const { error } = await auth.refreshSession();
  const isRefused = error !== null && [400, 401, 403].includes(error.status ?? 0);
  // Supabase's client keeps a session that cannot be renewed until its token has expired.
  if (isRefused) await auth.signOut({ scope: 'local' });
}

function factsOf({ email, phone, user_metadata: data, factors = [] }: User): string {
  const names: readonly unknown[] = [data['full_name'], data['name']];
  const verified = factors.filter(({ status }) => status === 'verified');
  const facts = verified.map(({ id, friendly_name: name }) => `${id} ${name}`).sort();
  return JSON.stringify([email ?? '', phone ?? '', names, facts]);
}
