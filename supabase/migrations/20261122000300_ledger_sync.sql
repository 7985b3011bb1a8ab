-- What a phone sends and fetches.

-- Makes a stall of the caller's. Harmless to repeat.
create function public.create_stall(stall uuid, time_zone text) returns jsonb
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

-- The newest value of a field of the stall itself that was not taken back.
create function private.stall_field(of_stall uuid, field text) returns text
language sql stable set search_path = '' as $$
  select l.data -> 'fields' ->> field
  from public.ledger as l
  where l.stall = of_stall and l.is_reference and l.kind = 'stall' and l.data -> 'fields' ? field
    and not exists (
      select from public.ledger as u
      where u.stall = of_stall and u.is_reference and u.kind = 'undo' and u.day = l.day
        and u.data ->> 'of' = 'stall' and (u.data ->> 'event')::uuid = l.event_id
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
      'name', coalesce(private.stall_field(s.id, 'name'), ''),
      'place', coalesce(private.stall_field(s.id, 'place'), ''),
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

-- Says of each event of a push what becomes of it: 'stored' it is there already, 'new', 'waiting' it waits for the
-- owner already, 'late' it will, or why it is refused.
create function private.judge(mine public.stall_members, events jsonb, today date, time_zone text)
returns table (
  place bigint,
  sent_id text,
  verdict text,
  event_id uuid,
  kind text,
  day date,
  at bigint,
  device uuid,
  data jsonb
)
language sql stable rows 500 set search_path = '' as $$
  with sent as materialized (
    select e.*, row_number() over (partition by e.event_id order by e.place) > 1 as is_repeated
    from private.read_events(events) as e
  ),
  first_look as materialized (
    select s.*, case
      when s.fault is not null then s.fault
      when s.is_repeated then 'stored'
      when exists (select from public.ledger as l where l.stall = mine.stall and l.event_id = s.event_id) then 'stored'
      when exists (select from public.ledger_late as l where l.stall = mine.stall and l.event_id = s.event_id)
        then 'waiting'
      -- Time: a phone enters everything after the last entry of the day, so one entry far ahead would spoil its day.
      when s.day > today or s.at > private.ms(now()) + 86400000 then 'day_ahead'
      when mine.role = 'owner' then 'new'
      when s.kind not in ('plates', 'waste', 'expense', 'undo') then 'forbidden'
      when s.kind = 'waste' and not s.data ? 'dish' then 'forbidden'
      when s.kind = 'undo' and s.data ->> 'of' not in ('plates', 'waste', 'expense') then 'forbidden'
      when mine.removed_at is null and s.day = today then 'new'
      when s.day < today - 7 or s.at >= private.ms(mine.removed_at) then 'too_late'
      when private.stall_day(to_timestamp(s.at / 1000.0), time_zone) = s.day then 'late'
      else 'too_late'
    end as verdict
    from sent as s
  ),
  -- What the undos of a helper take back.
  targets as materialized (
    -- `union`: two undos may take back the same event.
    select l.event_id, l.kind, l.day
    from first_look as u
    join public.ledger as l on l.stall = mine.stall and l.event_id = (u.data ->> 'event')::uuid
    where mine.role = 'helper' and u.kind = 'undo' and u.verdict in ('new', 'late')
    union
    select l.event_id, l.kind, l.day
    from first_look as u
    join public.ledger_late as l on l.stall = mine.stall and l.event_id = (u.data ->> 'event')::uuid
    where mine.role = 'helper' and u.kind = 'undo' and u.verdict in ('new', 'late')
    union
    select e.event_id, e.kind, e.day from first_look as e
    where mine.role = 'helper' and e.kind <> 'undo' and e.verdict in ('new', 'late')
  )
  select
    f.place,
    f.sent_id,
    case
      when mine.role = 'helper' and f.kind = 'undo' and f.verdict in ('new', 'late') then case
        when t.event_id is null then 'undo_unknown'
        when t.kind = f.data ->> 'of' and t.day = f.day then f.verdict
        else 'forbidden'
      end
      else f.verdict
    end,
    f.event_id, f.kind, f.day, f.at, f.device, f.data
  from first_look as f
  left join targets as t
    on f.kind = 'undo' and f.verdict in ('new', 'late') and t.event_id = (f.data ->> 'event')::uuid
$$;

-- The zone of the newest event that names one that this database knows.
create function private.follow_time_zone(of_stall uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  wanted constant text := private.stall_field(of_stall, 'timeZone');
begin
  if private.is_time_zone(wanted) then
    update public.stalls as s set time_zone = wanted where s.id = of_stall and s.time_zone <> wanted;
  end if;
end $$;

-- Takes events in. Harmless to repeat. What is neither `late` nor `refused` is stored.
create function public.push(stall uuid, events jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  me constant uuid := private.locked_caller();
  mine public.stall_members;
  zone text;
  head bigint;
  today date;
  added bigint;
  names_stall boolean;
  answer jsonb;
begin
  mine := private.membership(here, me);
  if jsonb_typeof(events) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'events: an array';
  end if;
  if jsonb_array_length(events) > 500 or octet_length(events::text) > 1048576 then
    raise exception using errcode = 'PT413', message = 'too_large';
  end if;
  head := private.lock_head(here);
  mine := private.membership(here, me);
  if mine.removed_at < clock_timestamp() - interval '7 days' then
    raise exception using errcode = '42501', message = 'not_a_member';
  end if;
  select s.time_zone into zone from public.stalls as s where s.id = here;
  today := private.stall_day(clock_timestamp(), zone);
  with judged as materialized (
    select * from private.judge(mine, events, today, zone)
  ), stored as (
    insert into public.ledger (stall, event_id, seq, kind, day, at, by, device, data)
    select here, j.event_id, head + row_number() over (order by j.place), j.kind, j.day, j.at, me, j.device, j.data
    from judged as j
    where j.verdict = 'new'
  ), set_aside as (
    insert into public.ledger_late (stall, event_id, kind, day, at, by, device, data, why)
    select here, j.event_id, j.kind, j.day, j.at, me, j.device, j.data,
      case when mine.removed_at is null then 'late' else 'removed' end
    from judged as j
    where j.verdict = 'late'
  )
  select
    count(*) filter (where j.verdict = 'new'),
    bool_or(j.verdict = 'new' and (j.kind = 'stall' or (j.kind = 'undo' and j.data ->> 'of' = 'stall'))),
    jsonb_build_object(
      'late', coalesce(jsonb_agg(j.sent_id order by j.place) filter (where j.verdict in ('late', 'waiting')), '[]'),
      'refused', coalesce(
        jsonb_agg(jsonb_build_object('id', j.sent_id, 'code', j.verdict) order by j.place)
          filter (where j.verdict not in ('new', 'stored', 'late', 'waiting')),
        '[]'
      )
    )
  into added, names_stall, answer
  from judged as j;
  if head + added > 1000000
    or (answer -> 'late' <> '[]' and (select count(*) from public.ledger_late as l where l.stall = here) > 10000) then
    raise exception using errcode = 'PT507', message = 'stall_full';
  end if;
  update public.ledger_heads as h set seq = head + added where h.stall = here and added > 0;
  if names_stall then
    perform private.follow_time_zone(here);
  end if;
  return answer || private.clock(here) || jsonb_build_object('head', head + added);
end $$;

-- Some fields of an object.
create function private.fields_of(whole jsonb, variadic names text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(whole) as f where f.key = any (names)
$$;

-- What a helper may see of an event; null for nothing. Recipes, what ingredients cost, and other days are the owner's.
create function private.for_helper(kind text, data jsonb, day date, today date) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when kind = 'stall' then
      jsonb_build_object('fields', private.fields_of(data -> 'fields', 'name', 'place', 'timeZone'))
    when kind = 'dish' and (data ->> 'scope' = 'from' or day = today)
      and data -> 'fields' ?| array['name', 'sellingPrice', 'isRetired', 'position'] then
      private.fields_of(data, 'dish', 'scope') || jsonb_build_object(
        'fields', private.fields_of(data -> 'fields', 'name', 'sellingPrice', 'isRetired', 'position')
      )
    when kind = 'undo' and (data ->> 'of' in ('stall', 'dish')
      or (day = today and data ->> 'of' in ('plates', 'waste', 'expense'))) then
      private.fields_of(data, 'event', 'of')
    when day <> today then null
    when kind = 'plates' then private.fields_of(data, 'dish', 'plates', 'typed')
    when kind = 'expense' then private.fields_of(data, 'category', 'note', 'amount')
    when kind = 'waste' then private.fields_of(data, 'reason', 'dish', 'plates', 'ingredient', 'amount', 'unit')
  end
$$;

-- An event as it is sent.
create function private.wire(event public.ledger, fields jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select fields || jsonb_build_object(
    'seq', event.seq, 'by', event.by, 'id', event.event_id, 'kind', event.kind, 'day', event.day, 'at', event.at,
    'device', event.device
  )
$$;

-- Events after `since`, in the order of their numbers. `head` is up to where the answer goes: what is numbered up to it
-- is in the answers so far, as far as the caller may see it.
create function public.pull(stall uuid, since bigint, max_events integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  after_seq constant bigint := since;
  my_role constant text := private.role_at(here, private.caller());
  clock constant jsonb := private.clock(here);
  today constant date := (clock ->> 'today')::date;
  head bigint;
  page jsonb;
  page_end bigint;
  more boolean;
begin
  if after_seq is null or after_seq < 0 or max_events is null or max_events not between 1 and 5000 then
    raise exception using errcode = '22023', message = 'since: from 0; max_events: 1 to 5000';
  end if;
  -- First: no event up to this number can come later.
  select h.seq into head from public.ledger_heads as h where h.stall = here;
  with visible as (
    select l.seq, private.wire(l, v.fields) as event
    from public.ledger as l
    cross join lateral (
      select case when my_role = 'owner' then l.data else private.for_helper(l.kind, l.data, l.day, today) end as fields
    ) as v
    where l.stall = here and l.seq > after_seq and l.seq <= head
      and (my_role = 'owner' or l.is_reference or l.day = today) and v.fields is not null
    order by l.seq
    limit max_events + 1
  ),
  numbered as (select v.*, row_number() over (order by v.seq) as place from visible as v)
  select
    coalesce(jsonb_agg(n.event order by n.seq) filter (where n.place <= max_events), '[]'),
    max(n.seq) filter (where n.place <= max_events),
    count(*) > max_events
  into page, page_end, more
  from numbered as n;
  return clock || jsonb_build_object(
    'head', case when more then page_end else greatest(head, after_seq) end,
    'role', my_role, 'events', page, 'more', more
  );
end $$;

-- All that a new phone needs to count today: dishes, ingredients and prices, and today's entries. `head` is the number
-- of the stall's last event; nothing up to it counts as pulled.
create function public.opening(stall uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  my_role constant text := private.role_at(here, private.caller());
  clock constant jsonb := private.clock(here);
  today constant date := (clock ->> 'today')::date;
begin
  return clock || jsonb_build_object(
    'head', (select h.seq from public.ledger_heads as h where h.stall = here),
    'role', my_role,
    'events', (
      select coalesce(jsonb_agg(private.wire(l, v.fields) order by l.seq), '[]')
      from public.ledger as l
      cross join lateral (
        select case when my_role = 'owner' then l.data else private.for_helper(l.kind, l.data, l.day, today) end as fields
      ) as v
      where l.stall = here and (l.is_reference or l.day = today) and v.fields is not null
    )
  );
end $$;
