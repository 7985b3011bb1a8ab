/**
 * Calls a function of the stall's database as one person.
 *
 * @throws Error with what the database says when it refuses the call
 */
export type Call = (name: string, values: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** What the processes of a server have used. */
export interface ServerUse {
  /** Seconds of processor time since they were started. */
  readonly processorS: number;
  /** What they hold now, with pages that they share counted once. */
  readonly memoryMb: number;
}

/** A running database with the functions of `supabase/migrations`. */
export interface LoadedDatabase {
  readonly name: string;
  /** Makes a person with an account. */
  readonly newPerson: () => Promise<Call>;
  readonly use: () => ServerUse;
  readonly close: () => Promise<void>;
}
