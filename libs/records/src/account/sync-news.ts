import type { StallRole } from '@thela/contract';
import type { LostDecision } from '@thela/ledger';
import type { ServerDay, ServerFault } from './stall-server';
import type { Unsent } from '../device/synced-ledger';

/** What the synchronisation of a ledger tells the page. */
export type SyncNews =
  /** The stall comes to this phone for the first time. */
  | {
      readonly kind: 'fetching';
      readonly status: 'opening' | 'fetching';
      readonly fetched: number;
      readonly of: number;
    }
  /** Days that the server knows and this phone has not fetched yet. */
  | { readonly kind: 'days'; readonly days: readonly ServerDay[] }
  | { readonly kind: 'role'; readonly role: StallRole }
  /** Others entered something that this version of the page does not know. */
  | { readonly kind: 'newer' }
  /** Decisions of this device that others replaced without having seen them. */
  | { readonly kind: 'lost'; readonly lost: readonly LostDecision[] }
  /** All was sent that can be, and all was fetched. */
  | { readonly kind: 'done'; readonly at: number; readonly unsent: Unsent }
  /**
   * Something is on this phone alone. `isSending`: it goes at once, as far as is known; else the last try failed, or there
   * is no network. It goes on by itself.
   */
  | {
      readonly kind: 'pending';
      readonly unsent: Unsent;
      readonly fault: ServerFault | null;
      readonly isSending: boolean;
    }
  /** The stall was erased, or the person does not belong to it any more. */
  | { readonly kind: 'ended'; readonly why: 'erased' | 'removed'; readonly unsent: Unsent };
