-- How the releases of the tools do: counts of what pages report, without a person, a browser or a single visit.

create table private.health_counts (
  hour timestamptz not null,
  tool text not null check (length(tool) <= 40),
  release text not null check (length(release) <= 80),
  kind text not null check (kind in ('open', 'failure')),
  -- Why it failed; empty for an opening.
  failure text not null default '' check (length(failure) <= 20),
  count integer not null default 0,
  primary key (hour, tool, release, kind, failure)
);
comment on table private.health_counts is
  'Browsers that opened a release, and in which it failed, by hour (UTC). Kept for 90 days.';

create table private.health_vitals (
  day date not null,
  tool text not null check (length(tool) <= 40),
  release text not null check (length(release) <= 80),
  vital text not null check (length(vital) <= 10),
  language text not null check (length(language) <= 20),
  connection text not null check (length(connection) <= 20),
  bucket integer not null,
  count integer not null default 0,
  primary key (day, tool, release, vital, language, connection, bucket)
);
comment on table private.health_vitals is
  'Visits by day (UTC) and by the bucket of a web vital. Kept for 90 days.';

create table private.health_releases (
  day date not null,
  tool text not null,
  release text not null,
  primary key (day, tool, release)
);
comment on table private.health_releases is
  'Releases that were reported on a day (UTC): their number is limited.';

create table private.health_callers (
  hour timestamptz not null,
  caller text not null,
  reports integer not null default 0,
  primary key (hour, caller)
);
comment on table private.health_callers is
  'Reports of this hour, by pseudonyms of addresses that hold for an hour, and of all. Past hours go with the next report.';

do $$
declare
  named text;
begin
  foreach named in array array['health_counts', 'health_vitals', 'health_releases', 'health_callers'] loop
    execute format('alter table private.%I enable row level security', named);
    execute format('revoke all on table private.%I from public, anon, authenticated, service_role', named);
  end loop;
end;
$$;

-- Removes what is no longer needed, a few rows with each report; those that another report is deleting are left to it.
create function private.forget_health()
returns void
language plpgsql
security invoker
set search_path = ''
as $$
declare
  oldest constant timestamptz := now() - interval '90 days';
begin
  delete from private.health_callers where (hour, caller) in (
    select past.hour, past.caller from private.health_callers as past
    where past.hour < date_trunc('hour', now(), 'UTC') limit 100 for update skip locked
  );
  delete from private.health_counts where (hour, tool, release, kind, failure) in (
    select past.hour, past.tool, past.release, past.kind, past.failure from private.health_counts as past
    where past.hour < oldest limit 100 for update skip locked
  );
  delete from private.health_vitals where (day, tool, release, vital, language, connection, bucket) in (
    select past.day, past.tool, past.release, past.vital, past.language, past.connection, past.bucket
    from private.health_vitals as past
    where past.day < (oldest at time zone 'utc')::date limit 100 for update skip locked
  );
  delete from private.health_releases where (day, tool, release) in (
    select past.day, past.tool, past.release from private.health_releases as past
    where past.day < (now() at time zone 'utc')::date limit 100 for update skip locked
  );
end;
$$;

-- Counts a report, which the caller has validated (libs/health/src/report.ts), or returns the limit that is reached: `caller`,
-- `all`, or `releases` for one more release than a day may have. The limits of calls are those of an hour.
create function public.count_health(
  report jsonb, caller text, caller_limit integer, total_limit integer, release_limit integer
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  today constant date := (now() at time zone 'utc')::date;
  tool constant text := report ->> 'tool';
  release constant text := report ->> 'release';
  of_caller integer;
  of_all integer;
begin
  perform private.forget_health();

  -- The row of all is locked first, so reports are counted one after the other, and none waits in a circle.
  insert into private.health_callers (hour, caller, reports) values (this_hour, 'all', 0)
  on conflict do nothing;
  select counted.reports into of_all from private.health_callers as counted
  where counted.hour = this_hour and counted.caller = 'all' for update;
  if of_all >= total_limit then
    return 'all';
  end if;
  select counted.reports into of_caller from private.health_callers as counted
  where counted.hour = this_hour and counted.caller = count_health.caller;
  if of_caller >= caller_limit then
    return 'caller';
  end if;

  if not exists (
    select from private.health_releases as known
    where known.day = today and known.tool = report ->> 'tool' and known.release = report ->> 'release'
  ) then
    if (select count(*) from private.health_releases as known where known.day = today) >= release_limit then
      return 'releases';
    end if;
    insert into private.health_releases (day, tool, release) values (today, tool, release);
  end if;

  insert into private.health_callers (hour, caller, reports)
  values (this_hour, 'all', 1), (this_hour, count_health.caller, 1)
  on conflict on constraint health_callers_pkey do update set reports = health_callers.reports + 1;

  if report ->> 'kind' = 'vitals' then
    insert into private.health_vitals (day, tool, release, vital, language, connection, bucket, count)
    select today, report ->> 'tool', report ->> 'release', measured.key,
      report ->> 'language', report ->> 'connection', measured.value::integer, 1
    from jsonb_each_text(report -> 'values') as measured
    on conflict on constraint health_vitals_pkey do update set count = health_vitals.count + 1;
  else
    insert into private.health_counts (hour, tool, release, kind, failure, count)
    values (this_hour, tool, release, report ->> 'kind', coalesce(report ->> 'failure', ''), 1)
    on conflict on constraint health_counts_pkey do update set count = health_counts.count + 1;
  end if;
  return null;
end;
$$;

-- The counts of each release since a full hour. A browser in which a release failed had opened it: where its opening was counted
-- before that hour, or not at all, it counts as one here.
create function public.read_health(since timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with failed as (
    select tool, release, failure, sum(count) as browsers
    from private.health_counts
    where hour >= since and kind = 'failure'
    group by tool, release, failure
  ),
  failures as (
    select tool, release, sum(browsers) as browsers, jsonb_object_agg(failure, browsers) as kinds
    from failed
    group by tool, release
  ),
  openings as (
    select tool, release, sum(count) as browsers
    from private.health_counts
    where hour >= since and kind = 'open'
    group by tool, release
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'tool', tool,
        'release', release,
        'opened', greatest(openings.browsers, failures.browsers),
        'failed', coalesce(failures.browsers, 0),
        'kinds', coalesce(failures.kinds, '{}')
      )
      order by tool, release
    ),
    '[]'
  )
  from openings full join failures using (tool, release)
$$;

-- How many visits fell into each bucket since a day.
create function public.read_vitals(since date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(to_jsonb(summed) order by tool, release, vital, language, connection, bucket), '[]'
  )
  from (
    select tool, release, vital, language, connection, bucket, sum(count) as count
    from private.health_vitals
    where day >= since
    group by tool, release, vital, language, connection, bucket
  ) as summed
$$;

-- Functions are everybody's by default.
revoke all on function private.forget_health() from public, anon, authenticated, service_role;
revoke all on function public.count_health(jsonb, text, integer, integer, integer) from public, anon, authenticated;
revoke all on function public.read_health(timestamptz) from public, anon, authenticated;
revoke all on function public.read_vitals(date) from public, anon, authenticated;
grant execute on function public.count_health(jsonb, text, integer, integer, integer) to service_role;
grant execute on function public.read_health(timestamptz) to service_role;
grant execute on function public.read_vitals(date) to service_role;
