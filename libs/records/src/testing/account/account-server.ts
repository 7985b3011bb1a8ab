import type { TestDatabase } from '@thela/supabase/test-database';
import { vi } from 'vitest';
import { ServerError } from '../../account/stall-server';
import type { ServerTime, StallServer } from '../../account/stall-server';
import { supabaseStallServer } from '../../account/supabase-stall-server';
import type { WireEvent } from '../../device/synced-ledger';
import { faultyRest, tokenOf } from './faulty-rest';

const SUPABASE = { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_test' };

type Call = keyof StallServer;

/** The account's database behind the page's own client, with what tests need to make it fail. */
export interface AccountServer {
  /** As one account asks it. */
  readonly of: (account: string) => StallServer;
  /** Called before each call; what it throws is the answer. With `after`, the call is done first: its answer is lost. */
  onCall: (call: Call, given: readonly unknown[]) => 'after' | void;
  /** Says another time than the database does. */
  clock: (time: ServerTime) => ServerTime;
  readonly calls: Call[];
  readonly pushes: (readonly WireEvent[])[];
  /** Waits until every call, and what follows from it at once, is done. */
  readonly settled: () => Promise<void>;
}

/** So many turns of the event loop without a call: between two calls a phone may write down what it got. */
const QUIET_TURNS = 20;

/** Until `vi.unstubAllGlobals`, `fetch` asks this database. */
export function accountServer(database: TestDatabase): AccountServer {
  vi.stubGlobal(
    'fetch',
    faultyRest(database, () => 'none'),
  );
  const open = new Set<Promise<unknown>>();
  const server: AccountServer = {
    of: (account) => {
      const token = () => Promise.resolve(tokenOf(account));
      const real = supabaseStallServer(SUPABASE, { current: token, renew: token });
      const calls = Object.entries(real).map(([name, call]) => [
        name,
        (...given: readonly unknown[]) =>
          noted(asked(name as Call, given, call as (...args: readonly unknown[]) => unknown)),
      ]);
      return Object.fromEntries(calls) as StallServer;
    },
    onCall: () => {},
    clock: (time) => time,
    calls: [],
    pushes: [],
    settled: async () => {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet = open.size === 0 ? quiet + 1 : 0) {
        // oxlint-disable-next-line no-await-in-loop -- until nothing is asked any more
        await Promise.allSettled(open);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await new Promise((resolve) => void setImmediate(resolve));
      }
    },
  };

  async function asked(
    name: Call,
    given: readonly unknown[],
    call: (...args: readonly unknown[]) => unknown,
  ): Promise<unknown> {
    server.calls.push(name);
    await Promise.resolve();
    const isLost = server.onCall(name, given) === 'after';
    if (name === 'push') server.pushes.push(given[1] as readonly WireEvent[]);
    const answer = await call(...given);
    if (isLost) throw new ServerError('network', 'The answer was lost.');
    const isTimed = typeof answer === 'object' && answer !== null && 'today' in answer;
    return isTimed ? { ...answer, ...server.clock(answer as unknown as ServerTime) } : answer;
  }

  function noted<Result>(call: Promise<Result>): Promise<Result> {
    open.add(call);
    const end = () => void open.delete(call);
    call.then(end, end);
    return call;
  }

  return server;
}
