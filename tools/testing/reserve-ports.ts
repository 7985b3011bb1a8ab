import { once } from 'node:events';
import { createServer } from 'node:net';
import { requireFreePorts } from '../serving/server-process';

/** Ports that follow each other and that no other test takes, until they are given back. */
export interface ReservedPorts {
  readonly first: number;
  readonly giveBack: () => void;
}

const BLOCK = 20;
/** Below the ports that systems hand out for outgoing connections, which start at 32768. */
const RANGE = { from: 10_000, to: 32_000 };
const TRIES = 200;

/**
 * Reserves the ports `first` to `first + 18`. The block's last port is kept open as its lock, so that
 * tests of other processes, and of other checkouts, choose another one.
 *
 * @throws Error when no block is free
 */
export async function reservePorts(): Promise<ReservedPorts> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const blocks = (RANGE.to - RANGE.from) / BLOCK;
    const first = RANGE.from + Math.floor(Math.random() * blocks) * BLOCK;
    // Playgrounds stand 1000 above the site they belong to: odd thousands are theirs.
    if (Math.floor(first / 1000) % 2 === 1) continue;
    const lock = createServer().listen(first + BLOCK - 1, '127.0.0.1');
    try {
      await once(lock, 'listening');
      const ports = Array.from({ length: BLOCK - 1 }, (_, place) => first + place);
      await requireFreePorts(ports.map((port) => ({ name: 'test', port })));
      lock.unref();
      return { first, giveBack: () => lock.close() };
    } catch {
      lock.close();
    }
  }
  throw new Error('No block of ports is free for the tests.');
}
