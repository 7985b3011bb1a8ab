// The gateway as an Edge Function: reads the project's keys, and counts in its database.
import { authTokenCheck } from './caller.ts';
import { tableCounter } from './counter.ts';
import { makeGateway, readGatewaySettings } from './handler.ts';
import { addressOf } from './network.ts';
import { readProject } from './project.ts';

declare const Deno: {
  readonly env: { readonly toObject: () => Record<string, string> };
  readonly serve: (
    answer: (
      request: Request,
      info: { readonly remoteAddr: { readonly hostname?: string } },
    ) => Promise<Response>,
  ) => unknown;
};

const env = Deno.env.toObject();
const project = readProject(env);
const gateway = makeGateway(readGatewaySettings(env, project), {
  counter: tableCounter(project.url, project.secretKey),
  checkToken: authTokenCheck(project.url, project.publishableKeys[0] ?? ''),
  now: Date.now,
  log: (message) => console.error(message),
});

Deno.serve((request, { remoteAddr }) =>
  gateway(request, addressOf(request.headers, remoteAddr.hostname ?? 'unknown')),
);
