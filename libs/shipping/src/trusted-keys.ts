import type { PinnedKey } from '@thela/federation/statement';
import type { DeployTarget } from './deploy-target';
import { pinnedKeys } from './published-remotes';
import type { PublishedRemotes } from './published-remotes';
import { ShippingError } from './shipping-error';
import type { SigningKey } from './signing-keys';

export interface TrustedKeys {
  /** Those that sign a changed entry. */
  readonly own: readonly SigningKey[];
  /** Those whose signature under the present entry counts: the pinned ones and our own. */
  readonly trusted: readonly PinnedKey[];
}

/**
 * The keys to read and to sign a tool's entry with.
 *
 * @param published what the pages at the target pin
 * @param isStart whether the shell is published together with the tool, so that its pins may still be others
 * @throws ShippingError when there is no key of ours, or the pages at the target pin none of ours
 */
export async function trustedKeys(
  target: DeployTarget,
  tool: string,
  published: PublishedRemotes | null,
  isStart = false,
): Promise<TrustedKeys> {
  const own = await target.signingKeys(tool);
  if (own.length === 0) throw new ShippingError(withoutKey(tool, target));
  const pinned = pinnedKeys(published, tool);
  if (pinned && !isStart && !own.some(({ pin }) => includesKey(pinned, pin))) {
    throw new ShippingError(withOtherKeys(tool, target, own, pinned));
  }
  return { own, trusted: [...(pinned ?? []), ...own.map(({ pin }) => pin)] };
}

function includesKey(keys: readonly PinnedKey[], wanted: PinnedKey): boolean {
  return keys.some(({ kid, x, y }) => kid === wanted.kid && x === wanted.x && y === wanted.y);
}

function withoutKey(tool: string, { description }: DeployTarget): string {
  return (
    `No key signs ${tool} at ${description}, so nothing was changed. Put its private key into ` +
    `THELA_SIGNING_KEY, or make one: npm run keys ${tool}.`
  );
}

function withOtherKeys(
  tool: string,
  { description }: DeployTarget,
  own: readonly SigningKey[],
  pinned: readonly PinnedKey[],
): string {
  const ids = (keys: readonly PinnedKey[]) => keys.map(({ kid }) => kid).join(', ');
  const ours = ids(own.map(({ pin }) => pin));
  return pinned.length > 0
    ? `The pages at ${description} take ${tool} with a signature of ${ids(pinned)} only, and you sign ` +
        `with ${ours}: nothing was changed. Sign with a key that is pinned there, or enter yours into ` +
        'tool-keys.json and deploy the shell first.'
    : `The pages at ${description} pin no key for ${tool}, so they would refuse it: nothing was changed. ` +
        `Enter the public key of ${ours} into tool-keys.json and deploy the shell first.`;
}
