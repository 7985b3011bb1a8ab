import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY, newServiceKey } from '../options';
import type { WorkspaceOptions } from '../options';
import type { AuthSettings } from '../settings';
import { startLocalSupabase } from '../start';
import type { ProfileResults } from './ask-profile';
import { askProfile } from './ask-profile';
import type { AskedAddress } from './asked-server';
import { takeOverDate } from './clock';
import { SITE } from './people';
import type { ProfileName } from './profiles';
import { PROFILES } from './profiles';

export interface AskedBackend {
  readonly address: AskedAddress;
  close(): Promise<void>;
}

/**
 * Starts a local backend with the settings of a profile.
 *
 * @param other settings in place of the profile's
 */
export async function startBackendOf(
  profile: ProfileName,
  workspace: WorkspaceOptions,
  other: Partial<AuthSettings> = {},
): Promise<AskedBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-contract-'));
  const serviceKey = newServiceKey();
  const backend = await startLocalSupabase({
    ...workspace,
    port: 0,
    siteUrl: SITE,
    databaseFile: join(folder, 'auth.sqlite'),
    settings: { ...PROFILES[profile].settings, ...other },
    serviceKey,
  });
  const { url } = backend;
  return {
    address: { url, key: LOCAL_PUBLISHABLE_KEY, serviceKey, mailbox: `${url}/mailbox` },
    async close() {
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Asks a local backend with the settings of a profile. Meanwhile `Date` of this process is that of the
 * scenarios, so one profile is asked at a time.
 */
export async function askLocalBackend(
  profile: ProfileName,
  workspace: WorkspaceOptions,
  only?: string,
): Promise<ProfileResults> {
  const { clock, giveBack } = takeOverDate();
  try {
    const backend = await startBackendOf(profile, workspace);
    try {
      return await askProfile(profile, backend.address, clock, only);
    } finally {
      await backend.close();
    }
  } finally {
    giveBack();
  }
}
