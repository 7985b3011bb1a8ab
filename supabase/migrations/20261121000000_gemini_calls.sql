-- How often the gateway to the text model was used today, by pseudonyms that hold for one day.
create table public.gemini_calls (
  day date not null,
  subject text not null,
  calls integer not null default 0,
  primary key (day, subject)
);

comment on table public.gemini_calls is
  'Calls of the gateway on a day (UTC), by subject. Written by take_gemini_call alone.';

-- No policy: nobody but the service role reads or writes it.
alter table public.gemini_calls enable row level security;
revoke all on table public.gemini_calls from anon, authenticated;
grant select, insert, update, delete on table public.gemini_calls to service_role;

-- Counts one call under every subject, or under none of them when one has reached its limit: then it
-- returns the first such subject, else null. Both lists are as long as each other.
create function public.take_gemini_call(subjects text[], limits integer[])
returns text
language plpgsql
security invoker
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  used_up text;
begin
  if cardinality(subjects) is distinct from cardinality(limits) then
    raise exception 'take_gemini_call: % subjects, but % limits',
      cardinality(subjects), cardinality(limits);
  end if;

  -- A few rows of past days with each call; those that another call is deleting are left to it.
  delete from public.gemini_calls
  where (day, subject) in (
    select past.day, past.subject
    from public.gemini_calls as past
    where past.day < today
    limit 100
    for update skip locked
  );

  -- Always in the same order, so that two calls wait for each other and never in a circle.
  insert into public.gemini_calls (day, subject)
  select today, wanted.subject
  from unnest(subjects) as wanted (subject)
  order by wanted.subject
  on conflict do nothing;

  perform 1
  from public.gemini_calls
  where day = today and subject = any (subjects)
  order by subject
  for update;

  select wanted.subject
  into used_up
  from unnest(subjects, limits) with ordinality as wanted (subject, most, place)
  join public.gemini_calls as counted
    on counted.day = today and counted.subject = wanted.subject
  where counted.calls >= wanted.most
  order by wanted.place
  limit 1;

  if used_up is not null then
    return used_up;
  end if;

  update public.gemini_calls
  set calls = calls + 1
  where day = today and subject = any (subjects);

  return null;
end;
$$;

-- Functions are everybody's by default.
revoke all on function public.take_gemini_call(text[], integer[]) from public, anon, authenticated;
grant execute on function public.take_gemini_call(text[], integer[]) to service_role;
