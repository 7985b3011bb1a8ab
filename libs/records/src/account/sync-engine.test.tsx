import type { LedgerEvent } from '@thela/ledger';
import { serverClock } from '@thela/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from './stall-server';
import type { ServerFault, StallServer } from './stall-server';
import { startSync } from './sync-engine';
import type { SyncNews } from './sync-news';
import { memoryLedger, newDisk } from '../testing/account/memory-ledger';

const plates = (): LedgerEvent => ({
  id: crypto.randomUUID(),
  kind: 'plates',
  dish: 'idli',
  plates: 1,
  day: '2026-11-20',
  at: Date.now(),
  device: '0d000000-0000-4000-8000-000000000001',
});

const OWNER = '0a000000-0000-4000-8000-000000000001';
const STALL = '0b000000-0000-4000-8000-000000000001';

/** A database that takes everything, at once: what it answers is tested with the real one. */
function quickServer() {
  const time = () => ({ now: Date.now(), today: '2026-11-20', role: 'owner' as const });
  const server = {
    /** Called before each call; what it throws is the answer. */
    onCall: (_call: 'push' | 'pull' | 'opening') => {},
    /** The names of the calls so far. */
    calls: [] as string[],
    /** How many events each push had so far. */
    pushes: [] as number[],
  };
  async function call<Result>(name: 'push' | 'pull' | 'opening', answer: () => Result) {
    server.calls.push(name);
    await Promise.resolve();
    server.onCall(name);
    return answer();
  }
  const of: Pick<StallServer, 'push' | 'pull' | 'opening'> = {
    push: (_stall, events) =>
      call('push', () => {
        server.pushes.push(events.length);
        return { ...time(), head: 0, late: [], refused: [] };
      }),
    pull: (_stall, head) => call('pull', () => ({ ...time(), head, events: [], more: false })),
    opening: () => call('opening', () => ({ ...time(), head: 0, events: [] })),
  };
  return Object.assign(server, { of: of as StallServer });
}

const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const SECOND = 1000;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

function setUp({ isShared = false, mayWork = true } = {}) {
  const server = quickServer();
  const disk = newDisk();
  const ledger = memoryLedger({ account: OWNER, stall: STALL }, disk);
  const told: SyncNews[] = [];
  const errors: unknown[] = [];
  let canWork = mayWork;
  let onSignal = () => {};
  const engine = startSync({
    ledger,
    server: server.of,
    clock: serverClock(),
    signals: {
      mayWork: () => canWork,
      follow: (listener) => {
        onSignal = listener;
        return () => {
          onSignal = () => {};
        };
      },
    },
    tell: (news) => void told.push(news),
    isShared: () => isShared,
    knownHead: () => 0,
    reportError: (error) => void errors.push(error),
  });
  ends.push(engine.stop);
  return {
    server,
    disk,
    ledger,
    engine,
    errors,
    last: () => told.findLast(({ kind }) => kind !== 'role'),
    rounds: () => server.calls.filter((call) => call === 'pull').length,
    pushed: () => server.pushes.reduce((sum, length) => sum + length, 0),
    setMayWork: (can: boolean) => {
      canWork = can;
      onSignal();
    },
    fail: (fault: ServerFault | null, waitMs?: number) => {
      server.onCall = () => {
        if (fault) throw new ServerError(fault, 'as asked', waitMs);
      };
    },
  };
}

describe('a page that is seen and online', () => {
  it('synchronises at once, and says when all was in the account', async () => {
    const { rounds, last } = setUp();
    await pass(0);
    expect(rounds()).toBe(1);
    expect(last()).toEqual({ kind: 'done', at: Date.now(), unsent: { count: 0, refused: [] } });
  });

  it.each([
    [true, 20],
    [false, 60],
  ])('looks for news where others enter something: %s, every %d s', async (isShared, seconds) => {
    const { rounds } = setUp({ isShared });
    await pass(seconds - 1);
    expect(rounds()).toBe(1);
    await pass(1);
    expect(rounds()).toBe(2);
    await pass(seconds);
    expect(rounds()).toBe(3);
  });

  it('sends what is entered soon, and what is entered in a row together', async () => {
    const { ledger, server, pushed, rounds } = setUp();
    await pass(0);
    for (const seconds of [0.5, 0.5, 0.4]) {
      ledger.enter([plates()]);
      // oxlint-disable-next-line no-await-in-loop -- a person enters one thing after the other
      await pass(seconds);
    }
    expect(pushed()).toBe(0);
    await pass(0.2);
    expect(server.pushes).toEqual([3]);
    expect(rounds()).toBe(2);
  });

  it('says at once that what is entered is on this phone alone', async () => {
    const { ledger, last } = setUp();
    await pass(0);
    expect(last()).toMatchObject({ kind: 'done' });
    ledger.enter([plates()]);
    await pass(0);
    expect(last()).toMatchObject({ kind: 'pending', unsent: { count: 1 }, isSending: true });
    await pass(2);
    expect(last()).toMatchObject({ kind: 'done', unsent: { count: 0 } });
  });

  it('sends what was entered while it synchronised', async () => {
    const { ledger, pushed, server } = setUp();
    server.onCall = (call) => {
      if (call === 'pull') {
        ledger.enter([plates()]);
        server.onCall = () => {};
      }
    };
    await pass(1);
    expect(pushed()).toBe(0);
    await pass(1);
    expect(pushed()).toBe(1);
  });
});

describe('a failure', () => {
  it('is followed by ever longer waits, of five minutes at most', async () => {
    const { fail, server, last } = setUp();
    fail('network');
    await pass(0);
    expect(last()).toMatchObject({ kind: 'pending', fault: 'network', isSending: false });
    const waits: number[] = [];
    for (const calls of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      let seconds = 0;
      while (server.calls.length < calls) {
        seconds += 1;
        // oxlint-disable-next-line no-await-in-loop -- second by second
        await pass(1);
      }
      waits.push(seconds);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  });

  it('is not followed by a request for each thing that is entered, and says what waits', async () => {
    const { fail, ledger, server, last } = setUp();
    fail('network');
    await pass(0);
    const before = server.calls.length;
    ledger.enter([plates()]);
    await pass(1);
    expect(server.calls).toHaveLength(before);
    expect(last()).toMatchObject({ kind: 'pending', unsent: { count: 1 } });
  });

  it('is over when the network is back', async () => {
    const { fail, setMayWork, ledger, pushed, last } = setUp();
    ledger.enter([plates()]);
    fail('network');
    await pass(100);
    fail(null);
    setMayWork(true);
    await pass(0);
    expect(pushed()).toBe(1);
    expect(last()).toMatchObject({ kind: 'done' });
  });

  it.each<[ServerFault, string]>([
    ['erased', 'erased'],
    ['not_a_member', 'removed'],
  ])('because of %s ends it', async (fault, why) => {
    const { fail, last, server, engine } = setUp();
    fail(fault);
    await pass(0);
    expect(last()).toEqual({ kind: 'ended', why, unsent: { count: 0, refused: [] } });
    const before = server.calls.length;
    await pass(1000);
    await engine.now();
    expect(server.calls).toHaveLength(before);
  });

  it.each<ServerFault>([
    'session',
    'stall_full',
    'pace',
    'refused',
    'too_large',
    'updating',
    'busy',
  ])('because of %s is told, and tried again later', async (fault) => {
    const { fail, last, server, ledger } = setUp();
    ledger.enter([plates()]);
    fail(fault);
    await pass(0);
    expect(last()).toMatchObject({ kind: 'pending', fault });
    ledger.enter([plates()]);
    await pass(0);
    expect(last()).toMatchObject({ kind: 'pending', fault, unsent: { count: 2 } });
    fail(null);
    await pass(5);
    expect(last()).toMatchObject({ kind: 'done' });
    expect(server.calls.length).toBeGreaterThan(1);
  });

  it('because of its pace goes on at the time that the server says', async () => {
    const { fail, last, server, ledger } = setUp();
    ledger.enter([plates()]);
    fail('pace', 300 * SECOND);
    await pass(0);
    fail(null);
    const { length } = server.calls;
    await pass(299);
    expect(last()).toMatchObject({ kind: 'pending', fault: 'pace' });
    expect(server.calls).toHaveLength(length);
    await pass(2);
    expect(last()).toMatchObject({ kind: 'done', unsent: { count: 0 } });
  });

  it('of the browser’s storage is reported, and tried again', async () => {
    const { ledger, errors, last } = setUp();
    const broken = vi
      .spyOn(ledger, 'head')
      .mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
    await pass(0);
    expect(errors).toHaveLength(1);
    expect(broken).toHaveBeenCalled();
    await pass(3);
    expect(last()).toMatchObject({ kind: 'done' });
  });
});

describe('a page that is not seen, or offline', () => {
  it('asks for nothing, says what waits, and goes on when it is back', async () => {
    const { ledger, server, last, setMayWork, pushed } = setUp({ mayWork: false });
    ledger.enter([plates()]);
    await pass(300);
    expect(server.calls).toEqual([]);
    const told = { kind: 'pending', unsent: { count: 1 }, fault: null, isSending: false };
    expect(last()).toMatchObject(told);
    setMayWork(true);
    await pass(0);
    expect(pushed()).toBe(1);
  });

  it('tries all the same when the person asks', async () => {
    const { engine, rounds } = setUp({ mayWork: false });
    await engine.now();
    expect(rounds()).toBe(1);
  });
});

it('that is stopped asks for nothing more, and tells nothing', async () => {
  const { engine, ledger, server, last } = setUp();
  engine.stop();
  ledger.enter([plates()]);
  await pass(300);
  expect(server.calls).toEqual([]);
  expect(last()).toBeUndefined();
});
