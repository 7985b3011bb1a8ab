// What screens need to call the stall's server: one read, one action, one table of faults. A door of its
// own, because its words are loaded with the screens alone.
export { isSignInDue, useFaultText, useServerAction } from './server-fault';
export { useServerRead } from './use-server-read';
export { readInvitation } from '../account/read-invitation';
