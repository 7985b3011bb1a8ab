-- Erasing leaves nothing but the id of the stall and the date.

-- However a stall goes, also with its owner's account in the dashboard, its phones are told.
create function private.remember_erased() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.erased_stalls as e where e.erased_at < now() - interval '1 year';
  insert into public.erased_stalls (stall) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger remember_erased after delete on public.stalls
  for each row execute function private.remember_erased();

create function public.erase_stall(stall uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  me constant uuid := private.locked_caller();
begin
  perform private.check_owner(here, me);
  perform private.check_fresh(me);
  perform private.lock_head(here);
  delete from public.stalls as s where s.id = here;
end $$;

-- The caller's account: their stalls, what they were at others' stalls, and who they are. What they entered at others'
-- stalls stays, without saying who it was.
create function public.delete_account() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.locked_caller();
begin
  perform from auth.users as u where u.id = me for update;
  perform private.check_fresh(me);
  perform from public.ledger_heads as h
  where h.stall in (select s.id from public.stalls as s where s.owner = me)
  order by h.stall for update;
  delete from public.stalls as s where s.owner = me;
  delete from public.stall_members as m where m.member = me;
  delete from auth.users as u where u.id = me;
end $$;

-- Functions are everybody's by default. Those of all these files:
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function
  public.create_stall(uuid, text), public.my_stalls(), public.push(uuid, json), public.pull(uuid, bigint, integer),
  public.opening(uuid, bigint, integer), public.day_totals(uuid, date, date), public.invite(uuid),
  public.accept_invite(text, text), public.members(uuid), public.remove_member(uuid, uuid), public.leave(uuid),
  public.day_by_member(uuid, date), public.late_entries(uuid), public.decide_late(uuid, json, boolean),
  public.erase_stall(uuid), public.delete_account()
  from public, anon, authenticated, service_role;
grant execute on function
  public.create_stall(uuid, text), public.my_stalls(), public.push(uuid, json), public.pull(uuid, bigint, integer),
  public.opening(uuid, bigint, integer), public.day_totals(uuid, date, date), public.invite(uuid),
  public.accept_invite(text, text), public.members(uuid), public.remove_member(uuid, uuid), public.leave(uuid),
  public.day_by_member(uuid, date), public.late_entries(uuid), public.decide_late(uuid, json, boolean),
  public.erase_stall(uuid), public.delete_account()
  to authenticated;
