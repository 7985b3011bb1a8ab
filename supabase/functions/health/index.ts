// The counts of the health of releases as an Edge Function, kept in the database of its project.
import { projectDatabase } from '../_shared/call-database.ts';
import { environment, serve } from '../_shared/deno.ts';
import { addressOf } from '../_shared/network.ts';
import { readProject } from '../_shared/project.ts';
import { databaseCounts } from './counts.ts';
import { makeHealth } from './handler.ts';
import { readHealthSettings } from './settings.ts';
import { readJson } from './site-releases.ts';

const env = environment();
const project = readProject(env);
const site = { allowedOrigins: project.allowedOrigins, pseudonymKey: project.secretKey };
const health = makeHealth(readHealthSettings(env, site), {
  counts: databaseCounts(projectDatabase(project.url, project.secretKey)),
  readJson,
  now: Date.now,
  log: (message) => console.error(message),
});

serve((request, peer) => health(request, addressOf(request.headers, peer)));
