-- What is additive of a day. Money that needs prices and recipes is worked out on the phone alone (libs/ledger).

-- The events of some days that count: without undos and what they took back. As `eventsOf` of libs/ledger.
create function private.counted(of_stall uuid, from_day date, to_day date) returns setof public.ledger
language sql stable set search_path = '' as $$
  with undone as materialized (
    select u.day, (u.data ->> 'event')::uuid as event_id, u.data ->> 'of' as kind
    from public.ledger as u
    where u.stall = of_stall and u.day between from_day and to_day and u.kind = 'undo'
  )
  select l.*
  from public.ledger as l
  where l.stall = of_stall and l.day between from_day and to_day and l.kind <> 'undo'
    and not exists (select from undone as u where u.event_id = l.event_id and u.day = l.day and u.kind = l.kind)
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
  standing as materialized (
    select distinct on (c.day, c.dish) c.*
    from entered as c
    where c.count is not null and not exists (
      select from entered as o where o.day = c.day and o.dish = c.dish and o.over ? c.short_id
    )
    order by c.day, c.dish, c.at desc, c.event_id desc
  )
  select e.day, e.dish, e.by, e.plates from entered as e where e.count is null
  union all
  select s.day, s.dish, s.by, s.count - coalesce((
    select sum(e.plates) from entered as e where e.day = s.day and e.dish = s.dish and s.over ? e.short_id
  ), 0)
  from standing as s
$$;

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
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'member', b.by,
      'name', coalesce(nullif(m.name, ''), private.account_name(b.by), ''),
      'plates', coalesce((
        select jsonb_object_agg(d.dish, d.plates) from by_dish as d
        where d.by is not distinct from b.by and d.plates <> 0
      ), '{}'),
      'expenses', b.expenses, 'waste', b.waste, 'entries', b.entries, 'first_at', b.first_at, 'last_at', b.last_at
    ) order by b.first_at, b.by), '[]')
    from by_member as b left join public.stall_members as m on m.stall = here and m.member = b.by
  ));
end $$;
