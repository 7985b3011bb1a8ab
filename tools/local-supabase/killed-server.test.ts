// @module-tag nightly

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { databaseClientOf } from './testing/call-function';
import { lifted, setUpForkedBackend } from './testing/forked-backend';
import { newClient, PASSWORD } from './testing/test-backend';

/** `KILLS=20` for a longer trial. */
const KILLS = Number(process.env.KILLS ?? '1');
const PHONES = 4;
/** How many calls are acknowledged between two kills: each kill comes at another moment. */
const CALLS = 20;

const backend = setUpForkedBackend();

type Client = Awaited<ReturnType<typeof databaseClientOf>>;

/** A phone that pushes small batches, and keeps a batch until the server has acknowledged it. */
class Phone {
  #batch: readonly { readonly id: string }[] = [];
  readonly #device = crypto.randomUUID();

  constructor(
    private readonly client: Client,
    private readonly stall: string,
    private readonly today: string,
  ) {}

  /** Returns the ids that the server has now; none when it does not answer. */
  async push(): Promise<readonly string[]> {
    if (this.#batch.length === 0) this.#batch = this.#newBatch();
    const given = { stall: this.stall, events: this.#batch };
    const { data, error } = await this.client.rpc('push', given);
    // An error without a code is a lost connection.
    if (error?.code === '') return [];
    if (error || data.refused.length > 0) throw new Error(JSON.stringify({ error, data }));
    const ids = this.#batch.map(({ id }) => id);
    this.#batch = [];
    return ids;
  }

  #newBatch() {
    const length = 1 + Math.floor(Math.random() * 20);
    const dish = crypto.randomUUID();
    const event = { kind: 'plates', day: this.today, at: Date.now(), device: this.#device };
    return Array.from({ length }, () => ({ ...event, id: crypto.randomUUID(), dish, plates: 1 }));
  }
}

interface Page {
  readonly more: boolean;
  readonly events: readonly { readonly id: string; readonly seq: number }[];
}

async function pullAll(client: Client, stall: string) {
  const events: Page['events'][number][] = [];
  let page: Page;
  do {
    const since = events.at(-1)?.seq ?? 0;
    page = (await client.rpc('pull', { stall, since, max_events: 5000 }).throwOnError()).data;
    events.push(...page.events);
  } while (page.more);
  return events;
}

test(
  'keeps every event that was acknowledged before a kill, and none twice',
  async ({ annotate }) => {
    let { child } = await backend().start(lifted);
    const email = await backend().makeAccount();
    const auth = newClient(backend().url);
    await auth.signInWithPassword({ email, password: PASSWORD });
    const client = await databaseClientOf(backend().url, auth);
    const stall = crypto.randomUUID();
    await client.rpc('create_stall', { stall, time_zone: 'Asia/Kolkata' }).throwOnError();
    const { today } = (await client.rpc('push', { stall, events: [] }).throwOnError()).data;
    const phones = Array.from({ length: PHONES }, () => new Phone(client, stall, today));
    const acknowledged = new Set<string>();
    let unanswered = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const isDead = once(child, 'exit');
      let calls = 0;
      const pushUntilKilled = async (phone: Phone) => {
        for (;;) {
          const ids = await phone.push();
          if (ids.length === 0) break;
          for (const id of ids) acknowledged.add(id);
          calls += 1;
          if (calls === CALLS + kill) child.kill('SIGKILL');
        }
        unanswered += 1;
      };
      await Promise.all(phones.map(pushUntilKilled));
      await isDead;
      ({ child } = await backend().start(lifted));
    }

    const kept = await pullAll(client, stall);
    const ids = new Set(kept.map(({ id }) => id));
    const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
    await annotate(`${KILLS} kills, ${acknowledged.size} acknowledged, ${lost} lost`);
    expect(lost).toBe(0);
    expect(unanswered).toBe(KILLS * PHONES);
    for (const phone of phones) for (const id of await phone.push()) acknowledged.add(id);
    const all = await pullAll(client, stall);
    expect(all.map(({ id }) => id).toSorted()).toEqual([...acknowledged].toSorted());
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
  },
  180_000 + KILLS * 180_000,
);
