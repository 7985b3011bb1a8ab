-- Functions that tests of the local backend call; no project has them.
create table public.notes (
  id uuid primary key,
  author uuid not null references auth.users on delete cascade,
  words text not null
);

alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;

create function public.who_am_i() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', auth.uid(), 'role', auth.role(), 'runs_as', current_user)
$$;

create function public.my_contact() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('email', email, 'phone', phone) from auth.users where id = auth.uid()
$$;

create function public.echo(given jsonb, times integer default 1)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('given', given, 'times', times)
$$;

create function public.add_note(id uuid, words text)
returns jsonb language sql security definer set search_path = '' as $$
  insert into public.notes values (id, auth.uid(), words)
  returning jsonb_build_object('id', notes.id)
$$;

create function public.count_notes() returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.notes
$$;

create function public.list_words() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(words order by words) from public.notes
$$;

create function public.write_while_reading() returns jsonb language sql stable set search_path = '' as $$
  select public.add_note(gen_random_uuid(), 'x')
$$;

create function public.notes_unguarded() returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.notes
$$;

create function public.nothing() returns void language sql set search_path = '' as $$
  select
$$;

create function public.null_value() returns jsonb language sql set search_path = '' as $$
  select null::jsonb
$$;

create function public.refuse(code text) returns jsonb language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = code, message = 'refused', detail = 'why', hint = 'what to do';
end
$$;

create function public.count_forever() returns bigint language sql set search_path = '' as $$
  select count(*) from generate_series(1, 10000000000) as number
$$;

create function public.delete_account() returns void
language sql security definer set search_path = '' as $$
  delete from auth.users where id = auth.uid()
$$;

create function public.signed_in_only() returns boolean language sql set search_path = '' as $$
  select true
$$;
revoke all on function public.signed_in_only() from public, anon;
