export type { Message } from './accounts/mailbox';
export { LOCAL_PUBLISHABLE_KEY } from './options';
export type { LocalSupabaseOptions } from './options';
export { LIFTED_LIMITS } from './settings';
export type { AuthSettings } from './settings';
export { startLocalSupabase } from './start';
export type { LocalSupabase } from './start';
export { LocalSupabaseError } from './start-error';

/** Script of the child process; its only argument is the options in JSON. */
export const serverScript = new URL('server.ts', import.meta.url);
