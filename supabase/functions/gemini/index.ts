// The gateway as an Edge Function: reads the project's keys, and counts in its database.
import { projectDatabase } from '../_shared/call-database.ts';
import { environment, serve } from '../_shared/deno.ts';
import { addressOf } from '../_shared/network.ts';
import { readProject } from '../_shared/project.ts';
import { authTokenCheck } from './caller.ts';
import { tableCounter } from './counter.ts';
import { makeGateway, readGatewaySettings } from './handler.ts';

const env = environment();
const project = readProject(env);
const gateway = makeGateway(readGatewaySettings(env, project), {
  counter: tableCounter(projectDatabase(project.url, project.secretKey)),
  checkToken: authTokenCheck(project.url, project.publishableKeys[0] ?? ''),
  now: Date.now,
  log: (message) => console.error(message),
});

serve((request, peer) => gateway(request, addressOf(request.headers, peer)));
