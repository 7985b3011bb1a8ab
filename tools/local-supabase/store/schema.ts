/** Marks our files: "ThAc" in ASCII. */
export const APPLICATION_ID = 0x54_68_41_63;

/**
 * Each entry migrates a file to the next version. Entries are only added, never changed. They run with
 * foreign keys off: dropping a table that others refer to would delete their rows, too.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE users (
      id TEXT PRIMARY KEY,
      email TEXT UNIQUE,
      phone TEXT UNIQUE,
      password_hash TEXT,
      email_confirmed_at INTEGER,
      phone_confirmed_at INTEGER,
      confirmation_sent_at INTEGER,
      recovery_sent_at INTEGER,
      new_email TEXT,
      email_change_sent_at INTEGER,
      email_change_confirmations INTEGER NOT NULL DEFAULT 0,
      new_phone TEXT,
      phone_change_sent_at INTEGER,
      reauthentication_sent_at INTEGER,
      last_sign_in_at INTEGER,
      user_metadata TEXT NOT NULL,
      -- In which database of Postgres the account has its row of auth.users.
      row_in TEXT,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      -- How often the verified factors changed, and which database of Postgres has them as they were then.
      factors_version INTEGER NOT NULL DEFAULT 0,
      factors_in TEXT
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
      created_at INTEGER NOT NULL,
      refreshed_at INTEGER NOT NULL,
      aal TEXT NOT NULL DEFAULT 'aal1'
    ) STRICT`,
    'CREATE INDEX sessions_by_user ON sessions (user_id)',
    // How the person of a session proved who they are: once at the sign-in, then with second factors.
    `CREATE TABLE session_methods (
      session_id TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
      method TEXT NOT NULL,
      factor_id TEXT REFERENCES factors ON DELETE CASCADE,
      at INTEGER NOT NULL,
      PRIMARY KEY (session_id, method)
    ) STRICT`,
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
      sent_at INTEGER NOT NULL,
      language TEXT NOT NULL DEFAULT 'en-IN',
      -- The address that a mail about a change of the address names.
      new_email TEXT
    ) STRICT`,
    `CREATE TABLE signing_keys (
      kid TEXT PRIMARY KEY,
      private_jwk TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE factors (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      kind TEXT NOT NULL,
      friendly_name TEXT NOT NULL,
      status TEXT NOT NULL,
      secret TEXT,
      phone TEXT,
      credential TEXT,
      last_challenged_at INTEGER,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT`,
    'CREATE INDEX factors_by_user ON factors (user_id)',
    `CREATE TABLE factor_challenges (
      id TEXT PRIMARY KEY,
      factor_id TEXT NOT NULL REFERENCES factors ON DELETE CASCADE,
      address TEXT NOT NULL,
      code_hash TEXT,
      options TEXT,
      created_at INTEGER NOT NULL
    ) STRICT`,
    'CREATE INDEX factor_challenges_by_factor ON factor_challenges (factor_id)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      friendly_name TEXT NOT NULL,
      credential_id TEXT NOT NULL UNIQUE,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL,
      last_used_at INTEGER
    ) STRICT`,
    'CREATE INDEX passkeys_by_user ON passkeys (user_id)',
    `CREATE TABLE passkey_challenges (
      id TEXT PRIMARY KEY,
      user_id TEXT REFERENCES users ON DELETE CASCADE,
      purpose TEXT NOT NULL,
      options TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
  ],
];
