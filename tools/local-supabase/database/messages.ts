/** One SQL statement, with the values of `$1`, `$2` and so on. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
  /** Whether it is several statements without values; they have no rows. */
  readonly isScript?: boolean;
}

/** What Postgres says when it refuses a statement. */
export interface Refusal {
  readonly kind: 'refused';
  /** SQLSTATE, such as `42501`. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

/** The rows of each statement, once all are committed. */
export interface Committed {
  readonly kind: 'committed';
  readonly rows: readonly (readonly unknown[])[];
}

export interface ThreadTask {
  /** `new` makes the folder, which must not exist. */
  readonly kind: 'new' | 'open';
  readonly folder: string;
}

export type ThreadRequest =
  | { readonly kind: 'transaction'; readonly statements: readonly Statement[] }
  /** For what Postgres refuses in a transaction, such as `vacuum`. */
  | { readonly kind: 'one-by-one'; readonly statements: readonly Statement[] }
  | { readonly kind: 'close' };

export type ThreadReply =
  | Committed
  | Refusal
  /** The folder is open, or closed. */
  | { readonly kind: 'done' }
  | { readonly kind: 'unusable'; readonly message: string };
