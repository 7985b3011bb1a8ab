-- What a phone sends.

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
      -- An owner who sends it, as from a file of the helper's, has accepted it.
      when mine.role = 'helper'
        and exists (select from public.ledger_late as l where l.stall = mine.stall and l.event_id = s.event_id)
        then 'waiting'
      -- Time: a phone enters everything after the last entry of the day, so one entry far ahead would spoil its day.
      when s.day > today or s.at > private.ms(now()) + 86400000 then 'day_ahead'
      when mine.role = 'owner' then 'new'
      -- The longest note takes 800 bytes: a helper must not be able to fill the owner's stall. What a count was typed
      -- over has a limit of its own.
      when octet_length((case when s.kind = 'plates' then s.data - 'over' else s.data end)::text) > 4096 then 'too_large'
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
