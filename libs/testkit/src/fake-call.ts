import type { Page } from '@playwright/test';
import { installFakeCall } from './fake-call-machine';
import type { FakeJoin } from './fake-call-machine';

/** Where the SDK of the voice service fetches the program of a call. */
export const CALL_PROGRAM = 'https://c.daily.co/call-machine/**';

/** The call that a page holds, seen from the other side. */
export interface FakeCall {
  /** How an attempt to join goes from now on. */
  readonly joining: (join: FakeJoin) => Promise<void>;
  /** Sends what the voice service sends: an object as JSON, a string as it is. */
  readonly send: (message: object | string) => Promise<void>;
  /** The assistant is so loud, 0 to 1; the SDK takes more than 0.01 for speech. */
  readonly speak: (level: number) => Promise<void>;
  /** A fatal error of the call, by the name that Daily gives it: `meeting-full`. */
  readonly fail: (type: string) => Promise<void>;
  /** The other side ends the call. */
  readonly leave: () => Promise<void>;
  /** What the page's side asked for so far, in the words of Daily: `join-meeting`, `leave-meeting`. */
  readonly actions: () => Promise<readonly string[]>;
  /** Messages that the page sent to the voice service. */
  readonly sent: () => Promise<readonly unknown[]>;
}

/** Serves a fake in the place of the program that carries calls, and hands over the other side. */
export async function serveFakeCall(page: Page, join: FakeJoin = 'joins'): Promise<FakeCall> {
  let current = join;
  await page.route(CALL_PROGRAM, (route) =>
    route.fulfill({
      contentType: 'application/javascript',
      body: `(${installFakeCall.toString()})(${JSON.stringify(current)});`,
    }),
  );
  return {
    joining: async (wanted) => {
      current = wanted;
    },
    send: (message) => page.evaluate((one) => window.fakeCall?.send(one), message),
    speak: (level) => page.evaluate((one) => window.fakeCall?.speak(one), level),
    fail: (type) => page.evaluate((one) => window.fakeCall?.fail(one), type),
    leave: () => page.evaluate(() => window.fakeCall?.leave()),
    actions: () => page.evaluate(() => window.fakeCall?.actions ?? []),
    sent: () => page.evaluate(() => window.fakeCall?.sent ?? []),
  };
}
