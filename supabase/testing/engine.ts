/** What a database is made of. */
export interface Schema {
  /** What a hosted project has before the first migration. */
  readonly base: string;
  readonly migrations: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;
export type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A connection, or several. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** As the role that ran the migrations. */
  readonly query: Query;
  /** Runs `work` in a transaction. */
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
}
