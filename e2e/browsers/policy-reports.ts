import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface PolicyReports {
  /** For `report-uri` in the policy of the pages. */
  readonly address: string;
  /** `script-src-elem http://evil.example/`, as they arrive. */
  readonly received: string[];
  readonly close: () => void;
}

/**
 * Receives what browsers report of violations. WebDriver cannot run a script before those of the page, which
 * would hear the events; the reports come from the first byte on, from service workers, too.
 */
export async function receiveReports(): Promise<PolicyReports> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { 'csp-report': Record<string, string> };
    const report = body['csp-report'];
    received.push(`${report['effective-directive']} ${report['blocked-uri']}`);
    response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
