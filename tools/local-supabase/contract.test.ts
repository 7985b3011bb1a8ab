import { describe } from 'vitest';
import { contractOfAccounts } from './contract/local-account';
import { contractOfSessions } from './contract/local-sessions';
import { contractOfSignUp } from './contract/local-sign-up';
import { setUpBackend } from './testing/test-backend';

/** By supabase-js; what single requests are answered is compared in `answers.test.ts`. */
describe('the contract of the local backend', () => {
  const backend = setUpBackend();
  contractOfSignUp(backend);
  contractOfSessions(backend);
  contractOfAccounts(backend);
});
