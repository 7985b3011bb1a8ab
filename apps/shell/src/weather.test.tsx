// An hour of bad weather: servers that do not answer, or something else that does, storage that is full, a clock that is set,
// sleep, two tabs.
import { render } from '@testing-library/react';
import { SyncStatusSlot } from '@thela/account';
import { askForAdvice } from '@thela/ai';
import { safeStorage } from '@thela/federation';
import { createRegistrySource } from '@thela/federation/releases';
import { showLanguage } from '@thela/language';
import { stallDay } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import type { AccountStallState } from '@thela/records';
import * as records from '@thela/records/testing';
import { claimsOf, createAccountStore } from '@thela/session';
import type { SessionOddity } from '@thela/session';
import { SessionEndSlot } from '@thela/sign-in';
import { seededRandom } from '@thela/testkit/event-maker';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FIRST_SEED = Number(process.env.TEST_SEED);
const seeds = (count: number) => Array.from({ length: count }, (_, index) => FIRST_SEED + index);

const HOUR_S = 3600;
const DAY_MS = 86_400_000;
const FAULTS = 200;
const ZONE = 'Asia/Kolkata';
const { account: USER, stall: STALL } = records.ASHA;
const user = { id: USER, email: 'asha@stall.in', phone: '', user_metadata: {}, factors: [] };

const servers = ['auth', 'stall', 'gateway', 'registry'] as const;
type Server = (typeof servers)[number];

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (status: number) =>
  new Response('<html>Log in to the Wi-Fi</html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00+05:30') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  await showLanguage('en-IN');
});

it.each(seeds(2))('an hour of bad weather ends no session and loses nothing, seed %d', live);

it.each(seeds(20).slice(2))(
  'an hour of bad weather ends no session and loses nothing, seed %d',
  { tags: ['nightly'] },
  live,
);

/** The time of all servers: the phone's clock may be set, and its own count of time stands still while it sleeps. */
function serverTime() {
  const start = Date.now() - performance.now();
  let sleptMs = 0;
  return {
    now: () => start + performance.now() + sleptMs,
    sleep: (ms: number) => {
      sleptMs += ms;
      vi.setSystemTime(Date.now() + ms);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** Sessions as the auth server keeps them: a token that was renewed gives the same new one, an older one ends the session. */
function authServer(now: () => number) {
  let number = 0;
  const server = {
    refusals: 0,
    session: () => {
      const exp = Math.floor(now() / 1000) + HOUR_S;
      return {
        access_token: `x.${btoa(JSON.stringify({ sub: USER, session_id: 'session', exp }))}.x`,
        refresh_token: `token ${number}`,
        expires_in: HOUR_S,
        expires_at: exp,
        user,
      };
    },
    isValid: (init?: RequestInit) => {
      const claims = claimsOf(new Headers(init?.headers).get('authorization') ?? '');
      return Number(claims?.['exp'] ?? 0) * 1000 > now();
    },
    answer: ({ pathname }: URL, init?: RequestInit) => {
      if (pathname.endsWith('/user')) {
        return server.isValid(init) ? json(user) : json({ code: 'bad_jwt', message: 'x' }, 403);
      }
      const { refresh_token: token } = JSON.parse(String(init?.body)) as { refresh_token: string };
      if (token === `token ${number}`) number += 1;
      else if (token !== `token ${number - 1}`) {
        server.refusals += 1;
        return json({ code: 'refresh_token_already_used', message: 'Already Used' }, 400);
      }
      return json(server.session());
    },
  };
  return server;
}

function stallServer(now: () => number, isValid: (init?: RequestInit) => boolean) {
  const events = new Map<string, object>();
  const head = () => ({
    now: Math.floor(now()),
    today: stallDay(now(), ZONE),
    head: events.size,
  });
  const unnamed = { name: null, place: null, owner_name: null };
  const calls: Record<string, (given: { events: object[]; since: number }) => unknown> = {
    my_stalls: () => ({
      stalls: [{ ...unnamed, stall: STALL, role: 'owner', events: 0, head: events.size }],
    }),
    members: () => ({ members: [] }),
    late_entries: () => ({ entries: [] }),
    opening: () => ({ ...head(), role: 'owner', more: false, events: [] }),
    push: ({ events: sent }) => {
      for (const event of sent) events.set((event as LedgerEvent).id, event);
      return { ...head(), late: [], refused: [] };
    },
    pull: ({ since }) => {
      const found = [...events.values()].map((event, index) => ({ ...event, seq: index + 1 }));
      return { ...head(), role: 'owner', more: false, events: found.slice(since) };
    },
  };
  return {
    events,
    answer: ({ pathname }: URL, init?: RequestInit) => {
      if (!isValid(init)) return json({ code: 'PGRST303', message: 'JWT expired' }, 401);
      return json(calls[pathname.split('/').at(-1) ?? '']?.(JSON.parse(String(init?.body))));
    },
  };
}

const STATUSES = [400, 401, 403, 404, 407, 408, 413, 418, 429, 500, 502, 503, 511, 540];

/** What becomes of a request. */
type Fault = (run: () => Response) => Response | Promise<Response>;

function randomFault(random: () => number): Fault {
  const status = STATUSES[Math.floor(random() * STATUSES.length)] ?? 500;
  const delayMs = random() * 25_000;
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const faults: readonly Fault[] = [
    () => html(status),
    () => html(200),
    () => json({ message: 'Forbidden' }, status),
    () => json({ code: 'over_request_rate_limit', message: 'Slow down' }, 429),
    () => json({ code: 'PGRST202', message: 'Could not find the function' }, 404),
    () => json({}),
    () => json({ code: 'bad_json', message: 'Cut on the way' }, 400),
    () => json({ message: 'Invalid API key' }, 401),
    lost,
    (run) => {
      run();
      return lost();
    },
    async (run) => {
      const response = run();
      const text = await response.text();
      return new Response(text.slice(0, text.length / 2), response);
    },
    async (run) => {
      await new Promise((resolve) => void setTimeout(resolve, delayMs));
      return run();
    },
  ];
  return faults[Math.floor(random() * faults.length)] ?? lost;
}

/** What tabs tell each other arrives at once, on machines of any speed. */
function quickChannels() {
  const channels = new Set<EventTarget & { readonly name: string }>();
  return class extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }

    postMessage(data: unknown) {
      for (const other of channels) {
        const event = new MessageEvent('message', { data: structuredClone(data) });
        if (other !== this && other.name === this.name) other.dispatchEvent(event);
      }
    }

    close() {
      channels.delete(this);
    }
  };
}

/** A browser's storage that may be full, whose changes every tab hears. */
function fullableStorage() {
  const { localStorage } = window;
  const disk = { isFull: false, storage: {} as Storage };
  const tell = (name: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }));
  disk.storage = {
    getItem: (name: string) => localStorage.getItem(name),
    setItem: (name: string, text: string) => {
      if (disk.isFull) throw new DOMException('Full', 'QuotaExceededError');
      const before = localStorage.getItem(name);
      localStorage.setItem(name, text);
      if (before !== text) tell(name, text);
    },
    removeItem: (name: string) => {
      const before = localStorage.getItem(name);
      localStorage.removeItem(name);
      if (before !== null) tell(name, null);
    },
  } as Storage;
  return disk;
}

async function live(seed: number) {
  const random = seededRandom(seed);
  vi.spyOn(Math, 'random').mockImplementation(random);
  const time = serverTime();
  const auth = authServer(time.now);
  const stall = stallServer(time.now, auth.isValid);
  const calls = new Map<Server, number[]>(servers.map((server) => [server, []]));
  const faults = new Map<Server, { readonly fault: Fault; readonly until: number }>();
  const advice = { candidates: [{ content: { parts: [{ text: 'More salt.' }] } }] };
  const answers: Record<Server, (url: URL, init?: RequestInit) => Response> = {
    auth: auth.answer,
    stall: stall.answer,
    gateway: () => json(advice),
    registry: () => json({ schema: 1, remotes: {} }),
  };
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input, 'https://site.in');
    const server = servers.find((name) => url.href.includes(paths[name])) ?? 'registry';
    calls.get(server)?.push(performance.now());
    const run = () => answers[server](url, init);
    const found = faults.get(server);
    return found && found.until > performance.now() ? found.fault(run) : run();
  });

  vi.stubGlobal('BroadcastChannel', quickChannels());
  const disk = fullableStorage();
  const supabase = { url: `https://weather${seed}.supabase.co`, publishableKey: 'sb_public' };
  disk.storage.setItem(`sb-weather${seed}-auth-token`, JSON.stringify(auth.session()));
  const phone = records.newPhone();
  phone.bound.set(`${USER} ${STALL}`, records.newDisk());
  const oddities = new Set<SessionOddity>();
  const states = new Map<string, AccountStallState>();
  const entered: string[] = [];

  let isOpening = false;

  function openTab() {
    isOpening = true;
    const storage = () => disk.storage;
    const account = createAccountStore({ supabase, storage, hasPendingCallback: false });
    const endSession = account.start();
    const copies = records.memoryCopies(phone, () => USER);
    const listeners = new Set<() => void>();
    const opened = records.createAccountStall({
      account,
      ledgers: copies,
      serverFor: (me) => records.supabaseStallServer(supabase, records.sessionTokens(account, me)),
      storage: safeStorage(storage),
      signals: { mayWork: () => true, follow: () => () => {} },
      timeZone: () => ZONE,
      dayAt: (moment) => stallDay(moment, ZONE),
      today: () => stallDay(Date.now(), ZONE),
      importText: async () => false,
      joinMenus: async () => ({ dishes: new Map(), ingredients: new Map() }),
      onEntry: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      reportError: (error) => {
        throw error;
      },
    });
    const see = () => {
      const state = opened.state.getSnapshot();
      const { status } = state.sync;
      states.set(`${status} ${'cause' in state.sync ? state.sync.cause : ''}`, state);
      const oddity = account.oddity.getSnapshot();
      if (oddity) oddities.add(oddity);
    };
    return {
      account,
      see,
      sync: () => opened.state.getSnapshot().sync,
      enter: () => {
        const id = crypto.randomUUID();
        entered.push(id);
        const [day, at] = [stallDay(Date.now(), ZONE), Date.now()];
        copies.enter([{ id, kind: 'plates', dish: 'idli', plates: 1, day, at, device: USER }]);
        for (const listener of listeners) listener();
      },
      close: () => {
        opened.stop();
        endSession();
        void account.client().then((client) => client.dispose());
      },
    };
  }

  const tabs = [openTab()];
  const registry = createRegistrySource({
    fetchRegistry: async () => (await fetch('/remotes.json')).json() as Promise<unknown>,
    verifier: {
      verify: async (value) => read(value),
      verifyUnnumbered: async (value) => read(value),
    },
    storage: () => disk.storage,
    now: Date.now,
  });
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null || !('remotes' in value))
      throw new TypeError('?');
    return { registry: new Map(), accepted: new Map() };
  };
  const any = <Item,>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

  function happen() {
    const kind = random();
    const until = performance.now() + 1000 * (5 + random() * 85);
    if (kind < 0.7) faults.set(any(servers) ?? 'auth', { fault: randomFault(random), until });
    else if (kind < 0.78) vi.setSystemTime(Date.now() + (random() - 0.5) * 2 * DAY_MS);
    else if (kind < 0.84) time.sleep(random() * 20 * 60_000);
    else if (kind < 0.92) disk.isFull = !disk.isFull;
    else if (tabs.length > 1) tabs.shift()?.close();
    // A page that opens while the storage is full has the session that was stored last.
    else if (!disk.isFull) tabs.push(openTab());
  }

  /** Time is made up, but files take real time: a tab would have its client after minutes or after an hour. */
  async function loaded() {
    if (!isOpening) return;
    isOpening = false;
    await tabs.at(-1)?.account.client();
    await vi.dynamicImportSettled();
  }

  /** Lives on, second by second. */
  async function pass(seconds: number, each: (second: number) => void) {
    for (let second = 0; second < seconds; second += 1) {
      each(second);
      // oxlint-disable-next-line no-await-in-loop -- one second after the other
      await loaded();
      // oxlint-disable-next-line no-await-in-loop -- one second after the other
      await vi.advanceTimersByTimeAsync(1000);
      for (const tab of tabs) {
        tab.see();
        expect({ second, ...tab.account.getSnapshot() }).toMatchObject({
          second,
          status: 'signed-in',
        });
      }
    }
  }

  await loaded();
  await pass(HOUR_S, (second) => {
    const due =
      Math.floor(((second + 1) * FAULTS) / HOUR_S) - Math.floor((second * FAULTS) / HOUR_S);
    for (let count = 0; count < due; count += 1) happen();
    if (second % 7 === 0) any(tabs)?.enter();
    if (second % 45 === 0) registry.renew().catch(() => {});
    if (second % 60 === 0) {
      const { getAccessToken } = tabs[0]?.account ?? { getAccessToken: async () => null };
      void askForAdvice({ text: 'The rice is old.' }, { ai: AI, getAccessToken }, NEVER);
    }
  });
  faults.clear();
  disk.isFull = false;
  await pass(10 * 60, () => {});
  // What a proxy called too large goes with the next page.
  for (const tab of tabs.splice(0)) tab.close();
  tabs.push(openTab());
  await pass(60, () => {});

  expect(auth.refusals).toBe(0);
  expect([...stall.events.keys()].toSorted()).toEqual(entered.toSorted());
  expect(await registry.renew()).toEqual(new Map());
  for (const tab of tabs) {
    expect(tab.sync()).toMatchObject({ status: 'saved' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await tab.account.getAccessToken()).not.toBeNull();
    tab.close();
  }
  // For each tab one call in two seconds, as a minute has them: a round asks several things at once.
  const most = (times: readonly number[]) =>
    times.map((at, index) => times.slice(index).filter((to) => to < at + 60_000).length);
  const busiest = [...calls.values()].flatMap(most);
  expect(Math.max(...busiest)).toBeLessThanOrEqual(60);
  vi.useRealTimers();
  await expectSentences([...states.values()], [...oddities]);
}

const paths: Readonly<Record<Server, string>> = {
  auth: '/auth/v1/',
  stall: '/rest/v1/',
  gateway: '/gateway/',
  registry: '/remotes.json',
};

const AI = {
  mode: 'gateway',
  baseUrl: 'https://weather.in/gateway/',
  key: 'key',
  models: { advice: ['one', 'two'], recipe: ['one'], reply: ['one'], strategy: ['one'] },
} as const;
const NEVER = new AbortController().signal;

/** Each state has its sentence, in the language of the page. */
async function expectSentences(
  states: readonly AccountStallState[],
  oddities: readonly SessionOddity[],
) {
  const store = <Value,>(value: Value) => ({ getSnapshot: () => value, subscribe: () => () => {} });
  await showLanguage('hi-IN');
  const { unmount } = render(
    <MemoryRouter>
      {states.map((state) => (
        <SyncStatusSlot key={JSON.stringify(state.sync)} state={store(state)} tone="light" />
      ))}
      {oddities.map((oddity) => (
        <SessionEndSlot
          key={oddity}
          account={{ ended: store(null), oddity: store(oddity), putAside: () => {} }}
          onPutAside={() => {}}
        />
      ))}
    </MemoryRouter>,
  );
  const sentences = () =>
    [...document.querySelectorAll('a, [role="status"]')].map(({ textContent }) => textContent);
  const hindi: unknown = expect.stringMatching(/[ऀ-ॿ]/);
  const expected = [...states, ...oddities].map(() => hindi);
  await vi.waitFor(() => expect(sentences()).toEqual(expected), 20_000);
  unmount();
}
