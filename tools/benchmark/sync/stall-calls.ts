import * as v from 'valibot';

/**
 * Calls a function of the stall's database as one person.
 *
 * @throws Error with what the database says when it refuses the call
 */
export type Call = (name: string, values: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** An event as it is sent. */
export type WireEvent = Readonly<Record<string, unknown>> & { readonly id: string };

/** Events that the database gives, in the order of their numbers. */
export type Pulled = v.InferOutput<typeof pullSchema>;

const pushSchema = v.object({
  late: v.array(v.string()),
  refused: v.array(v.object({ id: v.string(), code: v.string() })),
});

const pullSchema = v.object({
  head: v.number(),
  more: v.boolean(),
  events: v.array(v.object({ id: v.string(), seq: v.number() })),
});

/** @throws Error when the database does not take every one of the events */
export async function push(call: Call, stall: string, events: readonly WireEvent[]): Promise<void> {
  const { late, refused } = v.parse(pushSchema, await call('push', { stall, events }));
  const [first] = refused;
  if (first) throw new Error(`push: ${first.code}`);
  if (late.length > 0) throw new Error('push: late');
}

export async function pull(call: Call, stall: string, since: number): Promise<Pulled> {
  return v.parse(pullSchema, await call('pull', { stall, since, max_events: 5000 }));
}

/** All events of a stall that come after a number. */
export async function pullAll(call: Call, stall: string, since = 0): Promise<Pulled['events']> {
  const page = await pull(call, stall, since);
  const later = page.more ? await pullAll(call, stall, page.head) : [];
  return [...page.events, ...later];
}

const inviteSchema = v.object({ code: v.string() });

/** Makes a stall that one person owns and the others help at. @returns its id */
export async function makeStall(owner: Call, helpers: readonly Call[]): Promise<string> {
  const stall = crypto.randomUUID();
  await owner('create_stall', { stall, time_zone: 'Asia/Kolkata' });
  for (const helper of helpers) {
    const { code } = v.parse(inviteSchema, await owner('invite', { stall }));
    await helper('accept_invite', { code, name: 'Ravi' });
  }
  return stall;
}
