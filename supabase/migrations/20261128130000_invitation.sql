-- The stall that an invitation is of, before somebody joins or signs in.

-- Until when the lookups of a network are used up. Networks are hashed, and go when their time is over.
create table private.invitation_pace (
  network bytea primary key,
  used_until timestamptz not null
);
alter table private.invitation_pace enable row level security;
revoke all on table private.invitation_pace from public, anon, authenticated, service_role;

-- The network that calls, as `functions/_shared/network.ts` has it: Cloudflare replaces a forged address, and the nearest proxy
-- appends the one that it saw. One household has all addresses of a /64; what is no address is counted as it is written.
create function private.caller_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address constant text := left(coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''), regexp_replace(headers ->> 'x-forwarded-for', '^.*,\s*', ''), ''), 300);
  seen inet;
begin
  seen := regexp_replace(address, '^::ffff:', '', 'i')::inet;
  return host(network(set_masklen(seen, case family(seen) when 4 then 32 else 64 end)));
exception when invalid_text_representation then
  return address;
end $$;
revoke all on function private.caller_network() from public, anon, authenticated, service_role;

-- The stall's name for whoever has a code, and nothing else of it; null for any code that admits nobody: unknown, used,
-- expired or ended. As sign-in: 30 lookups at once from a network, then one in 10 s. The code is found by its hash, so how
-- long that takes says nothing of others. An unknown code raises nothing: its lookup would not be counted.
create function public.invitation(code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash constant bytea := sha256(convert_to(lower(btrim(coalesce(left(code, 300), ''))), 'UTF8'));
  here constant bytea := sha256(convert_to(private.caller_network(), 'UTF8'));
begin
  delete from private.invitation_pace where network in (
    select p.network from private.invitation_pace as p where p.used_until < now() limit 10 for update skip locked
  );
  insert into private.invitation_pace as p (network, used_until) values (here, now() + interval '10 seconds')
  on conflict (network) do update set used_until = greatest(p.used_until, now()) + interval '10 seconds'
  where p.used_until <= now() + interval '290 seconds';
  if not found then
    raise exception using errcode = 'PT429', message = 'pace', detail = '10';
  end if;
  return (
    select jsonb_build_object('name', coalesce(s.name, ''))
    from public.invites as i join public.stalls as s on s.id = i.stall
    where i.code_hash = hash and i.used_at is null and i.expires_at > now()
  );
end $$;

revoke all on function public.invitation(text) from public, anon, authenticated, service_role;
grant execute on function public.invitation(text) to anon, authenticated;
