import { rmSync } from 'node:fs';
import { E2E_FOLDER, prepareReleases } from './site';

/** Removes the sites of earlier runs and makes the releases of this one. */
export default async function clearSites(): Promise<void> {
  rmSync(E2E_FOLDER, { recursive: true, force: true });
  await prepareReleases();
}
