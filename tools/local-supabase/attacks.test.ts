import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from './testing/attacks/attack';
import { forgedTokens } from './testing/attacks/forged-tokens';
import { guesses } from './testing/attacks/guesses';
import { oldSessionAttacks } from './testing/attacks/old-sessions';
import { operatorAttacks } from './testing/attacks/operator';
import { passkeyAttacks } from './testing/attacks/passkeys';
import { secondFactorAttacks } from './testing/attacks/second-factor';
import { AskedServer } from './contract/asked-server';
import { startBackendOf } from './contract/ask-local-backend';
import type { AskedBackend } from './contract/ask-local-backend';
import { takeOverDate } from './contract/clock';
import type { ProfileName } from './contract/profiles';
import { DEFAULT_SETTINGS } from './settings';
import type { AuthSettings } from './settings';
import { workspaceOptions } from './testing/workspace-options';

const attacks = [
  ...secondFactorAttacks,
  ...guesses,
  ...passkeyAttacks,
  ...oldSessionAttacks,
  ...forgedTokens,
  ...operatorAttacks,
];

const backends: AskedBackend[] = [];
let scene: Scene;
let giveBackDate = () => {};

beforeAll(async () => {
  const { clock, giveBack } = takeOverDate();
  giveBackDate = giveBack;
  const start = async (profile: ProfileName, other?: Partial<AuthSettings>) => {
    const backend = await startBackendOf(profile, workspaceOptions, other);
    backends.push(backend);
    return new AskedServer(backend.address, clock);
  };
  scene = {
    // As projects have it; the contract asks with linking on.
    server: await start('default', { isManualLinkingOn: DEFAULT_SETTINGS.isManualLinkingOn }),
    limited: await start('limits'),
    direct: await start('limits', { isBehindGateway: false }),
  };
});

afterAll(async () => {
  for (const backend of backends) await backend.close();
  giveBackDate();
});

describe.each([
  [[], attacks.filter(({ isNightly }) => !isNightly)],
  [['nightly'], attacks.filter(({ isNightly }) => isNightly)],
])('attacks on accounts, with the tags %j', (tags, table) => {
  test.each(table)('$name: $expected', { tags }, async ({ expected, run }) => {
    expect(await run(scene)).toBe(expected);
  });
});
