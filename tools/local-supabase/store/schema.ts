/** Marks our files: "ThAc" in ASCII. */
export const APPLICATION_ID = 0x54_68_41_63;

/** Each entry migrates a file to the next version. Entries are only added, never changed. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT,
      email_confirmed_at INTEGER,
      confirmation_sent_at INTEGER,
      recovery_sent_at INTEGER,
      last_sign_in_at INTEGER,
      user_metadata TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE identities (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      provider TEXT NOT NULL,
      provider_id TEXT NOT NULL,
      identity_data TEXT NOT NULL,
      last_sign_in_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (provider, provider_id)
    ) STRICT`,
    'CREATE INDEX identities_by_user ON identities (user_id)',
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      refresh_key TEXT NOT NULL,
      refresh_counter INTEGER NOT NULL,
      method TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      refreshed_at INTEGER NOT NULL
    ) STRICT`,
    'CREATE INDEX sessions_by_user ON sessions (user_id)',
    `CREATE TABLE flow_states (
      id TEXT PRIMARY KEY,
      provider TEXT NOT NULL,
      method TEXT NOT NULL,
      redirect_to TEXT NOT NULL,
      code_challenge TEXT,
      code_challenge_method TEXT,
      provider_code_hash TEXT,
      provider_email TEXT,
      user_id TEXT REFERENCES users ON DELETE CASCADE,
      auth_code_hash TEXT UNIQUE,
      auth_code_issued_at INTEGER,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE one_time_tokens (
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      kind TEXT NOT NULL,
      link_hash TEXT NOT NULL UNIQUE,
      code_hash TEXT NOT NULL,
      flow_id TEXT REFERENCES flow_states ON DELETE SET NULL,
      created_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, kind)
    ) STRICT`,
    `CREATE TABLE mails (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      recipient TEXT NOT NULL,
      kind TEXT NOT NULL,
      link TEXT NOT NULL,
      link_hash TEXT NOT NULL,
      code TEXT NOT NULL,
      sent_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE signing_keys (
      kid TEXT PRIMARY KEY,
      private_jwk TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
  ],
  ["ALTER TABLE mails ADD COLUMN language TEXT NOT NULL DEFAULT 'en-IN'"],
  // In which database of Postgres the account has its row of `auth.users`.
  ['ALTER TABLE users ADD COLUMN row_in TEXT'],
];
