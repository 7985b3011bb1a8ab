import type { OutgoingHttpHeaders } from 'node:http';

/** Lines of an nginx configuration that put headers on every answer, errors included. */
export function nginxHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${String(value)}" always;`,
  );
}
