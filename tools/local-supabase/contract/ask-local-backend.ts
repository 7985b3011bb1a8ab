import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY, newServiceKey } from '../options';
import { startLocalSupabase } from '../start';
import type { ProfileResults } from './ask-profile';
import { askProfile } from './ask-profile';
import { takeOverDate } from './clock';
import { SITE } from './people';
import type { ProfileName } from './profiles';
import { PROFILES } from './profiles';

/**
 * Starts a local backend with the settings of a profile, and asks it. Meanwhile `Date` of this process is
 * that of the scenarios, so one profile is asked at a time.
 */
export async function askLocalBackend(
  profile: ProfileName,
  only?: string,
): Promise<ProfileResults> {
  const folder = await mkdtemp(join(tmpdir(), 'local-supabase-contract-'));
  const serviceKey = newServiceKey();
  const { clock, giveBack } = takeOverDate();
  try {
    const backend = await startLocalSupabase({
      port: 0,
      siteUrl: SITE,
      databaseFile: join(folder, 'auth.sqlite'),
      settings: PROFILES[profile].settings,
      serviceKey,
    });
    const { url } = backend;
    const mailbox = `${url}/mailbox`;
    const address = { url, key: LOCAL_PUBLISHABLE_KEY, serviceKey, mailbox };
    try {
      return await askProfile(profile, address, clock, only);
    } finally {
      await backend.close();
    }
  } finally {
    giveBack();
    await rm(folder, { recursive: true });
  }
}
