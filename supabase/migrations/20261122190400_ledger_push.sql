-- What a phone sends.

-- Says of each event of a push what becomes of it: 'stored' it is there already, 'new', 'waiting' it waits for the
-- owner already, 'late' it will, or why it is refused.
create function private.judge(mine public.stall_members, events json, today date)
returns table (
  place bigint,
  sent_id text,
  verdict text,
  field text,
  event_id uuid,
  kind text,
  day date,
  at bigint,
  device uuid,
  data jsonb,
  bytes integer
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
      -- An owner who sends it, as from a file of the helper's, has accepted it.
      when mine.role = 'helper'
        and exists (select from public.ledger_late as l where l.stall = mine.stall and l.event_id = s.event_id)
        then 'waiting'
      when s.day > today or s.at > private.ms(now()) + 86400000 then 'day_ahead'
      when mine.role = 'owner' then 'new'
      when s.kind not in ('plates', 'waste', 'expense', 'undo') then 'forbidden'
      when s.kind = 'waste' and not s.data ? 'dish' then 'forbidden'
      when s.kind = 'undo' and s.data ->> 'of' not in ('plates', 'waste', 'expense') then 'forbidden'
      when mine.removed_at is null and s.day = today then 'new'
      -- By the server's days alone: the time that a phone says may follow from a clock that is wrong.
      when s.day < today - 7 then 'too_late'
      else 'late'
    end as verdict
    from sent as s
  ),
  -- What the undos of a helper take back: their own entries, and plates that somebody else has just entered.
  targets as materialized (
    -- `union`: two undos may take back the same event.
    select l.event_id, l.kind, l.day,
      l.by = mine.member or (l.kind = 'plates' and l.day = today and l.received_at > now() - interval '5 minutes') as is_open
    from first_look as u
    join public.ledger as l on l.stall = mine.stall and l.event_id = (u.data ->> 'event')::uuid
    where mine.role = 'helper' and u.kind = 'undo' and u.verdict in ('new', 'late')
    union
    select l.event_id, l.kind, l.day, l.by = mine.member
    from first_look as u
    join public.ledger_late as l on l.stall = mine.stall and l.event_id = (u.data ->> 'event')::uuid
    where mine.role = 'helper' and u.kind = 'undo' and u.verdict in ('new', 'late')
    union
    select e.event_id, e.kind, e.day, true from first_look as e
    where mine.role = 'helper' and e.kind <> 'undo' and e.verdict in ('new', 'late')
  ),
  second_look as materialized (
    select f.*, case
      when mine.role = 'helper' and f.kind = 'undo' and f.verdict in ('new', 'late') then case
        when t.event_id is null then 'undo_unknown'
        when t.kind = f.data ->> 'of' and t.day = f.day and t.is_open then f.verdict
        else 'forbidden'
      end
      else f.verdict
    end as outcome
    from first_look as f
    left join targets as t
      on f.kind = 'undo' and f.verdict in ('new', 'late') and t.event_id = (f.data ->> 'event')::uuid
  )
  select
    s.place,
    s.sent_id,
    case
      when s.outcome = 'late' and row_number() over (partition by s.outcome order by s.place) > 1000 - (
        select count(*) from public.ledger_late as l where l.stall = mine.stall and l.by = mine.member
      ) then 'waiting_full'
      when mine.role = 'helper' and s.outcome in ('new', 'late') and 5000 < count(*) filter (
        where s.outcome in ('new', 'late')
      ) over (order by s.place) + case when mine.active_on = today then mine.entries_that_day else 0 end then 'day_full'
      else s.outcome
    end,
    s.field, s.event_id, s.kind, s.day, s.at, s.device, s.data, s.bytes
  from second_look as s
$$;

-- Refuses for a while an account that sends more than 4,000 bytes a second and 36 MB: a year of 200 entries a day goes in at
-- once, and ten years within a day.
create function private.check_pace(me uuid) returns void
language plpgsql stable set search_path = '' as $$
declare
  seconds constant integer := (
    select ceil(extract(epoch from p.sent_until - now() - interval '2.5 hours'))
    from private.account_pace as p where p.account = me and p.sent_until > now()
  );
begin
  if seconds > 0 then
    raise exception using errcode = 'PT429', message = 'pace', detail = seconds::text;
  end if;
end $$;

-- What the events say of the stall itself; a zone only where this database knows it.
create function private.follow_fields(of_stall uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  wanted constant text := private.stall_field(of_stall, 'timeZone');
begin
  update public.stalls as s set
    name = coalesce(private.stall_field(of_stall, 'name'), ''),
    place = coalesce(private.stall_field(of_stall, 'place'), ''),
    time_zone = case when private.is_time_zone(wanted) then wanted else s.time_zone end
  where s.id = of_stall;
end $$;

-- Takes events in. Harmless to repeat. What is neither `late` nor `refused` is stored.
create function public.push(stall uuid, events json) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  me constant uuid := private.locked_caller();
  mine public.stall_members;
  zone text;
  head public.ledger_heads;
  today date;
  added bigint;
  entered bigint;
  added_bytes bigint;
  sent_bytes bigint;
  names_stall boolean;
  answer jsonb;
begin
  mine := private.membership(here, me);
  if octet_length(events::text) > 1048576 then
    raise exception using errcode = 'PT413', message = 'too_large';
  end if;
  if json_typeof(events) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'events: an array';
  end if;
  if json_array_length(events) > 500 then
    raise exception using errcode = 'PT413', message = 'too_large';
  end if;
  perform private.check_pace(me);
  head := private.lock_head(here);
  mine := private.membership(here, me);
  if mine.removed_at < clock_timestamp() - interval '7 days' then
    raise exception using errcode = '42501', message = 'not_a_member';
  end if;
  select s.time_zone into zone from public.stalls as s where s.id = here;
  today := private.stall_day(clock_timestamp(), zone);
  with judged as materialized (
    select * from private.judge(mine, events, today)
  ), stored as (
    insert into public.ledger (stall, event_id, seq, kind, day, at, by, device, data)
    select here, j.event_id, head.seq + row_number() over (order by j.place), j.kind, j.day, j.at, me, j.device, j.data
    from judged as j
    where j.verdict = 'new'
  ), accepted as (
    delete from public.ledger_late as l
    where l.stall = here and l.event_id in (select j.event_id from judged as j where j.verdict = 'new')
  ), set_aside as (
    insert into public.ledger_late (stall, event_id, kind, day, at, by, device, data, why)
    select here, j.event_id, j.kind, j.day, j.at, me, j.device, j.data,
      case when mine.removed_at is null then 'late' else 'removed' end
    from judged as j
    where j.verdict = 'late'
  )
  select
    count(*) filter (where j.verdict = 'new'),
    count(*) filter (where j.verdict in ('new', 'late')),
    coalesce(sum(j.bytes) filter (where j.verdict = 'new'), 0),
    coalesce(sum(j.bytes) filter (where j.verdict in ('new', 'late')), 0),
    bool_or(j.verdict = 'new' and (j.kind = 'stall' or (j.kind = 'undo' and j.data ->> 'of' = 'stall'))),
    jsonb_build_object(
      'late', coalesce(jsonb_agg(j.sent_id order by j.place) filter (where j.verdict in ('late', 'waiting')), '[]'),
      'refused', coalesce(
        jsonb_agg(jsonb_strip_nulls(
          jsonb_build_object('id', j.sent_id, 'code', j.verdict, 'field', j.field)
        ) order by j.place)
          filter (where j.verdict not in ('new', 'stored', 'late', 'waiting')),
        '[]'
      )
    )
  into added, entered, added_bytes, sent_bytes, names_stall, answer
  from judged as j;
  answer := answer || jsonb_build_object('head', private.move_head(head, added, added_bytes, mine.role));
  insert into private.account_pace as p (account, sent_until) values (me, now() + sent_bytes * interval '1 second' / 4000)
  on conflict (account) do update
    set sent_until = greatest(p.sent_until, now()) + sent_bytes * interval '1 second' / 4000 where sent_bytes > 0;
  update public.stall_members as m
  set active_on = today, entries_that_day = case when m.active_on = today then m.entries_that_day else 0 end + entered
  where m.stall = here and m.member = me and m.role = 'helper' and entered > 0;
  if names_stall then
    perform private.follow_fields(here);
  end if;
  return answer || private.clock(here);
end $$;
