-- Stalls of an account.

-- Makes a stall of the caller's. Harmless to repeat. Ten at once, and ten more a day: each leaves its id behind for a year.
create function public.create_stall(stall uuid, time_zone text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted constant uuid := stall;
  -- One at a time for each account, so that the limits hold.
  me constant uuid := private.locked_caller();
  holder uuid;
begin
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
    insert into private.account_pace as p (account, stalls_until) values (me, now() + interval '2.4 hours')
    on conflict (account) do update set stalls_until = greatest(p.stalls_until, now()) + interval '2.4 hours';
    if exists (select from private.account_pace as p where p.account = me and p.stalls_until > now() + interval '1 day') then
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

-- The newest value of a field of the stall itself that was not taken back.
create function private.stall_field(of_stall uuid, field text) returns text
language sql stable set search_path = '' as $$
  select l.data -> 'fields' ->> field
  from public.ledger as l
  where l.stall = of_stall and l.is_reference and l.kind = 'stall' and l.data -> 'fields' ? field
    -- Not `exists`, for each: that takes minutes.
    and (l.day, l.event_id) not in (
      select u.day, (u.data ->> 'event')::uuid from public.ledger as u
      where u.stall = of_stall and u.is_reference and u.kind = 'undo' and u.data ->> 'of' = 'stall'
    )
  order by l.day desc, l.at desc, l.event_id desc
  limit 1
$$;

create function public.my_stalls() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me constant uuid := private.caller();
begin
  return jsonb_build_object('stalls', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'stall', s.id,
      'role', m.role,
      'name', s.name,
      'place', s.place,
      'owner_name', private.account_name(s.owner),
      'events', h.seq,
      'head', h.seq,
      'since', m.since
    ) order by m.role desc, m.since, s.id), '[]')
    from public.stall_members as m
    join public.stalls as s on s.id = m.stall
    join public.ledger_heads as h on h.stall = m.stall
    where m.member = me and m.removed_at is null
  ));
end $$;
