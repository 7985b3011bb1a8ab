export { Auth } from './auth';
export { CoveredPage } from './covered-page';
export { SessionEndPlace } from './session-end/session-end-place';
export { useAuthCallback } from './use-auth-callback';
