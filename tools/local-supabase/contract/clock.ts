import { setTimeout as sleep } from 'node:timers/promises';

/** The time of the server that is asked. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @param ms how much later the next question is asked, in milliseconds */
  wait(ms: number): Promise<void>;
  /** Called before each request. */
  tick(): void;
}

/** The clock of a server elsewhere, which nobody here can move. */
export const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => sleep(ms),
  tick() {},
};

/**
 * Replaces `Date` in this process by one that moves only when it is told to: 1 ms with each request, and at
 * once where a scenario waits. So a busy machine changes no answer, and nobody waits.
 *
 * @returns the clock, and what gives the process its own `Date` back
 */
export function takeOverDate(): { readonly clock: Clock; readonly giveBack: () => void } {
  const RealDate = globalThis.Date;
  let now = RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length > 0 ? args : [now], made) as Date,
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  const wait = async (ms: number) => void (now += ms);
  const giveBack = () => void (globalThis.Date = RealDate);
  return { clock: { now: () => now, wait, tick: () => void (now += 1) }, giveBack };
}
