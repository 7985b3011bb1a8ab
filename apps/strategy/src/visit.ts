import { createAskStore } from '@thela/ai/use-ask';
import type { Store } from '@thela/contract';
import type { TiffinEntry } from '@thela/kitchen-book/tiffin-entry';
import { createStore } from 'zustand/vanilla';
import { entriesReducer, openingEntries } from './entries-state';
import type { Entries, EntriesEvent } from './entries-state';

// What lasts as long as the page: this module is loaded once, while the tool comes and goes. All of it is
// stored nowhere, so a reload starts over, as the note on the screen says.

/** Letters and digits that cannot be confused with each other, such as `l` and `1`. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

export const sessionId = `temp-${Array.from(
  crypto.getRandomValues(new Uint8Array(10)),
  (byte) => SIGNS[byte % SIGNS.length],
).join('')}`;

const { getState, setState, subscribe } = createStore<Entries>(() => openingEntries);

export const visitEntries: Store<Entries> = { getSnapshot: getState, subscribe };

export function changeEntries(event: EntriesEvent): void {
  setState((entries) => entriesReducer(entries, event), true);
}

/** The strategy of this visit; it arrives also while another tool is open. */
export const visitStrategy = createAskStore<readonly TiffinEntry[], string>();

/** Forgets what the books filled in, and the strategy for it: they are no longer this person's to see. */
export function closeBooks(): void {
  if (getState().filledDays === null) return;
  changeEntries({ type: 'books-closed' });
  visitStrategy.forget();
}
