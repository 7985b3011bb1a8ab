import { sha256 } from '@thela/federation/sha256';

/** The sha256 of a response's body, which can still be read. */
export async function hashOf(response: Response): Promise<string> {
  return sha256(await response.clone().arrayBuffer());
}
