import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReleaseFolder } from '@thela/federation/release';
import { plainFolder } from '@thela/federation/retry-url';
import { refusedHost, UNKNOWN_HOST } from '@thela/shipping/own-hosts';
import sirv from 'sirv';
import { shellHeaders, toolHeaders } from '../serving/headers';
import { verifyRelease } from '@thela/shipping';
import { CommandError } from '../workspace';

export interface ReachableRelease {
  /** Address of its folder, ending in a slash. */
  readonly address: string;
  readonly close: () => void;
}

/**
 * Serves a release folder on a free port, with the headers that a deployed release has.
 *
 * @throws CommandError when the folder holds another tool's release
 * @throws ShippingError when it holds no intact release
 */
export async function serveRelease(tool: string, folder: string): Promise<ReachableRelease> {
  const { name, version } = verifyRelease(folder);
  if (name !== tool) {
    throw new CommandError(`${folder} holds a release of ${name}, not of ${tool}.`);
  }
  const serveFile = sirv(folder, { dotfiles: true });
  const server = createServer((request, response) => {
    for (const [header, value] of Object.entries(toolHeaders())) {
      response.setHeader(header, value ?? '');
    }
    const [, asked = '', ...path] = (request.url ?? '').split('/');
    request.url = `/${path.join('/')}`;
    const refusal = refusedHost(request.headers.host);
    if (refusal !== null) response.writeHead(UNKNOWN_HOST).end(refusal);
    else if (plainFolder(asked) === version) serveFile(request, response);
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/${version}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * A release that is already deployed.
 *
 * @param url address of its folder, with or without a slash at its end
 * @throws CommandError when it cannot be the address of a release
 */
export function deployedRelease(url: string): ReachableRelease {
  const address = url.endsWith('/') ? url : `${url}/`;
  if (isReleaseFolder(address)) return { address, close: () => {} };
  throw new CommandError(
    `"${url}" is no address of a release folder, such as https://profit.example/1.0.0-24244a4505/.`,
  );
}

/**
 * Headers of the playground that loads a release: those of the shell, except that the playground may show its
 * own page in a frame.
 *
 * @param holdsCalls whether the playground gives the tool settings for calls
 */
export function playgroundHeaders(
  release: ReachableRelease,
  holdsCalls = false,
): Record<string, string> {
  const { origin } = new URL(release.address);
  const headers = shellHeaders({
    toolOrigins: [origin],
    allowOverride: false,
    // This origin is allowed already, so this adds only the sources that a call needs.
    ...(holdsCalls ? { callsUrl: origin } : {}),
  });
  const policy = String(headers['Content-Security-Policy']);
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    'Content-Security-Policy': `${policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'")}; frame-src 'self'`,
  };
}
