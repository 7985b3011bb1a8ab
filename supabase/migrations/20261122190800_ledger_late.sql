-- What helpers entered and the owner has not accepted yet.

-- What waits for the owner: the first thousand, since 10,000 as large as a helper can make them are 40 MB, which no phone
-- gets. The others come once these are decided.
create function public.late_entries(stall uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
begin
  perform private.check_owner(here, private.caller());
  return jsonb_build_object('entries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.event_id, 'by', l.by, 'name', coalesce(nullif(m.name, ''), private.account_name(l.by), ''),
      'why', l.why, 'arrived_at', l.arrived_at,
      'event', l.data || jsonb_build_object(
        'id', l.event_id, 'kind', l.kind, 'day', l.day, 'at', l.at, 'device', l.device
      )
    ) order by l.arrived_at, l.at, l.event_id), '[]')
    from (
      select w.* from public.ledger_late as w where w.stall = here order by w.arrived_at, w.at, w.event_id limit 1000
    ) as l
    left join public.stall_members as m on m.stall = here and m.member = l.by
  ));
end $$;

-- Accepts or declines what waits. Harmless to repeat; ids that wait no more change nothing.
create function public.decide_late(stall uuid, ids jsonb, accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  head bigint;
  added bigint;
begin
  perform private.check_owner(here, private.locked_caller());
  if jsonb_typeof(ids) is distinct from 'array' or jsonb_array_length(ids) > 10000 or accept is null then
    raise exception using errcode = '22023', message = 'ids: an array of at most 10000; accept: true or false';
  end if;
  head := private.lock_head(here);
  with decided as (
    delete from public.ledger_late as l
    where l.stall = here and l.event_id::text in (select lower(i) from jsonb_array_elements_text(ids) as i)
    returning l.*
  ), stored as (
    insert into public.ledger (stall, event_id, seq, kind, day, at, by, device, data)
    select here, d.event_id, head + row_number() over (order by d.arrived_at, d.at, d.event_id),
      d.kind, d.day, d.at, d.by, d.device, d.data
    from decided as d
    where accept
    returning 1
  )
  select count(*) into added from stored;
  if head + added > 1000000 then
    raise exception using errcode = 'PT507', message = 'stall_full';
  end if;
  update public.ledger_heads as h set seq = head + added where h.stall = here and added > 0;
  return jsonb_build_object('head', head + added);
end $$;
