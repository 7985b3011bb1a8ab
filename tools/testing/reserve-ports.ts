import { once } from 'node:events';
import { createServer } from 'node:net';
import { requireFreePorts } from '../serving/server-process';

/** Consecutive ports that no other test uses until they are given back. */
export interface ReservedPorts {
  readonly first: number;
  readonly giveBack: () => void;
}

const BLOCK = 20;
/**
 * Above 10080, the last port that browsers and `fetch` refuse, and below the ephemeral ports, which systems use for
 * outgoing connections and which start at 32768.
 */
const RANGE = { from: 12_000, to: 32_000 };
const TRIES = 200;

/**
 * Reserves the ports `first` to `first + 18`. A server listens on the last port of the block as a lock, so that
 * tests in other processes and other checkouts choose another block.
 *
 * @throws Error when no block is free
 */
export async function reservePorts(): Promise<ReservedPorts> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const blocks = (RANGE.to - RANGE.from) / BLOCK;
    const first = RANGE.from + Math.floor(Math.random() * blocks) * BLOCK;
    // The playground of a site has its port plus 1000, so odd thousands are left for playgrounds.
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
