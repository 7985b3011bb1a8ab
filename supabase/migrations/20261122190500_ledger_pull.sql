-- What a phone fetches.

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
      or (day = today and data ->> 'of' in ('plates', 'waste', 'expense', 'restore'))) then
      private.fields_of(data, 'event', 'of')
    when day <> today then null
    when kind = 'restore' then private.fields_of(data, 'events')
    when kind = 'plates' then private.fields_of(data, 'dish', 'plates', 'count', 'over')
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

-- Events after a number, in the order of their numbers: so many, and 2 MB, at most. `head` is up to where the answer goes: what
-- is numbered up to it is in the answers so far, as far as the caller may see it.
--
-- `everything`: else dishes, ingredients and prices, and today's entries.
create function private.page(of_stall uuid, my_role text, after_seq bigint, most integer, everything boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  clock constant jsonb := private.clock(of_stall);
  today constant date := (clock ->> 'today')::date;
  head bigint;
  events jsonb;
  page_end bigint;
  more boolean;
begin
  if after_seq is null or after_seq < 0 or most is null or most not between 1 and 5000 then
    raise exception using errcode = '22023', message = 'since: from 0; max_events: 1 to 5000';
  end if;
  -- First: no event up to this number can come later.
  select h.seq into head from public.ledger_heads as h where h.stall = of_stall;
  with visible as (
    select l.seq, private.wire(l, v.fields) as event
    from public.ledger as l
    cross join lateral (
      select case when my_role = 'owner' then l.data else private.for_helper(l.kind, l.data, l.day, today) end as fields
    ) as v
    where l.stall = of_stall and l.seq > after_seq and l.seq <= head
      and (everything or l.is_reference or l.day = today) and v.fields is not null
    order by l.seq
    limit most + 1
  ),
  numbered as (
    select v.*, row_number() over in_order as place, sum(pg_column_size(v.event)) over in_order as bytes
    from visible as v
    window in_order as (order by v.seq)
  )
  select
    coalesce(jsonb_agg(n.event order by n.seq) filter (where n.is_in), '[]'), max(n.seq) filter (where n.is_in),
    coalesce(bool_or(not n.is_in), false)
  into events, page_end, more
  from (select o.*, o.place = 1 or (o.place <= most and o.bytes <= 2000000) as is_in from numbered as o) as n;
  return clock || jsonb_build_object(
    'head', case when more then page_end else greatest(head, after_seq) end,
    'role', my_role, 'events', events, 'more', more
  );
end $$;

create function public.pull(stall uuid, since bigint, max_events integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  my_role constant text := private.role_at(stall, private.caller());
begin
  return private.page(stall, my_role, since, max_events, my_role = 'owner');
end $$;

-- All that a new phone needs to count today, in pages as those of `pull`. Nothing of it counts as pulled.
create function public.opening(stall uuid, since bigint default 0, max_events integer default 5000) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.page(stall, private.role_at(stall, private.caller()), since, max_events, false);
end $$;
