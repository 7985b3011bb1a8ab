-- Owner and helpers.

-- A code for one helper, for 24 hours.
create function public.invite(stall uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  -- 122 random bits
  code constant text := replace(gen_random_uuid()::text, '-', '');
  expiry constant timestamptz := now() + interval '24 hours';
begin
  perform private.check_owner(here, private.locked_caller());
  perform private.lock_head(here);
  delete from public.invites as i where i.stall = here and i.expires_at < now() - interval '7 days';
  if (select count(*) from public.invites as i where i.stall = here and i.used_at is null and i.expires_at > now()) >= 20 then
    raise exception using errcode = 'PT409', message = 'too_many';
  end if;
  insert into public.invites (code_hash, stall, expires_at) values (sha256(convert_to(code, 'UTF8')), here, expiry);
  return jsonb_build_object('code', code, 'expires_at', expiry);
end $$;

-- Makes the caller a helper. Harmless to repeat.
create function public.accept_invite(code text, name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.locked_caller();
  -- Control characters, and those that turn the direction of what follows, become spaces.
  called constant text := left(btrim(regexp_replace(
    coalesce(accept_invite.name, ''), '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]', ' ', 'g')), 60);
  hash constant bytea := sha256(convert_to(lower(btrim(coalesce(code, ''))), 'UTF8'));
  of_stall uuid;
  invitation public.invites;
  mine public.stall_members;
begin
  select i.stall into of_stall from public.invites as i where i.code_hash = hash;
  if not found then
    raise exception using errcode = 'PT404', message = 'invite_unknown';
  end if;
  -- The stall before the invitation, as whoever erases it does: else each could wait for the other.
  perform private.lock_head(of_stall);
  select i.* into invitation from public.invites as i where i.code_hash = hash for update;
  select m.* into mine from public.stall_members as m where m.stall = invitation.stall and m.member = me;
  if mine.role = 'helper' and mine.removed_at is null and invitation.used_at is not null then
    return jsonb_build_object('stall', invitation.stall);
  end if;
  if mine.member is not null and mine.removed_at is null then
    raise exception using errcode = 'PT409', message = 'already_member';
  end if;
  if invitation.used_at is not null then
    raise exception using errcode = 'PT410', message = 'invite_used';
  end if;
  if invitation.expires_at <= now() then
    raise exception using errcode = 'PT410', message = 'invite_expired';
  end if;
  if (select count(*) from public.stall_members as m where m.stall = invitation.stall and m.removed_at is null) > 50 then
    raise exception using errcode = 'PT409', message = 'too_many';
  end if;
  insert into public.stall_members as m (stall, member, role, name) values (invitation.stall, me, 'helper', called)
  on conflict (stall, member) do update set name = excluded.name, since = now(), removed_at = null;
  update public.invites as i set used_at = now() where i.code_hash = invitation.code_hash;
  return jsonb_build_object('stall', invitation.stall);
end $$;

create function public.members(stall uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
begin
  perform private.check_owner(here, private.caller());
  return jsonb_build_object('members', (
    select jsonb_agg(jsonb_build_object(
      'member', m.member, 'role', m.role, 'name', m.name, 'email', private.account_name(m.member),
      'since', m.since, 'removed_at', m.removed_at,
      'last_push', greatest(
        (select l.received_at from public.ledger as l where l.stall = here and l.by = m.member order by l.seq desc limit 1),
        (select max(l.arrived_at) from public.ledger_late as l where l.stall = here and l.by = m.member)
      )
    ) order by m.role desc, m.since, m.member)
    from public.stall_members as m where m.stall = here
  ));
end $$;

-- Takes effect with the next call of that helper. What they entered before arrives for 7 more days, as late.
create function public.remove_member(stall uuid, member uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  gone constant uuid := member;
  me constant uuid := private.locked_caller();
begin
  perform private.check_owner(here, me);
  if gone = me then
    raise exception using errcode = '42501', message = 'owner_stays';
  end if;
  perform private.lock_head(here);
  update public.stall_members as m set removed_at = clock_timestamp()
  where m.stall = here and m.member = gone and m.role = 'helper' and m.removed_at is null;
end $$;

create function public.leave(stall uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  me constant uuid := private.locked_caller();
begin
  if private.role_at(here, me) = 'owner' then
    raise exception using errcode = '42501', message = 'owner_stays';
  end if;
  perform private.lock_head(here);
  update public.stall_members as m set removed_at = clock_timestamp()
  where m.stall = here and m.member = me and m.removed_at is null;
end $$;
