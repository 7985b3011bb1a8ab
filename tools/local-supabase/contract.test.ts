import { describe } from 'vitest';
import { contractOfEveryProject } from './contract/every-project';
import { contractOfAccounts } from './contract/local-account';
import { contractOfSessions } from './contract/local-sessions';
import { contractOfSignUp } from './contract/local-sign-up';
import { LOCAL_PUBLISHABLE_KEY } from './options';
import { setUpBackend } from './testing/test-backend';

function contractOfLocalBackend() {
  const backend = setUpBackend();
  contractOfEveryProject({ url: () => backend().url, key: LOCAL_PUBLISHABLE_KEY });
  contractOfSignUp(backend);
  contractOfSessions(backend);
  contractOfAccounts(backend);
}

const { CONTRACT_SUPABASE_URL: url, CONTRACT_SUPABASE_KEY: key } = process.env;
// The other suites need the mailbox, other limits or another time: a hosted project has none.
const [name, contract] =
  url && key
    ? ([`the project at ${url}`, () => contractOfEveryProject({ url: () => url, key })] as const)
    : (['the local backend', contractOfLocalBackend] as const);

describe(`the contract of ${name}`, () => {
  contract();
});
