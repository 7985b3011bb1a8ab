// What a caller needs that starts the server in a child process; `start` starts it in this one.
export { LOCAL_HEALTH_READ_KEY, LOCAL_PUBLISHABLE_KEY, newServiceKey } from './options';
export type { LocalSupabaseOptions, WorkspaceOptions } from './options';
export { LIFTED_LIMITS } from './settings';
export type { AuthSettings } from './settings';

/** Script of the child process; its only argument is the options in JSON. */
export const serverScript = new URL('server.ts', import.meta.url);
