-- What is additive of a day. Money that needs prices and recipes is worked out on the phone alone (libs/ledger).

-- What was brought back on some days: these undos and plates count no more.
create function private.restored(of_stall uuid, from_day date, to_day date) returns table (day date, event_id uuid)
language sql stable set search_path = '' as $$
  select r.day, i.id::uuid
  from public.ledger as r cross join jsonb_array_elements_text(r.data -> 'events') as i (id)
  where r.stall = of_stall and r.day between from_day and to_day and r.kind = 'restore' and not exists (
    select from public.ledger as u
    where u.stall = of_stall and u.day = r.day and u.kind = 'undo' and u.data ->> 'of' = 'restore'
      and (u.data ->> 'event')::uuid = r.event_id
  )
$$;

-- The undos of some days that count: as `countedUndos` of libs/ledger.
create function private.counted_undos(of_stall uuid, from_day date, to_day date) returns setof public.ledger
language sql stable set search_path = '' as $$
  select u.*
  from public.ledger as u
  where u.stall = of_stall and u.day between from_day and to_day and u.kind = 'undo' and (
    u.data ->> 'of' not in ('plates', 'waste', 'expense')
    or (u.day, u.event_id) not in (select r.day, r.event_id from private.restored(of_stall, from_day, to_day) as r)
  )
$$;

-- The events of some days that count: without undos, restores, and what was taken back. As `eventsOf` of libs/ledger.
create function private.counted(of_stall uuid, from_day date, to_day date) returns setof public.ledger
language sql stable set search_path = '' as $$
  with undone as materialized (
    select u.day, (u.data ->> 'event')::uuid as event_id, u.data ->> 'of' as kind
    from private.counted_undos(of_stall, from_day, to_day) as u
  )
  select l.*
  from public.ledger as l
  where l.stall = of_stall and l.day between from_day and to_day and l.kind not in ('undo', 'restore')
    and not exists (select from undone as u where u.event_id = l.event_id and u.day = l.day and u.kind = l.kind)
    and (
      l.kind <> 'plates'
      or (l.day, l.event_id) not in (select r.day, r.event_id from private.restored(of_stall, from_day, to_day) as r)
    )
$$;

-- The plates of some days, by whoever entered them; the sums are those of `platesByDish` of libs/ledger. Of the typed
-- counts that no other one was typed over, the last stands, for what it changed of what it was typed over.
create function private.counted_plates(of_stall uuid, from_day date, to_day date)
returns table (day date, dish text, by uuid, plates numeric)
language sql stable set search_path = '' as $$
  with entered as materialized (
    select l.day, l.data ->> 'dish' as dish, l.by, l.at, l.event_id, right(l.event_id::text, 12) as short_id,
      (l.data ->> 'plates')::numeric as plates, (l.data ->> 'count')::numeric as count, l.data -> 'over' as over
    from private.counted(of_stall, from_day, to_day) as l
    where l.kind = 'plates'
  ),
  -- 5,000 counts that were each compared with the lists of all took two minutes: here ids are looked up in a hash, which `is
  -- true` and `not in` make sure of.
  replaced as materialized (
    select distinct e.day, e.dish, i.id
    from entered as e cross join jsonb_array_elements_text(e.over) as i (id)
    where (i.id in (select c.short_id from entered as c where c.count is not null)) is true
  ),
  standing as materialized (
    select distinct on (c.day, c.dish) c.*
    from entered as c
    where c.count is not null and (c.day, c.dish, c.short_id) not in (select r.day, r.dish, r.id from replaced as r)
    order by c.day, c.dish, c.at desc, c.event_id desc
  )
  select e.day, e.dish, e.by, e.plates from entered as e where e.count is null
  union all
  select s.day, s.dish, s.by, s.count - coalesce(sum(e.plates), 0)
  from standing as s
  left join entered as e on e.day = s.day and e.dish = s.dish and s.over ? e.short_id
  group by s.day, s.dish, s.by, s.count
$$;

-- An answer is built in memory, some KB for each line: four of 200,000 days took 3 GB. A year of 100 dishes has 36,600 lines.
create function private.check_days(of_stall uuid, from_day date, to_day date) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (to_day - from_day <= 400) is not true or 40000 < (
    select count(*) from (
      select distinct l.day, case l.kind when 'plates' then l.data ->> 'dish' when 'undo' then l.event_id::text end
      from public.ledger as l
      where l.stall = of_stall and l.day between from_day and to_day limit 40001
    ) as lines
  ) then
    raise exception using errcode = 'PT413', message = 'too_large';
  end if;
end $$;

create function public.day_totals(stall uuid, from_day date, to_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  my_role constant text := private.role_at(here, private.caller());
  clock constant jsonb := private.clock(here);
  today constant date := (clock ->> 'today')::date;
  first_day date := from_day;
  last_day date := to_day;
begin
  if from_day is null or to_day is null or from_day > to_day then
    raise exception using errcode = '22023', message = 'from_day and to_day: days in this order';
  end if;
  if my_role <> 'owner' then
    first_day := greatest(from_day, today);
    last_day := least(to_day, today);
  end if;
  perform private.check_days(here, first_day, last_day);
  return clock || jsonb_build_object('days', (
    with counted as materialized (
      select l.day, l.kind, l.data from private.counted(here, first_day, last_day) as l
    ),
    by_day as (
      select c.day, count(*) as entries,
        round(coalesce(sum(round((c.data ->> 'amount')::numeric, 6)) filter (where c.kind = 'expense'), 0), 2) as expenses
      from counted as c group by c.day
    ),
    by_dish as (
      -- More taken back than sold is none; a day counts a million plates of a dish at most.
      select p.day, p.dish, least(sum(p.plates), 1000000) as plates
      from private.counted_plates(here, first_day, last_day) as p group by 1, 2
    ),
    plates as (
      select d.day, jsonb_object_agg(d.dish, d.plates::bigint) as plates from by_dish as d where d.plates > 0 group by d.day
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'day', b.day, 'plates', coalesce(p.plates, '{}'), 'expenses', b.expenses, 'entries', b.entries
    ) order by b.day), '[]')
    from by_day as b left join plates as p on p.day = b.day
  ));
end $$;

-- Who entered what on a day.
create function public.day_by_member(stall uuid, of_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
begin
  perform private.check_owner(here, private.caller());
  if of_day is null then
    raise exception using errcode = '22023', message = 'of_day: a day';
  end if;
  perform private.check_days(here, of_day, of_day);
  return jsonb_build_object('members', (
    with counted as materialized (
      select l.* from private.counted(here, of_day, of_day) as l
    ),
    by_dish as (
      select p.by, p.dish, sum(p.plates)::bigint as plates
      from private.counted_plates(here, of_day, of_day) as p group by 1, 2
    ),
    by_member as (
      select c.by, count(*) as entries, count(*) filter (where c.kind = 'waste') as waste,
        round(coalesce(sum(round((c.data ->> 'amount')::numeric, 6)) filter (where c.kind = 'expense'), 0), 2) as expenses,
        min(c.at) as first_at, max(c.at) as last_at
      from counted as c group by c.by
    ),
    -- In objects: a join of what each of thousands of counts names would be planned as a loop within a loop.
    taps as (
      select c.data ->> 'dish' as dish, jsonb_object_agg(right(c.event_id::text, 12), c.data -> 'plates') as plates
      from counted as c where c.kind = 'plates' and c.data ? 'plates' group by 1
    ),
    -- Undos, plates below 0, and counts that are lower than the plates that they were typed over.
    taking_back as (
      select u.by, u.event_id, u.received_at, u.seq
      from private.counted_undos(here, of_day, of_day) as u where u.data ->> 'of' in ('plates', 'waste', 'expense')
      union all
      select c.by, c.event_id, c.received_at, c.seq
      from counted as c where c.kind = 'plates' and (c.data ->> 'plates')::numeric < 0
      union all
      select c.by, c.event_id, c.received_at, c.seq
      from counted as c join taps as t on t.dish = c.data ->> 'dish'
      where c.kind = 'plates' and (c.data ->> 'count')::numeric < (
        select sum((t.plates ->> i.id)::numeric) from jsonb_array_elements_text(c.data -> 'over') as i (id)
      )
    ),
    taken_back as (
      select t.by, jsonb_agg(jsonb_build_object('id', t.event_id, 'at', private.ms(t.received_at)) order by t.seq) as entries
      from taking_back as t group by t.by
    ),
    people as (select b.by from by_member as b union select t.by from taken_back as t)
    select coalesce(jsonb_agg(jsonb_build_object(
      'member', p.by,
      'name', coalesce(nullif(m.name, ''), private.account_name(p.by), ''),
      'email', coalesce(private.account_name(p.by), ''),
      'plates', coalesce((
        select jsonb_object_agg(d.dish, d.plates) from by_dish as d
        where d.by is not distinct from p.by and d.plates <> 0
      ), '{}'),
      'expenses', coalesce(b.expenses, 0), 'waste', coalesce(b.waste, 0), 'entries', coalesce(b.entries, 0),
      'first_at', b.first_at, 'last_at', b.last_at, 'taken_back', coalesce(t.entries, '[]')
    ) order by b.first_at, p.by), '[]')
    from people as p
    left join by_member as b on b.by is not distinct from p.by
    left join taken_back as t on t.by is not distinct from p.by
    left join public.stall_members as m on m.stall = here and m.member = p.by
  ));
end $$;
