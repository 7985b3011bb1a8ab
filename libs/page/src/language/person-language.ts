import { safeStorage } from '@thela/federation/storage';
import type { Session, Store } from '@thela/contract';
import { isLanguage } from '@thela/language';
import type { Language } from '@thela/language';
import type { LanguageStore } from './language-store';

/** Names the person whose account does not know the language yet that they have chosen here. */
const UNTOLD_KEY = 'thela.language-untold';

/** The part of Supabase's auth client that reads and changes what the account says of its person. */
interface PersonClient {
  readonly getSession: () => Promise<{
    readonly data: {
      readonly session: {
        readonly user: {
          readonly id: string;
          readonly user_metadata: Readonly<Record<string, unknown>>;
        };
      } | null;
    };
  }>;
  readonly updateUser: (change: {
    readonly data: { readonly language: Language };
  }) => Promise<{ readonly error: Error | null }>;
}

export interface PersonLanguageOptions {
  readonly account: Store<Session> & { readonly client: () => Promise<PersonClient> };
  readonly language: LanguageStore;
}

/**
 * The language goes with the person: where none was chosen on this device, the one in the account is shown, and a
 * choice while signed in is stored in the account. A choice that could not be stored there is stored at the next start.
 *
 * @param storage gives `localStorage`; it may throw
 * @returns ends it
 */
export function followPersonLanguage(
  { account, language }: PersonLanguageOptions,
  storage: () => Storage,
): () => void {
  const { read, write } = safeStorage(storage);
  let known: { readonly user: string; readonly language: unknown } | null = null;

  async function tell(user: string, chosen: Language) {
    const auth = await account.client();
    const { error } = await auth.updateUser({ data: { language: chosen } });
    if (error) throw error;
    if (read(UNTOLD_KEY) === user) write(UNTOLD_KEY, null);
  }

  async function arrive(user: string) {
    const { data } = await (await account.client()).getSession();
    if (data.session?.user.id !== user) return;
    known = { user, language: data.session.user.user_metadata['language'] };
    if (read(UNTOLD_KEY) === user) await tell(user, language.getSnapshot());
    else if (!language.isChosen() && isLanguage(known.language)) language.choose(known.language);
  }

  /** Nobody waits for this. Without a network the next start does it. */
  const quietly = (work: Promise<void>) => void work.catch(() => {});

  const onSession = () => {
    const session = account.getSnapshot();
    if (session.status !== 'signed-in') known = null;
    else if (session.user.id !== known?.user) {
      known = { user: session.user.id, language: null };
      quietly(arrive(session.user.id));
    }
  };
  const onLanguage = () => {
    const chosen = language.getSnapshot();
    if (!known || known.language === chosen) return;
    known = { ...known, language: chosen };
    write(UNTOLD_KEY, known.user);
    quietly(tell(known.user, chosen));
  };
  onSession();
  const ends = [account.subscribe(onSession), language.subscribe(onLanguage)];
  return () => {
    for (const end of ends) end();
  };
}
