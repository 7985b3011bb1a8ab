import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { contractOfEveryProject } from './contract/every-project';
import { contractOfAccounts } from './contract/local-account';
import { contractOfSessions } from './contract/local-sessions';
import { contractOfSignUp } from './contract/local-sign-up';
import { LOCAL_PUBLISHABLE_KEY } from './options';
import type { TestBackend } from './testing/test-backend';
import { startTestBackend } from './testing/test-backend';

/**
 * What is pinned, and at whom: at a hosted project when the environment names one, else at the
 * local backend. The rest needs the mailbox, other limits or a moved clock, which only the local
 * backend has, and takes no part in a run against a hosted project.
 */
export function contractFor({ CONTRACT_SUPABASE_URL, CONTRACT_SUPABASE_KEY }: NodeJS.ProcessEnv) {
  const url = CONTRACT_SUPABASE_URL;
  const key = CONTRACT_SUPABASE_KEY;
  if (!url || !key) return { name: 'of the local backend', pin: contractOfTheLocalBackend };
  return {
    name: `of the project at ${url}`,
    pin: () => contractOfEveryProject({ url: () => url, key }),
  };
}

function contractOfTheLocalBackend() {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => backend.close());

  contractOfEveryProject({ url: () => backend.url, key: LOCAL_PUBLISHABLE_KEY });
  contractOfSignUp(() => backend);
  contractOfSessions(() => backend);
  contractOfAccounts(() => backend);
}
