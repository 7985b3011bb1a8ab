/** One direction of a line, whose bandwidth all connections share. */
export interface Link {
  /** @param deliver receives the data in order, and `null` when the sender has closed the connection */
  readonly connect: (deliver: (data: Buffer | null) => void) => Channel;
}

/** One connection's share of a link. */
interface Channel {
  /** Sends data; `null` closes the connection. */
  readonly send: (data: Buffer | null) => void;
}

/** Payload of an Ethernet packet: connections take turns packet by packet. */
const PACKET_BYTES = 1460;

/**
 * Makes a link with a bandwidth and a latency.
 *
 * @param delayMs latency: ms between a packet's sending and its arrival
 */
export function createLink(bytesPerMs: number, delayMs: number): Link {
  const waiting: Packet[][] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  function pump() {
    timer = undefined;
    // After a late timer, several packets are sent at once, so that the bandwidth stays as stated.
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
      const arrive = deliverInOrder(deliver);
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

/** Delivers each thing at its time and in the order of sending. */
function deliverInOrder<T>(deliver: (thing: T) => void): (thing: T, time: number) => void {
  const underWay: { readonly thing: T; readonly time: number }[] = [];
  function next() {
    for (let first = underWay[0]; first; first = underWay[0]) {
      const wait = first.time - performance.now();
      if (wait > 0) return void setTimeout(next, wait);
      underWay.shift();
      deliver(first.thing);
    }
  }
  return (thing, time) => {
    underWay.push({ thing, time });
    if (underWay.length === 1) next();
  };
}
