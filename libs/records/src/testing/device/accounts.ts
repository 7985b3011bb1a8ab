import type { Session } from '@thela/contract';
import { parseEvent } from '@thela/ledger';
import type { LedgerEvent } from '@thela/ledger';
import { createStore } from 'zustand/vanilla';
import type { AccountStallId } from '../../device/synced-ledger';
import { CURRENT_LEDGER_KEY } from '../../device/storage-keys';

const uuid = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`;

/** Two people with a stall each. */
export const ASHA: AccountStallId = { account: uuid('a'), stall: uuid('1') };
export const BINA: AccountStallId = { account: uuid('b'), stall: uuid('2') };

/** Who is signed in on a device, in all its tabs. */
export function sessions() {
  const store = createStore<Session>(() => ({ status: 'signed-out' }));
  return {
    session: { getSnapshot: store.getState, subscribe: store.subscribe },
    signIn: ({ account }: AccountStallId) =>
      store.setState({ status: 'signed-in', user: { id: account, email: '', phone: '' } }, true),
    end: () => store.setState({ status: 'signed-out' }, true),
  };
}

export function switchLedgerInOtherTab(): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: CURRENT_LEDGER_KEY }));
}

/** An event of another device, on the day of the tests. */
export function eventOf(index: number, entry: object): LedgerEvent {
  const event = parseEvent({
    id: `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
    day: '2026-11-20',
    at: Date.now() + index,
    device: uuid('d'),
    ...entry,
  });
  if (!event) throw new TypeError('No ledger can hold this entry.');
  return event;
}
