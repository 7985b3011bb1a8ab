-- The ledger of a stall, kept in the account: an append-only list of small events (libs/ledger), shared by the phones of
-- an owner and of helpers. Nobody reads or writes these tables directly: the functions of the next files are the only way.

create table public.stalls (
  id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  -- As the newest events say that are not taken back. Its helpers read them here: they do not wait for one with many names.
  name text not null default '',
  place text not null default '',
  -- IANA name: what "today" is at this stall.
  time_zone text not null,
  created_at timestamptz not null default now()
);
create index stalls_by_owner on public.stalls (owner);

create table public.stall_members (
  stall uuid not null references public.stalls (id) on delete cascade,
  member uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('owner', 'helper')),
  -- What a helper calls themselves; empty for an owner.
  name text not null default '',
  since timestamptz not null default now(),
  removed_at timestamptz,
  -- How many entries a helper made on the last day that they made any, by the server's calendar.
  active_on date,
  entries_that_day integer not null default 0,
  primary key (stall, member)
);
create index stall_members_by_member on public.stall_members (member);

-- The last number that was given in a stall. Every write locks this row first: the next write comes after the commit, so
-- whoever can see event n can see all events from 1 to n.
create table public.ledger_heads (
  stall uuid primary key references public.stalls (id) on delete cascade,
  seq bigint not null default 0,
  -- What its events take, as `private.read_events` counts it.
  bytes bigint not null default 0
);

create table public.ledger (
  stall uuid not null references public.stalls (id) on delete cascade,
  event_id uuid not null,
  seq bigint not null,
  kind text not null,
  day date not null,
  -- ms since 1970, by the clock of the device
  at bigint not null,
  -- Null when that person has deleted the account.
  by uuid references auth.users (id) on delete set null,
  device uuid not null,
  -- The fields of the kind.
  data jsonb not null,
  received_at timestamptz not null default now(),
  -- What a phone needs of all days before it can show one.
  is_reference boolean not null generated always as (
    kind in ('stall', 'dish', 'ingredient', 'price')
    or (kind = 'undo' and data ->> 'of' in ('stall', 'dish', 'ingredient', 'price'))
  ) stored,
  primary key (stall, event_id),
  unique (stall, seq)
);
create index ledger_by_day on public.ledger (stall, day);
create index ledger_undos on public.ledger (stall, day) where kind in ('undo', 'restore');
create index ledger_references on public.ledger (stall) where is_reference;
-- Who entered something last; and what to change when an account is deleted.
create index ledger_by_member on public.ledger (by, stall, seq);

-- What helpers entered and what counts only once the owner accepts it: it arrived when its day was over, or when they
-- had been removed.
create table public.ledger_late (
  stall uuid not null references public.stalls (id) on delete cascade,
  event_id uuid not null,
  kind text not null,
  day date not null,
  at bigint not null,
  by uuid references auth.users (id) on delete set null,
  device uuid not null,
  data jsonb not null,
  arrived_at timestamptz not null default now(),
  why text not null check (why in ('late', 'removed')),
  primary key (stall, event_id)
);
create index ledger_late_by_member on public.ledger_late (by, stall);

create table public.invites (
  -- SHA-256 of the code: whoever reads the table, or a backup of it, cannot accept an invitation.
  code_hash bytea primary key,
  stall uuid not null references public.stalls (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invites_by_stall on public.invites (stall);

-- So that another phone is told that a stall was erased, and does not create it again. Purged after a year.
create table public.erased_stalls (
  stall uuid primary key,
  erased_at timestamptz not null default now()
);

-- No policies: nobody passes them, save the functions of the next files.
alter table public.stalls enable row level security;
alter table public.stall_members enable row level security;
alter table public.ledger_heads enable row level security;
alter table public.ledger enable row level security;
alter table public.ledger_late enable row level security;
alter table public.invites enable row level security;
alter table public.erased_stalls enable row level security;
revoke all on table public.stalls, public.stall_members, public.ledger_heads, public.ledger, public.ledger_late,
  public.invites, public.erased_stalls
  from public, anon, authenticated, service_role;

-- What the functions share. The API does not offer this schema.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

-- How much of an account's allowance is used up: what it sends and the stalls it makes are paid for until these moments.
-- It outlives the stalls: to erase one and make another gains nothing.
create table private.account_pace (
  account uuid primary key references auth.users (id) on delete cascade,
  sent_until timestamptz not null default '-infinity',
  stalls_until timestamptz not null default '-infinity'
);
alter table private.account_pace enable row level security;
revoke all on table private.account_pace from public, anon, authenticated, service_role;
