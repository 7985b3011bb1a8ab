import { servePlayground } from './playground-server';
import { ADDRESS_VARIABLE, readRun } from './run';

/** Serves the playground of the run, until its tests are done. */
export default async function serveRun(): Promise<() => void> {
  const { host, playground } = readRun();
  const { origin, close } = await servePlayground(host, playground);
  process.env[ADDRESS_VARIABLE] = origin;
  return close;
}
