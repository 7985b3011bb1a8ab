import { servePlayground } from './playground-server';
import { ADDRESSES_VARIABLE, readRun } from './run';

/** Serves the playgrounds of the run, until its tests are done. */
export default async function serveRun(): Promise<() => void> {
  const { host, playgrounds } = readRun();
  const served = await Promise.all(
    playgrounds.map(async (playground) => ({
      name: playground.name,
      ...(await servePlayground(host, playground)),
    })),
  );
  const addresses = served.map(({ name, origin }) => [name, origin]);
  process.env[ADDRESSES_VARIABLE] = JSON.stringify(Object.fromEntries(addresses));
  return () => served.forEach(({ close }) => close());
}
