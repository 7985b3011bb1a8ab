import type { Page } from '@playwright/test';
import { installFakeCall } from './fake-call-machine';
import type { FakeJoin } from './fake-call-machine';

/** Address from which the SDK of the voice service fetches Daily's call machine. */
export const CALL_PROGRAM = 'https://c.daily.co/call-machine/**';

export interface FakeCall {
  /** Sets the result of each attempt to join from now on. */
  readonly joining: (join: FakeJoin) => Promise<void>;
  /** Sends a message of the voice service: an object as JSON, a string unchanged. */
  readonly send: (message: object | string) => Promise<void>;
  /** Sets the assistant's audio level, 0 to 1; above 0.01 the SDK reports speech. */
  readonly speak: (level: number) => Promise<void>;
  /** Ends the call with a fatal error, by Daily's name for it: `meeting-full`. */
  readonly fail: (type: string) => Promise<void>;
  /** Interrupts the connection of the call, or restores it. */
  readonly interrupt: (event: 'interrupted' | 'connected') => Promise<void>;
  /** Ends the call from the remote side. */
  readonly leave: () => Promise<void>;
  /** The page's requests so far, by Daily's names: `join-meeting`, `leave-meeting`. */
  readonly actions: () => Promise<readonly string[]>;
  /** Messages that the page has sent to the voice service. */
  readonly sent: () => Promise<readonly unknown[]>;
}

/** Serves a fake call machine instead of Daily's, and returns the remote side of its calls. */
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
    interrupt: (event) => page.evaluate((one) => window.fakeCall?.interrupt(one), event),
    leave: () => page.evaluate(() => window.fakeCall?.leave()),
    actions: () => page.evaluate(() => window.fakeCall?.actions ?? []),
    sent: () => page.evaluate(() => window.fakeCall?.sent ?? []),
  };
}
