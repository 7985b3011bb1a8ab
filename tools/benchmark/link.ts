/** One direction of a line that all its connections share. */
export interface Link {
  /** @param deliver takes what arrives, in order; `null` when the other side hung up */
  readonly connect: (deliver: (data: Buffer | null) => void) => Channel;
}

/** One connection's share of a link. */
interface Channel {
  /** Sends data, `null` to hang up. */
  readonly send: (data: Buffer | null) => void;
}

/** What Ethernet leaves of a packet: connections take turns packet by packet. */
const PACKET_BYTES = 1460;

/**
 * Makes a link on which data takes its turn at the link's speed and is then under way for a time.
 *
 * @param delayMs how long a packet is under way
 */
export function createLink(bytesPerMs: number, delayMs: number): Link {
  const waiting: Packet[][] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function pump() {
    timer = undefined;
    // What a late timer missed is made up for: the link is as fast as it says.
    while (waiting.length > 0 && freeAt <= performance.now()) {
      const queue = waiting.shift();
      const packet = queue?.shift();
      if (!queue || !packet) continue;
      if (queue.length > 0) waiting.push(queue);
      freeAt += (packet.data?.byteLength ?? 0) / bytesPerMs;
      packet.arriveAt(freeAt + delayMs);
    }
    if (waiting.length > 0) timer = setTimeout(pump, freeAt - performance.now());
  }

  return {
    connect: (deliver) => {
      const queue: Packet[] = [];
      const arrive = inOrder(deliver);
      return {
        send: (data) => {
          if (queue.length === 0) waiting.push(queue);
          for (const part of packetsOf(data)) {
            queue.push({ data: part, arriveAt: (time) => arrive(part, time) });
          }
          if (timer) return;
          freeAt = Math.max(freeAt, performance.now());
          pump();
        },
      };
    },
  };
}

interface Packet {
  readonly data: Buffer | null;
  readonly arriveAt: (time: number) => void;
}

function packetsOf(data: Buffer | null): (Buffer | null)[] {
  if (!data) return [null];
  return Array.from({ length: Math.ceil(data.byteLength / PACKET_BYTES) }, (_, index) =>
    data.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES),
  );
}

/** Hands things over at their times, never one before an earlier one. */
function inOrder<T>(handOver: (thing: T) => void): (thing: T, time: number) => void {
  const underWay: { readonly thing: T; readonly time: number }[] = [];
  function next() {
    for (let first = underWay[0]; first; first = underWay[0]) {
      const wait = first.time - performance.now();
      if (wait > 0) return void setTimeout(next, wait);
      underWay.shift();
      handOver(first.thing);
    }
  }
  return (thing, time) => {
    underWay.push({ thing, time });
    if (underWay.length === 1) next();
  };
}
