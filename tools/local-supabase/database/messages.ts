/** One SQL statement, with the values of `$1`, `$2` and so on. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
}

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What Postgres says when it refuses a statement. */
export interface Refusal {
  readonly kind: 'refused';
  /** SQLSTATE, such as `42501`. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

/** The rows of each statement of a transaction that was committed. */
export interface Committed {
  readonly kind: 'committed';
  readonly rows: readonly Rows[];
}

/** What the thread of the database is started for. */
export interface ThreadTask {
  /** `make-template` makes the folder, which must not exist, and ends; `serve` opens it. */
  readonly kind: 'make-template' | 'serve';
  readonly folder: string;
  readonly migrationsFolder: string;
}

export type ThreadRequest =
  | { readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  /** Writes what is in memory to the files, and counts the rows anew for the planner. */
  | { readonly kind: 'maintain' }
  | { readonly kind: 'close' };

export type ThreadReply =
  | Committed
  | Refusal
  /** The task is done, or the request that has no rows. */
  | { readonly kind: 'done' }
  /** The database cannot be opened; the code is one of ours, such as `DATABASE_NEWER`. */
  | { readonly kind: 'unusable'; readonly code: string; readonly message: string };
