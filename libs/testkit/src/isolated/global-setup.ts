import { serveBench } from './bench-server';
import { addressVariable, readRun } from './run';

/** Serves each bench of the run, until its tests are done. */
export default async function serveBenches(): Promise<() => void> {
  const { host, benches } = readRun();
  const served = await Promise.all(
    benches.map(async (bench) => {
      const server = await serveBench(host, bench);
      process.env[addressVariable(bench.name)] = server.origin;
      return server;
    }),
  );
  return () => {
    for (const { close } of served) close();
  };
}
