import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { registryEnvelopeSchema } from './registry';
import { createRegistrySource, TIMEOUT_MS } from './registry-source';
import { signedEntrySchema } from './statement';
import type { SignedEntry, Statement } from './statement';
import type { Verification, VerifiedEntryOf } from './verified-registry';

const signed = (payload: string): SignedEntry => ({ payload, signatures: [] });

function sample(version: string) {
  const served = { schema: 1, remotes: { profit: signed(version) } };
  return { served, verified: verificationOf(served).registry };
}

/** Accepts every signed entry, without a look at the signatures. */
function verificationOf(registry: unknown): Verification {
  const { remotes } = v.parse(registryEnvelopeSchema, registry);
  const accepted = new Map<string, SignedEntry>();
  const entries = Object.entries(remotes).map(([name, entry]): [string, VerifiedEntryOf] => {
    const parsed = v.safeParse(signedEntrySchema, entry);
    if (!parsed.success) return [name, { kind: 'refused', reason: 'not signed' }];
    accepted.set(name, parsed.output);
    return [name, { kind: 'found', remote: statementOf(parsed.output.payload) }];
  });
  return { registry: new Map(entries), accepted };
}

function statementOf(version: string): Statement {
  const opening = { contract: '1.0', entry: 'x.js', scripts: [], styles: [] };
  const live = { baseUrl: 'https://profit.example/1/', version, ...opening, integrity: {} };
  return { tool: 'profit', seq: 1, live, previous: [] };
}

const { served: registry, verified } = sample('1.0.0-first');
const { served: next, verified: nextVerified } = sample('1.1.0-next');

const fetchRegistry = vi.fn<() => Promise<unknown>>();

function openSource() {
  const storage = () => localStorage;
  const verify = async (value: unknown) => verificationOf(value);
  const verifier = { verify, verifyUnnumbered: verify };
  return createRegistrySource({ fetchRegistry, verifier, storage, now: Date.now });
}

async function visit() {
  fetchRegistry.mockResolvedValueOnce(registry);
  await openSource().readToOpen(0);
}

/** An answer that the test gives when it likes. */
function pending() {
  const answer = { arrive: (_registry: unknown) => {}, fail: (_cause: unknown) => {} };
  fetchRegistry.mockReturnValueOnce(
    new Promise((resolve, reject) => {
      answer.arrive = resolve;
      answer.fail = reject;
    }),
  );
  return answer;
}

beforeEach(() => {
  fetchRegistry.mockReset();
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
});

describe('the source of the registry', () => {
  it('gives what it reads', async () => {
    fetchRegistry.mockResolvedValueOnce(registry);
    const source = openSource();
    expect(source.getSnapshot()).toEqual({ status: 'unread' });
    expect(await source.readToOpen(0)).toEqual(verified);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it('asks once for whatever runs no code and for the first tool, again for a retry and after a minute', async () => {
    fetchRegistry.mockResolvedValue(registry);
    const source = openSource();
    await Promise.all([source.read(), source.read(), source.readToOpen(0)]);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
    await source.readToOpen(1);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_001);
    await source.read();
    expect(fetchRegistry).toHaveBeenCalledTimes(3);
  });

  it('asks for each further tool, which does not wait where an answer is at most a minute old', async () => {
    fetchRegistry.mockResolvedValueOnce(registry);
    const source = openSource();
    await source.readToOpen(0);
    const later = pending();
    expect(await source.readToOpen(0)).toEqual(verified);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    later.arrive(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: nextVerified });
    const failing = pending();
    expect(await source.readToOpen(0)).toEqual(nextVerified);
    failing.fail(new Error('no signal'));
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: nextVerified });
  });

  it.each([
    [0, 300, { status: 'unread' }],
    [1, 6000, { status: 'stale' }],
  ])('opens a tool at attempt %i by what is stored after %i ms', async (attempt, ms, state) => {
    await visit();
    const late = pending();
    const source = openSource();
    // What is prepared meanwhile waits for the answer; a retry asks anew.
    const read = attempt === 0 ? source.read() : Promise.resolve(nextVerified);
    let opened: unknown;
    void source.readToOpen(attempt).then((answer) => {
      opened = answer;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(opened).toBe(undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toEqual(verified);
    expect(source.getSnapshot()).toMatchObject(state);
    late.arrive(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: nextVerified });
    expect(await read).toEqual(nextVerified);
  });

  it('waits for another tool anew while there was no answer', async () => {
    await visit();
    pending();
    const source = openSource();
    const first = source.readToOpen(0);
    await vi.advanceTimersByTimeAsync(300);
    expect(await first).toEqual(verified);
    fetchRegistry.mockResolvedValueOnce(next);
    expect(await source.readToOpen(0)).toEqual(nextVerified);
  });

  it('gives what is stored for preparing a tool, before any answer', async () => {
    expect(await openSource().readStored()).toBe(null);
    await visit();
    expect(await openSource().readStored()).toEqual(verified);
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
  });

  it('tells its subscribers of an answer only when it says something else', async () => {
    fetchRegistry.mockResolvedValue(registry);
    const source = openSource();
    await source.readToOpen(0);
    const told = vi.fn<() => void>();
    source.subscribe(told);
    await source.renew();
    expect(told).not.toHaveBeenCalled();
    fetchRegistry.mockResolvedValueOnce(next);
    await source.renew();
    expect(told).toHaveBeenCalledOnce();
  });

  it('rejects what asks for the registry, and nothing else, where there is none', async () => {
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    await expect(openSource().read()).rejects.toThrow('503');
    // An unhandled rejection would fail this file.
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  });

  it('does not hold on to an answer that failed', async () => {
    fetchRegistry.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(registry);
    const source = openSource();
    await expect(source.readToOpen(0)).rejects.toThrow('503');
    expect(source.getSnapshot()).toMatchObject({ status: 'unreadable' });
    expect(await source.readToOpen(0)).toEqual(verified);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be had', () => Promise.reject(new Error('503'))],
    ['is no registry', () => Promise.resolve({ schema: 2 })],
  ])('gives the last good one and says so when the new one %s', async (_, answer) => {
    await visit();
    fetchRegistry.mockImplementationOnce(answer);
    const source = openSource();
    expect(await source.readToOpen(0)).toEqual(verified);
    expect(source.getSnapshot()).toMatchObject({
      status: 'stale',
      keptAt: '2026-11-21T06:00:00.000Z',
    });
    expect(await source.read()).toEqual(verified);
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
    fetchRegistry.mockResolvedValueOnce(next);
    expect(await source.readToOpen(1)).toEqual(nextVerified);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });

  it('gives the last good one when the new one takes long, and takes that once it comes', async () => {
    await visit();
    const late = pending();
    const source = openSource();
    const answer = source.readToOpen(0);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await answer).toEqual(verified);
    expect(source.getSnapshot().status).toBe('stale');
    late.arrive(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
    expect(await source.readToOpen(0)).toEqual(nextVerified);
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    expect(await openSource().readToOpen(0)).toEqual(nextVerified);
  });

  it('is not undone by the answer to an earlier question', async () => {
    await visit();
    const early = pending();
    const source = openSource();
    void source.readToOpen(1);
    fetchRegistry.mockResolvedValueOnce(next);
    await source.readToOpen(1);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: nextVerified });
    early.arrive(registry);
    await vi.advanceTimersByTimeAsync(0);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: nextVerified });
  });

  it('is not undone by an earlier failure, which goes by what came since', async () => {
    const early = pending();
    const source = openSource();
    const first = source.readToOpen(0);
    fetchRegistry.mockResolvedValueOnce(next);
    await source.readToOpen(1);
    early.fail(new Error('503'));
    expect(await first).toEqual(nextVerified);
    expect(source.getSnapshot().status).toBe('current');
    expect(await source.readToOpen(0)).toEqual(nextVerified);
  });

  it('takes the answer to an earlier question while the later one hangs', async () => {
    const early = pending();
    const source = openSource();
    const first = source.readToOpen(0);
    pending();
    void source.readToOpen(1);
    early.arrive(registry);
    expect(await first).toEqual(verified);
    expect(source.getSnapshot()).toMatchObject({ status: 'current', registry: verified });
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    expect(await openSource().readToOpen(0)).toEqual(verified);
  });

  it('waits on where there is no earlier one', async () => {
    fetchRegistry.mockReturnValueOnce(
      new Promise((resolve) => {
        setTimeout(() => resolve(registry), 20_000);
      }),
    );
    const answer = openSource().readToOpen(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toEqual(verified);
  });

  it('takes nothing that makes no sense from the browser’s storage', async () => {
    localStorage.setItem('thela.registry', '{"keptAt": "yesterday", "registry": {}}');
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    await expect(openSource().readToOpen(0)).rejects.toThrow('503');
  });

  it('stores accepted entries only, and keeps the stored entry of a tool that is refused', async () => {
    const entries = () =>
      (JSON.parse(localStorage.getItem('thela.registry') ?? '') as { registry: typeof registry })
        .registry.remotes;
    const voice = { ...signed('2.0.0-voice'), live: 'unsigned' };
    fetchRegistry.mockResolvedValueOnce({ schema: 1, remotes: { ...registry.remotes, voice } });
    await openSource().readToOpen(0);
    expect(entries()).toEqual({ profit: signed('1.0.0-first'), voice: signed('2.0.0-voice') });
    const forged = { live: 'unsigned' };
    fetchRegistry.mockResolvedValueOnce({
      schema: 1,
      remotes: { profit: forged, strategy: forged },
    });
    await openSource().readToOpen(0);
    expect(entries()).toEqual({ profit: signed('1.0.0-first') });
  });

  it('changes nothing when it cannot be renewed', async () => {
    const source = openSource();
    fetchRegistry.mockRejectedValueOnce(new Error('503'));
    await expect(source.renew()).rejects.toThrow('503');
    expect(source.getSnapshot()).toEqual({ status: 'unread' });
    fetchRegistry.mockResolvedValueOnce(next);
    expect(await source.renew()).toEqual(nextVerified);
    expect(source.getSnapshot()).toMatchObject({ status: 'current' });
  });
});
