import type { SafeStorage } from '@thela/federation';
import * as v from 'valibot';

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    stall: v.optional(v.nullable(v.string()), null),
    isSeparate: v.optional(v.boolean(), false),
    syncedAt: v.optional(v.nullable(v.number()), null),
    seenAheadMs: v.optional(v.nullable(v.number()), null),
    erasing: v.optional(v.nullable(v.string()), null),
    isDeleting: v.optional(v.boolean(), false),
    isDeleted: v.optional(v.boolean(), false),
  }),
);

/** What this device remembers of an account. All of it may get lost: nothing of the records depends on it. */
interface AccountRecord {
  /** The stall that was shown last. */
  readonly stall: string | null;
  /** The person keeps the phone's own records apart from the account's. */
  readonly isSeparate: boolean;
  /** When all was in the account, ms since 1970. */
  readonly syncedAt: number | null;
  /** How far the clock was ahead, in ms, when the person was told of it last. */
  readonly seenAheadMs: number | null;
  /** The stall that this device is erasing: its ledger goes, too, when the server says that it is erased. */
  readonly erasing: string | null;
  /** Somebody asked on this device to delete the account, and no answer has come. */
  readonly isDeleting: boolean;
  /** The database said that there is no such account any more. */
  readonly isDeleted: boolean;
}

const NOTHING: AccountRecord = {
  stall: null,
  isSeparate: false,
  syncedAt: null,
  seenAheadMs: null,
  erasing: null,
  isDeleting: false,
  isDeleted: false,
};

export interface AccountRecords {
  readonly read: (account: string) => AccountRecord;
  readonly change: (account: string, part: Partial<AccountRecord>) => void;
  readonly remove: (account: string) => void;
}

export function accountRecords({ read, write }: SafeStorage): AccountRecords {
  const nameOf = (account: string) => `thela.account.${account}`;
  const readRecord = (account: string) => {
    const found = v.safeParse(recordSchema, read(nameOf(account)));
    return found.success ? found.output : NOTHING;
  };
  return {
    read: readRecord,
    change: (account, part) =>
      void write(nameOf(account), JSON.stringify({ ...readRecord(account), ...part })),
    remove: (account) => void write(nameOf(account), null),
  };
}
