export { Auth } from './auth';
export { CoveredPage } from './covered-page';
export { SessionEndSlot } from './session-end/session-end-slot';
export { useAuthCallback } from './use-auth-callback';
