import type { User, UserIdentity } from '@supabase/supabase-js';
import type { SupabaseConfig } from '@thela/site-config';
import { askAuth, askForData } from '@thela/session';
import type { AccountStore, BackendAnswer as Answer, SupabaseAuth } from '@thela/session';
import { changeReturnUrl } from '@thela/page';
import type { Provider } from '@thela/page';

export interface ProfileServerOptions {
  readonly account: Pick<AccountStore, 'client' | 'canReturn'>;
  readonly supabase: SupabaseConfig;
  /** Gets the person as the server has them after a call. */
  readonly onUser: (user: User) => void;
}

/**
 * What a person does with their own account on the auth server. Each call answers as Supabase's client does, and rejects
 * when its code cannot be loaded.
 */
export interface ProfileServer {
  /** Rejects with what the server refuses. */
  readonly read: () => Promise<unknown>;
  readonly rename: (name: string) => Promise<Answer>;
  /** Has links sent to the new address, and to the old one. */
  readonly changeEmail: (email: string) => Promise<Answer>;
  /** Has a code sent to the new number, in E.164. */
  readonly changePhone: (phone: string) => Promise<Answer>;
  readonly confirmPhone: (phone: string, code: string) => Promise<Answer>;
  /** @param nonce the code that `reauthenticate` had sent, where the server asks for it */
  readonly changePassword: (password: string, nonce?: string) => Promise<Answer>;
  /** Has a code sent to the person's address or number. */
  readonly reauthenticate: () => Promise<Answer>;
  /** Answers with the address of the provider's page; refuses where the person could not come back signed in. */
  readonly link: (provider: Provider) => Promise<Answer & { readonly url: string | null }>;
  readonly unlink: (identity: UserIdentity) => Promise<Answer>;
  readonly signOutOthers: () => Promise<Answer>;
}

export function createProfileServer(options: ProfileServerOptions): ProfileServer {
  const { account, supabase, onUser } = options;

  const ask = <Given extends Answer>(call: (auth: SupabaseAuth) => Promise<Given>) =>
    askAuth(account.client, call);

  async function shown<Given extends Answer & { readonly data: { readonly user: User | null } }>(
    answer: Promise<Given>,
  ): Promise<Given> {
    const given = await answer;
    if (given.data.user) onUser(given.data.user);
    return given;
  }

  return {
    read: () => askForData<{ user: User | null }>(account.client, (auth) => shown(auth.getUser())),
    // Providers tell a `name`, too.
    rename: (name) => ask((auth) => shown(auth.updateUser({ data: { full_name: name, name } }))),
    changeEmail: (email) =>
      ask((auth) =>
        shown(auth.updateUser({ email }, { emailRedirectTo: changeReturnUrl('address') })),
      ),
    changePhone: (phone) => ask((auth) => shown(auth.updateUser({ phone }))),
    confirmPhone: (phone, code) =>
      ask(async (auth) => {
        const answer = await verifyPhone(supabase, phone, code);
        if (!answer.error) await shown(auth.refreshSession());
        return answer;
      }),
    changePassword: (password, nonce) =>
      ask((auth) =>
        shown(auth.updateUser({ password, ...(nonce === undefined ? {} : { nonce }) })),
      ),
    reauthenticate: () => ask((auth) => auth.reauthenticate()),
    link: (provider) =>
      ask(async (auth) => {
        const settings = { redirectTo: changeReturnUrl('link'), skipBrowserRedirect: true };
        const { data, error } = await auth.linkIdentity({ provider, options: settings });
        if (error || account.canReturn()) return { error, url: data.url };
        return { error: { code: 'link_unstored', message: '' }, url: null };
      }),
    unlink: (identity) =>
      ask(async (auth) => {
        const answer = await auth.unlinkIdentity(identity);
        if (!answer.error) await shown(auth.refreshSession());
        return answer;
      }),
    signOutOthers: () => ask((auth) => auth.signOut({ scope: 'others' })),
  };
}

/**
 * Takes the code for a new number. It opens a session, of a lower level where there is a second factor: it is ended at
 * once, and the page keeps its own.
 */
async function verifyPhone(supabase: SupabaseConfig, phone: string, code: string): Promise<Answer> {
  const { passingClient } = await import('@thela/session/auth-client');
  const other = passingClient(supabase);
  const answer = await other.verifyOtp({ phone, token: code, type: 'phone_change' });
  if (!answer.error) await other.signOut({ scope: 'local' });
  return answer;
}
