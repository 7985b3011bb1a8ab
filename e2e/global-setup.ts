import { rmSync } from 'node:fs';
import { E2E_FOLDER, prepareReleases } from './site';

/** Each run publishes its sites afresh. */
export default async function clearSites(): Promise<void> {
  rmSync(E2E_FOLDER, { recursive: true, force: true });
  await prepareReleases();
}
