import type { Metadata } from '../accounts/account';
import type { Failure } from '../failure';
import { invalid } from '../failure';

/** Access tokens carry the metadata, and must fit into a request's headers. */
const MAX_BYTES = 4096;

export function refuseLarge(data: Metadata): Failure | null {
  if (Buffer.byteLength(JSON.stringify(data)) <= MAX_BYTES) return null;
  return invalid(`The data of a user cannot be larger than ${MAX_BYTES} bytes`);
}
