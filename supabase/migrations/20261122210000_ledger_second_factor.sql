-- Who has a second factor has signed in when it was shown: before that, a password or a stolen phone number opens nothing.

-- Refuses an account with a verified factor whose token does not say `aal2`.
create function private.check_level(me uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors as f where f.user_id = me and f.status = 'verified')
  then
    raise exception using errcode = '42501', message = 'insufficient_aal';
  end if;
end $$;
revoke all on function private.check_level(uuid) from public, anon, authenticated, service_role;

create or replace function private.caller() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or not exists (select from auth.users as u where u.id = me) then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  return me;
end $$;

create or replace function private.locked_caller() returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  perform from auth.users as u where u.id = me for key share;
  if not found then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  return me;
end $$;

-- As before, but by the level, too.
create or replace function public.create_stall(stall uuid, time_zone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant uuid := stall;
  me constant uuid := auth.uid();
  holder uuid;
begin
  -- One at a time for each account, so that the limit holds.
  perform from auth.users as u where u.id = me for no key update;
  if not found then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  if wanted is null then
    raise exception using errcode = '22023', message = 'stall: a UUID';
  end if;
  if exists (select from public.erased_stalls as e where e.stall = wanted) then
    raise exception using errcode = 'PT410', message = 'erased';
  end if;
  select s.owner into holder from public.stalls as s where s.id = wanted;
  if holder is null then
    if (select count(*) from public.stalls as s where s.owner = me) >= 5 then
      raise exception using errcode = 'PT409', message = 'too_many';
    end if;
    insert into public.stalls (id, owner, time_zone)
    values (
      wanted, me, case when private.is_time_zone(create_stall.time_zone) then create_stall.time_zone else 'Asia/Kolkata' end
    )
    on conflict (id) do nothing;
    select s.owner into holder from public.stalls as s where s.id = wanted;
  end if;
  if holder is distinct from me then
    raise exception using errcode = '42501', message = 'not_a_member';
  end if;
  insert into public.ledger_heads as h (stall) values (wanted) on conflict do nothing;
  insert into public.stall_members (stall, member, role) values (wanted, me, 'owner') on conflict do nothing;
  return jsonb_build_object('stall', wanted);
end $$;

-- As before, but by the level, too.
create or replace function public.delete_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  perform from auth.users as u where u.id = me for update;
  if not found then
    raise exception using errcode = 'PT401', message = 'not_signed_in';
  end if;
  perform private.check_level(me);
  perform from public.ledger_heads as h
  where h.stall in (select s.id from public.stalls as s where s.owner = me)
  order by h.stall for update;
  delete from public.stalls as s where s.owner = me;
  delete from public.stall_members as m where m.member = me;
  delete from auth.users as u where u.id = me;
end $$;
