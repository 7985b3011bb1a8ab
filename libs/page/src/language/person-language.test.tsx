import type { Session } from '@thela/contract';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createLanguageStore } from './language-store';
import { followPersonLanguage } from './person-language';

const asha: Session = {
  status: 'signed-in',
  user: { id: 'asha', email: 'asha@stall.in', phone: '' },
};
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A device, and an account that knows a language; what it is told, and whether it can be reached. */
function open({ known = undefined as string | undefined, session = asha as Session } = {}) {
  const account = { known, isReachable: true };
  const store = createStore<Session>(() => session);
  const auth = {
    getSession: async () => ({
      data: { session: { user: { id: 'asha', user_metadata: { language: account.known } } } },
    }),
    updateUser: async ({ data }: { data: { language: string } }) => {
      if (!account.isReachable) return { error: new Error('offline') };
      account.known = data.language;
      return { error: null };
    },
  };
  const start = () => {
    const language = createLanguageStore(
      () => localStorage,
      () => '',
    );
    const options = {
      account: {
        getSnapshot: store.getState,
        subscribe: store.subscribe,
        client: () => Promise.resolve(auth),
      },
      language,
    };
    ends.push(followPersonLanguage(options, () => localStorage));
    return language;
  };
  return { account, start, signIn: () => store.setState(asha, true) };
}

/** What runs without a network or a timer has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('shows the language of the account where none was chosen on this device', async () => {
  const { start, signIn } = open({ known: 'te-IN', session: { status: 'signed-out' } });
  const language = start();
  await settled();
  expect(language.getSnapshot()).toBe('en-IN');
  signIn();
  await settled();
  expect(language.getSnapshot()).toBe('te-IN');
});

it('keeps the language that was chosen on this device, and tells nobody', async () => {
  localStorage.setItem('thela.language', '"hi-IN"');
  const { account, start } = open({ known: 'te-IN' });
  const language = start();
  await settled();
  expect([language.getSnapshot(), account.known]).toEqual(['hi-IN', 'te-IN']);
});

it('ignores what is no language of ours', async () => {
  const language = open({ known: 'fr-FR' }).start();
  await settled();
  expect([language.getSnapshot(), language.isChosen()]).toEqual(['en-IN', false]);
});

it('stores a choice in the account, at the next start if that fails', async () => {
  const { account, start } = open({ known: 'en-IN' });
  const language = start();
  await settled();
  account.isReachable = false;
  language.choose('te-IN');
  await settled();
  expect(account.known).toBe('en-IN');
  ends.pop()?.();
  account.isReachable = true;
  start();
  await settled();
  expect(account.known).toBe('te-IN');
  // Another phone may choose another one now.
  account.known = 'hi-IN';
  ends.pop()?.();
  start();
  await settled();
  expect(account.known).toBe('hi-IN');
});

it('tells no account what is chosen while nobody is signed in', async () => {
  const { account, start } = open({ session: { status: 'signed-out' } });
  start().choose('te-IN');
  await settled();
  expect(account.known).toBe(undefined);
});
