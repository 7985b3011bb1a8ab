-- How the releases of the tools do: counts of what pages report, without a person, a browser or a single visit.

create table private.health_counts (
  hour timestamptz not null,
  tool text not null check (length(tool) <= 40),
  release text not null check (length(release) <= 80),
  kind text not null check (kind in ('open', 'failure', 'vitals')),
  -- Why it failed; empty otherwise.
  failure text not null default '' check (length(failure) <= 20),
  count integer not null default 0,
  -- Reports beyond a limit of the hour, which `count` leaves out. Of vitals there is nothing else here.
  capped integer not null default 0,
  -- From which of 64 slots the counted reports came. Each network has one of them for a release.
  slots bit(64) not null default 0::bit(64),
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

create table private.health_networks (
  hour timestamptz not null,
  network text not null,
  -- Empty in the row `all`.
  tool text not null default '',
  release text not null default '',
  kind text not null default '',
  reports integer not null default 0,
  primary key (hour, network, tool, release, kind)
);
comment on table private.health_networks is
  'Counted reports of this hour, by pseudonyms of networks that hold for an hour, and of all. Past hours go with the next report.';

do $$
declare
  named text;
begin
  foreach named in array array['health_counts', 'health_vitals', 'health_networks'] loop
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
  delete from private.health_networks where (hour, network, tool, release, kind) in (
    select past.hour, past.network, past.tool, past.release, past.kind from private.health_networks as past
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
end;
$$;

-- Counts a report, which the caller has validated (libs/health/src/report.ts) and whose release is one of the site's. Beyond 20 of
-- its release and kind from a network, `network_limit` of a network or `total_limit` of all in an hour, it is counted
-- as capped. Returns whether it is not.
create function public.count_health(
  report jsonb, network text, slot integer, network_limit integer, total_limit integer
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  today constant date := (now() at time zone 'utc')::date;
  tool constant text := report ->> 'tool';
  release constant text := report ->> 'release';
  kind constant text := report ->> 'kind';
  failure constant text := coalesce(report ->> 'failure', '');
  is_capped boolean;
begin
  perform private.forget_health();

  -- The row of all is locked first, so reports are counted one after the other, and none waits in a circle.
  insert into private.health_networks (hour, network) values (this_hour, 'all') on conflict do nothing;
  select counted.reports >= total_limit into is_capped from private.health_networks as counted
  where counted.hour = this_hour and counted.network = 'all' for update;
  select is_capped or coalesce(sum(counted.reports), 0) >= network_limit or coalesce(
    sum(counted.reports) filter (
      where counted.tool = tool and counted.release = release and counted.kind = kind
    ), 0
  ) >= 20
  into is_capped
  from private.health_networks as counted
  where counted.hour = this_hour and counted.network = network;

  if is_capped or kind <> 'vitals' then
    insert into private.health_counts (hour, tool, release, kind, failure) values (this_hour, tool, release, kind, failure)
    on conflict do nothing;
    update private.health_counts as counted
    set capped = counted.capped + is_capped::integer,
      count = counted.count + (not is_capped)::integer,
      slots = case when is_capped then counted.slots else set_bit(counted.slots, slot, 1) end
    where counted.hour = this_hour and counted.tool = tool and counted.release = release
      and counted.kind = kind and counted.failure = failure;
  end if;
  if is_capped then
    return false;
  end if;

  insert into private.health_networks (hour, network, tool, release, kind, reports)
  values (this_hour, 'all', '', '', '', 1), (this_hour, network, tool, release, kind, 1)
  on conflict on constraint health_networks_pkey do update set reports = health_networks.reports + 1;
  if kind = 'vitals' then
    insert into private.health_vitals (day, tool, release, vital, language, connection, bucket, count)
    select today, tool, release, measured.key,
      report ->> 'language', report ->> 'connection', measured.value::integer, 1
    from jsonb_each_text(report -> 'values') as measured
    on conflict on constraint health_vitals_pkey do update set count = health_vitals.count + 1;
  end if;
  return true;
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
  with counted as (
    select tool, release, kind, failure, sum(count) as browsers, sum(capped) as capped, bit_or(slots) as slots
    from private.health_counts
    where hour >= since and kind <> 'vitals'
    group by tool, release, kind, failure
  )
  select coalesce(jsonb_agg(to_jsonb(summed) order by tool, release), '[]')
  from (
    select tool, release,
      greatest(
        sum(browsers) filter (where kind = 'open'), sum(browsers) filter (where kind = 'failure')
      ) as opened,
      coalesce(sum(browsers) filter (where kind = 'failure'), 0) as failed,
      coalesce(jsonb_object_agg(failure, browsers) filter (where kind = 'failure' and browsers > 0), '{}') as kinds,
      coalesce(bit_count(bit_or(slots) filter (where kind = 'failure')), 0) as networks,
      sum(capped) as capped
    from counted
    group by tool, release
  ) as summed
$$;

-- How many visits fell into each bucket since a day, and how many were capped.
create function public.read_vitals(since date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'vitals',
    coalesce(jsonb_agg(to_jsonb(summed) order by tool, release, vital, language, connection, bucket), '[]'),
    'capped',
    (select coalesce(sum(capped), 0) from private.health_counts
    where hour >= since::timestamp at time zone 'utc' and kind = 'vitals')
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
