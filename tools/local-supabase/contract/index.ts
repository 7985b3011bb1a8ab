export { readReasons } from './answers';
export { askLocalBackend } from './ask-local-backend';
export { askProfile } from './ask-profile';
export type { ProfileResults } from './ask-profile';
export { realClock } from './clock';
export { reportContract } from './contract-report';
export { PROFILE_NAMES } from './profiles';
export type { ProfileName } from './profiles';
