import type { BackendError, SupabaseAuth } from '@thela/session';

/** Sets the password of who is signed in, and ends their sessions on other devices. */
export async function setPassword(
  auth: SupabaseAuth,
  password: string,
): Promise<{ readonly error: BackendError | null }> {
  const { error } = await auth.updateUser({ password });
  // The account got a second factor in the meantime: a session that knows has the page ask for it.
  if (error?.code === 'insufficient_aal') await auth.refreshSession();
  // Servers of today have ended the others already; when this fails, the password is set all the same.
  else if (error === null) await auth.signOut({ scope: 'others' }).catch(() => {});
  return { error };
}
