// What screens need to call the stall's server: one read, one action, one table of faults. A door of its
// own, because its words are loaded with the screens alone.
export { useFaultText } from './server-fault';
export { useAction } from './use-action';
export type { Action } from './use-action';
export { useServerAction } from './use-server-action';
export { useServerRead } from './use-server-read';
