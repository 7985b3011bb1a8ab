import type { Session } from '@thela/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { asha } from './testing';
import { whenSignedIn } from './when-signed-in';

const signedOut: Session = { status: 'signed-out' };
const signedIn: Session = { status: 'signed-in', user: asha };

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

/** A session whose listeners are counted. */
function newSession(first: Session) {
  const store = createStore(() => first);
  let listeners = 0;
  return {
    getSnapshot: store.getState,
    subscribe: (listener: () => void) => {
      listeners += 1;
      const leave = store.subscribe(listener);
      return () => {
        listeners -= 1;
        leave();
      };
    },
    signIn: () => store.setState(signedIn, true),
    listeners: () => listeners,
  };
}

it('runs once somebody has signed in, and listens no longer', async () => {
  const session = newSession(signedOut);
  const work = vi.fn<() => void>();
  whenSignedIn(session, work);
  expect(session.listeners()).toBe(1);
  session.signIn();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  expect(session.listeners()).toBe(0);
});

it.each([
  ['at once', signedOut, false],
  ['by who is signed in', signedIn, false],
  ['between the sign-in and the next idle moment', signedOut, true],
] as const)('does nothing once it was cancelled %s', async (_, first, isLate) => {
  const session = newSession(first);
  const [work, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const cancel = whenSignedIn(session, work);
  if (isLate) session.signIn();
  cancel();
  expect(session.listeners()).toBe(0);
  if (!isLate) session.signIn();
  whenSignedIn(session, later);
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce());
  expect(work).not.toHaveBeenCalled();
});
