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
  if (
    select count(*) > 200 or count(*) filter (where i.used_at is null and i.expires_at > now()) >= 20
    from public.invites as i where i.stall = here
  ) then
    raise exception using errcode = 'PT409', message = 'too_many';
  end if;
  insert into public.invites (code_hash, stall, expires_at) values (sha256(convert_to(code, 'UTF8')), here, expiry);
  return jsonb_build_object('code', code, 'expires_at', expiry);
end $$;

-- What of a name people tell apart: no spaces, signs, accents or invisible characters, no letters of other scripts or
-- digits that look like Latin letters. Where another script has look-alikes, the account's address tells them apart.
create function private.name_key(written text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(translate(
    lower(normalize(written, nfkd)),
    'АВЕЗКМНОРСТУХІЈЅԌԚԜӀавезкмнорстухіјѕԍԛԝӏԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχɑɡı10l|'
    'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴѴѵՍսՕօոհցզ',
    'abe3kmhopctyxijsgqwiabe3kmhopctyxijsgqwidhabezhikmnoptyxaikvoptuxagiioii'
    'abcdefghijkimnoprstuvwyzbpdtgkjczfmnisrvhwxyaeiouvvuuoonhgq'
  ), '[^0-9a-z\u0080-\U0010FFFF]|[\u0080-\u00A0\u00AD\u0300-\u036F\u061C\u115F-\u1160\u1680\u17B4-\u17B5\u180B-\u180F'
    '\u2000-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]', '', 'g')
$$;

-- Makes the caller a helper. Harmless to repeat.
create function public.accept_invite(code text, name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.locked_caller();
  -- Control characters, and those that turn the direction of what follows or show as nothing, become spaces; joiners stay.
  called constant text := left(btrim(regexp_replace(
    normalize(coalesce(left(accept_invite.name, 300), ''), nfc),
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F-\u1160\u180B-\u180F\u2000-\u200B\u200E-\u200F\u2028-\u202F'
    '\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\U000E0000-\U000E0FFF]+', ' ', 'g')), 60);
  hash constant bytea := sha256(convert_to(lower(btrim(coalesce(left(code, 300), ''))), 'UTF8'));
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
  if exists (
    select from public.stall_members as m
    where m.stall = invitation.stall and m.member <> me and m.removed_at is null and called <> '' and (
      m.name = called or private.name_key(called) <> ''
      and private.name_key(called) in (private.name_key(m.name), private.name_key(private.account_name(m.member)))
    )
  ) then
    raise exception using errcode = 'PT409', message = 'name_taken';
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

-- Takes effect with the next call of that helper. What waits of them goes; what they send within 7 days waits anew.
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
  if found then
    delete from public.ledger_late as l where l.stall = here and l.by = gone;
    -- They may know a code that nobody has used.
    update public.invites as i set expires_at = now() where i.stall = here and i.used_at is null and i.expires_at > now();
  end if;
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
