-- Who calls, and what they are at a stall. Errors become statuses of the API: PT4xx is 4xx, 42501 is 403.

-- A token outlives its account: such a caller is nobody, and leaves nothing behind.
create function private.caller() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not exists (select from auth.users as u where u.id = me) then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  return me;
end $$;

-- As `caller`, and the account cannot be deleted before this transaction ends.
create function private.locked_caller() returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  perform from auth.users as u where u.id = me for key share;
  if not found then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
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

-- Locks the stall for a write. Whoever waited here must look at the membership again.
create function private.lock_head(of_stall uuid) returns bigint
language plpgsql volatile set search_path = '' as $$
declare
  head bigint;
begin
  select h.seq into head from public.ledger_heads as h where h.stall = of_stall for update;
  if not found then
    raise exception using errcode = 'PT410', message = 'erased';
  end if;
  return head;
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
  if name is null or name !~ '^(UTC|Etc/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z_]*(/[A-Za-z_-]+)+)$' then
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
