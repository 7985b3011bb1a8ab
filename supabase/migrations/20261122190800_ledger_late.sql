-- What helpers entered and the owner has not accepted yet.

-- What waits for the owner: the first thousand, since those of fifty people, as large as helpers can make them, are 200 MB,
-- which no phone gets. The others come once these are decided.
create function public.late_entries(stall uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := stall;
begin
  perform private.check_owner(here, private.caller());
  return jsonb_build_object('entries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.event_id, 'by', l.by, 'name', coalesce(nullif(m.name, ''), private.account_name(l.by), ''),
      'email', coalesce(private.account_name(l.by), ''),
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
create function public.decide_late(stall uuid, ids json, accept boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  here constant uuid := stall;
  head public.ledger_heads;
  added bigint;
  added_bytes bigint;
begin
  perform private.check_owner(here, private.locked_caller());
  if octet_length(ids::text) > 500000 then
    raise exception using errcode = 'PT413', message = 'too_large';
  end if;
  if json_typeof(ids) is distinct from 'array' or json_array_length(ids) > 10000 or accept is null
    or exists (select from json_array_elements(ids) as i (id) where json_typeof(i.id) <> 'string') then
    raise exception using errcode = '22023', message = 'ids: an array of at most 10000 texts; accept: true or false';
  end if;
  head := private.lock_head(here);
  with decided as (
    delete from public.ledger_late as l
    where l.stall = here and l.event_id::text in (select lower(i) from json_array_elements_text(ids) as i)
    returning l.*
  ), stored as (
    insert into public.ledger (stall, event_id, seq, kind, day, at, by, device, data)
    select here, d.event_id, head.seq + row_number() over (order by d.arrived_at, d.at, d.event_id),
      d.kind, d.day, d.at, d.by, d.device, d.data
    from decided as d
    where accept
    returning octet_length(data::text) + 400 as bytes
  )
  select count(*), coalesce(sum(s.bytes), 0) into added, added_bytes from stored as s;
  return jsonb_build_object('head', private.move_head(head, added, added_bytes, 'owner'));
end $$;
