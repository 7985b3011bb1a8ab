import { once } from 'node:events';
import { createServer } from 'node:net';

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
const TRIES = 100;

/**
 * Reserves the ports `first` to `first + 18`. A server listens on the last port of the block as a lock, so that
 * tests in other processes and other checkouts choose another block.
 *
 * @throws Error when no block is free
 */
export async function reservePorts(triesLeft = TRIES): Promise<ReservedPorts> {
  if (triesLeft === 0) throw new Error('No block of ports is free for the tests.');
  const first = chooseBlock();
  const lock = createServer().listen(first + BLOCK - 1, '127.0.0.1');
  try {
    await once(lock, 'listening');
    const ports = Array.from({ length: BLOCK - 1 }, (_, index) => first + index);
    await Promise.all(ports.map(requireFree));
    lock.unref();
    return { first, giveBack: () => lock.close() };
  } catch {
    lock.close();
    return reservePorts(triesLeft - 1);
  }
}

/** The first port of a block in an even thousand: the playground of a site has its port plus 1000. */
function chooseBlock(): number {
  const blocks = (RANGE.to - RANGE.from) / BLOCK;
  const first = RANGE.from + Math.floor(Math.random() * blocks) * BLOCK;
  return Math.floor(first / 1000) % 2 === 1 ? first - 1000 : first;
}

/** @throws Error when the port is in use on a loopback address */
async function requireFree(port: number): Promise<void> {
  await Promise.all(
    ['127.0.0.1', '::1'].map(async (host) => {
      const probe = createServer().listen(port, host);
      try {
        await once(probe, 'listening');
      } catch (error) {
        // A machine may have no IPv6.
        if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
      } finally {
        probe.close();
      }
    }),
  );
}
