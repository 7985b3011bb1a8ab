import { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseConfig } from '@thela/site-config';
import * as v from 'valibot';
import {
  anyAnswer,
  dayTotalsAnswer,
  inviteAnswer,
  lateEntriesAnswer,
  memberDaysAnswer,
  membersAnswer,
  myStallsAnswer,
  noAnswer,
  pullAnswer,
  pushAnswer,
  stallAnswer,
} from './server-answers';
import { asServerError, faultOf, waitOf } from './server-faults';
import type { SessionTokens } from './session-tokens';
import { ServerError } from './stall-server';
import type { OpeningAnswer, PullAnswer, StallServer } from './stall-server';
import type { StallId } from '../device/synced-ledger';

/** A call takes no longer than this, in ms. */
const TIMEOUT_MS = 20_000;

/** Many events on a weak line: 5,000 are 1.2 MB. */
const LARGE_TIMEOUT_MS = 60_000;

/** From so many events on a request is large. */
const LARGE = 200;

/** Events of a page of `opening`. */
const MOST_OPENING = 5000;

/** Where somebody else writes at the stall, a call is made so many times. */
const MOST_TURNS = 4;

/**
 * The account's database by way of Supabase's client for PostgREST, which is bundled without the rest of
 * supabase-js: 4.4 KB (Brotli) that are loaded with the synchronisation.
 *
 * @param tokens of the account whose stalls are asked for
 */
export function supabaseStallServer(
  { url, publishableKey }: SupabaseConfig,
  tokens: SessionTokens,
): StallServer {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    schema: 'public',
    fetch: fetchFromDatabase,
  });

  async function ask(name: string, given: object, token: string, timeoutMs: number) {
    const { data, error, status } = await client
      .rpc(name, given)
      .setHeader('Authorization', `Bearer ${token}`)
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (!error) return data as unknown;
    const failed = { ...error, status };
    throw new ServerError(faultOf(failed), `${name}: ${error.message}`, waitOf(failed));
  }

  /** A token that the server does not accept any more is renewed once; that may end in a challenge, and nothing is asked. */
  async function askSignedIn(name: string, given: object, timeoutMs: number): Promise<unknown> {
    const token = await tokens.current();
    try {
      return await ask(name, given, token, timeoutMs);
    } catch (error) {
      if (!(error instanceof ServerError && error.fault === 'session')) throw error;
      // Another tab or call may have renewed it meanwhile.
      const now = await tokens.current();
      return ask(name, given, now === token ? await tokens.renew() : now, timeoutMs);
    }
  }

  async function call<Result>(
    name: string,
    given: object,
    schema: v.GenericSchema<unknown, Result>,
    timeoutMs = TIMEOUT_MS,
  ): Promise<Result> {
    try {
      const answer = await inTurn(() => askSignedIn(name, given, timeoutMs));
      const read = v.safeParse(schema, answer);
      if (read.success) return read.output;
    } catch (error) {
      throw asServerError(error);
    }
    throw new ServerError('network', `${name}: the answer makes no sense.`);
  }

  async function pull(name: 'pull' | 'opening', stall: StallId, since: number, most: number) {
    const given = { stall, since, max_events: most };
    return checkedPage(await call(name, given, pullAnswer, timeoutFor(most)), since);
  }

  async function opening(stall: StallId): Promise<OpeningAnswer> {
    const events: unknown[] = [];
    for (let since = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page = await pull('opening', stall, since, MOST_OPENING);
      events.push(...page.events);
      if (!page.more) return { ...page, events };
      since = page.head;
    }
  }

  return {
    myStalls: () => call('my_stalls', {}, myStallsAnswer),
    createStall: async (stall, timeZone) => {
      await call('create_stall', { stall, time_zone: timeZone }, stallAnswer);
    },
    push: (stall, events) => call('push', { stall, events }, pushAnswer, timeoutFor(events.length)),
    pull: (stall, since, most) => pull('pull', stall, since, most),
    opening,
    dayTotals: (stall, from, to) =>
      call('day_totals', { stall, from_day: from, to_day: to }, dayTotalsAnswer),
    invite: (stall) => call('invite', { stall }, inviteAnswer),
    acceptInvite: (code, name) => call('accept_invite', { code, name }, stallAnswer),
    members: (stall) => call('members', { stall }, membersAnswer),
    removeMember: async (stall, member) => {
      await call('remove_member', { stall, member }, anyAnswer);
    },
    leave: async (stall) => {
      await call('leave', { stall }, anyAnswer);
    },
    dayByMember: (stall, day) => call('day_by_member', { stall, of_day: day }, memberDaysAnswer),
    lateEntries: (stall) => call('late_entries', { stall }, lateEntriesAnswer),
    decideLate: async (stall, ids, accept) => {
      await call('decide_late', { stall, ids, accept }, anyAnswer);
    },
    eraseStall: async (stall) => {
      await call('erase_stall', { stall }, noAnswer);
    },
    deleteAccount: async () => {
      await call('delete_account', {}, noAnswer);
    },
  };
}

/** Asks again where the server says that somebody else is at work: two phones that wait must not meet once more. */
async function inTurn<Result>(ask: () => Promise<Result>, turn = 1): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const waitMs =
      error instanceof ServerError && error.fault === 'busy' ? error.waitMs : undefined;
    if (waitMs === undefined || turn === MOST_TURNS) throw error;
    await new Promise((resolve) => void setTimeout(resolve, waitMs * turn * Math.random()));
    return inTurn(ask, turn + 1);
  }
}

function timeoutFor(events: number): number {
  return events < LARGE ? TIMEOUT_MS : LARGE_TIMEOUT_MS;
}

/** Takes only what PostgREST can have said: its client takes an empty page of a proxy for success. */
async function fetchFromDatabase(input: string | URL | Request, init?: RequestInit) {
  const response = await fetch(input, init);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const { status } = response;
  if (isJson || status === 204 || status === 413 || status === 429 || status >= 500)
    return response;
  throw new TypeError(`Something else answered: ${status}.`);
}

/** A head that goes back, or a page that leads nowhere, would have the phone ask for ever. */
function checkedPage(page: PullAnswer, since: number): PullAnswer {
  if (page.head >= since && !(page.more && page.events.length === 0 && page.head === since)) {
    return page;
  }
  throw new ServerError('network', 'pull: the answer leads nowhere.');
}
