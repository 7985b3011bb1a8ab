import { serveBench } from './bench-server';
import { ADDRESS_VARIABLE, readRun } from './run';

/** Serves the bench of the run, until its tests are done. */
export default async function serveBenches(): Promise<() => void> {
  const { host, bench } = readRun();
  const { origin, close } = await serveBench(host, bench);
  process.env[ADDRESS_VARIABLE] = origin;
  return close;
}
