export { authServer } from './auth-server';
export type { AuthAnswers } from './auth-server';
export { fakeServer, noAnswer, ok, refusal } from './fake-server';
export type { Answers } from './fake-server';
export { app, asha, sessionFor, stored } from './stored';
export { fakeAuthenticator, removeAuthenticator } from './fake-authenticator';
