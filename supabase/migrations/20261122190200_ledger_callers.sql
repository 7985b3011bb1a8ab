-- Who calls, and what they are at a stall. Errors become statuses of the API: PT4xx is 4xx, 42501 is 403.

-- Who has a second factor has signed in when it was shown: before that, a password or a stolen phone number opens nothing.
create function private.check_level(me uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors as f where f.user_id = me and f.status = 'verified')
  then
    raise exception using errcode = '42501', message = 'insufficient_aal';
  end if;
end $$;

-- Nobody waits with a connection, of which all callers together have few: who finds another at work asks again, after so many
-- seconds as the detail says.
create function private.raise_busy() returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = 'PT429', message = 'busy', detail = '1';
end $$;

-- A token outlives its account: such a caller is nobody, and leaves nothing behind. Four calls of one account read at a time.
create function private.caller() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not exists (select from auth.users as u where u.id = me) then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  for slot in 1..4 loop
    if pg_try_advisory_xact_lock(hashtextextended(me::text, slot)) then
      return me;
    end if;
  end loop;
  perform private.raise_busy();
end $$;

-- As `caller`, and the account cannot be deleted before this transaction ends, in which it makes no other change.
create function private.locked_caller() returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if not pg_try_advisory_xact_lock(hashtextextended(me::text, 0)) then
    perform private.raise_busy();
  end if;
  perform from auth.users as u where u.id = me for key share;
  if not found then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  return me;
end $$;

-- What somebody is at a stall, or was: a removed helper's late entries still arrive for 7 days.
create function private.membership(of_stall uuid, me uuid) returns public.stall_members
language plpgsql stable set search_path = '' as $$
declare
  mine public.stall_members;
begin
  select m.* into mine from public.stall_members as m where m.stall = of_stall and m.member = me;
  if not found then
    if exists (select from public.erased_stalls as e where e.stall = of_stall) then
      raise exception using errcode = 'PT410', message = 'erased';
    end if;
    raise exception using errcode = '42501', message = 'not_a_member';
  end if;
  return mine;
end $$;

-- The role of somebody who is a member now.
create function private.role_at(of_stall uuid, me uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  mine constant public.stall_members := private.membership(of_stall, me);
begin
  if mine.removed_at is not null then
    raise exception using errcode = '42501', message = 'not_a_member';
  end if;
  return mine.role;
end $$;

create function private.check_owner(of_stall uuid, me uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.role_at(of_stall, me) <> 'owner' then
    raise exception using errcode = '42501', message = 'owner_only';
  end if;
end $$;

-- Refuses who did not sign in within the last 15 minutes, or has been signed out since: a token that was copied is valid for
-- an hour whatever becomes of its session, and nothing brings back what is erased. A refresh and a second factor go on with
-- a session, and do not begin one.
create function private.check_fresh(me uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions as s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = me
      and s.created_at > now() - interval '15 minutes'
  ) then
    raise exception using errcode = '42501', message = 'sign_in_again';
  end if;
end $$;

-- Locks the stall for a write. Whoever waited here must look at the membership again. The owner alone waits, with the one
-- call that an account makes: a helper who sends without a pause would else hold up the call that removes them.
create function private.lock_head(of_stall uuid) returns public.ledger_heads
language plpgsql volatile set search_path = '' as $$
declare
  head public.ledger_heads;
begin
  if exists (select from public.stalls as s where s.id = of_stall and s.owner = auth.uid()) then
    perform set_config('lock_timeout', '2s', true);
    select h.* into head from public.ledger_heads as h where h.stall = of_stall for update;
  else
    select h.* into head from public.ledger_heads as h where h.stall = of_stall for update skip locked;
  end if;
  if not found then
    if exists (select from public.ledger_heads as h where h.stall = of_stall) then
      perform private.raise_busy();
    end if;
    raise exception using errcode = 'PT410', message = 'erased';
  end if;
  return head;
exception when lock_not_available then
  perform private.raise_busy();
end $$;

-- Moves a locked stall's head. A million entries as vendors make them take 400 MB; the smallest hosted database has 500.
-- The last tenth is the owner's alone: no helper can stop a stall.
create function private.move_head(head public.ledger_heads, added bigint, added_bytes bigint, for_role text) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  share constant numeric := case for_role when 'owner' then 1 else 0.9 end;
begin
  if added > 0 and (head.seq + added > 1000000 * share or head.bytes + added_bytes > 400000000 * share) then
    raise exception using errcode = 'PT507', message = 'stall_full';
  end if;
  update public.ledger_heads as h set seq = head.seq + added, bytes = head.bytes + added_bytes
  where h.stall = head.stall and added > 0;
  return head.seq + added;
end $$;

-- The stall's day at a moment: from 04:00 to 04:00 in its time zone.
create function private.stall_day(moment timestamptz, time_zone text) returns date
language sql stable set search_path = '' as $$
  select ((moment at time zone time_zone) - interval '4 hours')::date
$$;

create function private.ms(moment timestamptz) returns bigint
language sql immutable set search_path = '' as $$
  select floor(extract(epoch from moment) * 1000)::bigint
$$;

-- What every answer says of time.
create function private.clock(of_stall uuid) returns jsonb
language sql volatile set search_path = '' as $$
  select jsonb_build_object(
    'now', private.ms(clock_timestamp()),
    'today', private.stall_day(clock_timestamp(), s.time_zone)
  )
  from public.stalls as s where s.id = of_stall
$$;

-- Whether this database knows a zone. Digits are refused, save in Etc/GMT+5: the database would take Any/Name+3 as a
-- zone of its own making, which no phone knows. (To ask pg_timezone_names would read 600 files.)
create function private.is_time_zone(name text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if name is null or length(name) > 64 or name !~ '^(UTC|Etc/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z_]*(/[A-Za-z_-]+)+)$' then
    return false;
  end if;
  perform now() at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

-- The name by which others know an account.
create function private.account_name(account uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(u.email, ''), nullif(u.phone, ''), '') from auth.users as u where u.id = account
$$;
