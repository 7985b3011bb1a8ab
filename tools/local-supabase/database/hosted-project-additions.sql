-- What hosted-project.sql got when databases had been made from it: it runs at every start, so each statement must be
-- harmless to repeat.

do $$ begin
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
exception when duplicate_object then null;
end $$;

-- The columns that our functions read; the hosted table has more.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table auth.mfa_factors enable row level security;
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
