import { rmSync } from 'node:fs';
import { E2E_FOLDER } from './site';

/** Each run publishes its sites afresh. */
export default function clearSites(): void {
  rmSync(E2E_FOLDER, { recursive: true, force: true });
}
