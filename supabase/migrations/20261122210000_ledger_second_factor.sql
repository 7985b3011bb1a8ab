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

-- The others look their caller up themselves: what they do moves to `private`, behind the same question.
alter function public.create_stall(uuid, text) set schema private;
alter function public.delete_account() set schema private;

create function public.create_stall(stall uuid, time_zone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.caller();
  return private.create_stall(stall, time_zone);
end $$;

create function public.delete_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.caller();
  perform private.delete_account();
end $$;

revoke all on function
  private.check_level(uuid), private.create_stall(uuid, text), private.delete_account(),
  public.create_stall(uuid, text), public.delete_account()
  from public, anon, authenticated, service_role;
grant execute on function public.create_stall(uuid, text), public.delete_account() to authenticated;
