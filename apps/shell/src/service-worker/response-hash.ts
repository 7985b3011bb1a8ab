import { sha384 } from '@thela/federation/sha384';

/** The sha384 of a response's body, which can still be read. */
export async function hashOf(response: Response): Promise<string> {
  return sha384(await response.clone().arrayBuffer());
}
