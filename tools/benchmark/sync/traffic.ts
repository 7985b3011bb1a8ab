import type { SlowLine } from '../slow-line';

/** Calls of the account's database, with their HTTP headers and what the browser asks before them (CORS). */
export interface Traffic {
  readonly calls: number;
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

/** A day on which each plate is sent alone, the most that there can be: plates within 1.5 s go together. */
const PLATES = 200;
/** A page that is seen for ten hours looks for news once a minute. */
const LOOKS = 600;

/** What went over the line since its first `before` requests. */
export function trafficOn(line: SlowLine, before = 0): Traffic {
  const calls = line
    .requests()
    .slice(before)
    .filter(({ url }) => url.includes('/rest/v1/'));
  return {
    calls: calls.length,
    sentBytes: calls.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
    receivedBytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** @param plate what one plate costs @param look what looking for news costs */
export function dayOf(plate: Traffic, look: Traffic): Traffic {
  const of = (figure: keyof Traffic) => PLATES * plate[figure] + LOOKS * look[figure];
  return { calls: of('calls'), sentBytes: of('sentBytes'), receivedBytes: of('receivedBytes') };
}

export function trafficText({ calls, sentBytes, receivedBytes }: Traffic): string {
  const [sent, received] = [sentBytes, receivedBytes].map((bytes) => (bytes / 1000).toFixed(1));
  return `${calls} calls, ${sent} KB sent, ${received} KB received`;
}
