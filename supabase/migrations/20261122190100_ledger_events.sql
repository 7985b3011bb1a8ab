-- Which events the ledger takes: what the phones of this version can read (libs/ledger/src/event-schema.ts).

create table private.event_kinds (
  kind text primary key,
  -- The names of the fields; an object where a field has fields, or holds a list of what has.
  fields jsonb not null,
  shape jsonpath not null
);
alter table private.event_kinds enable row level security;
revoke all on table private.event_kinds from public, anon, authenticated, service_role;
comment on table private.event_kinds is
  'Kinds of events, and the fields of each. Another kind is refused as unknown_kind, another field as unknown_field: who '
  'adds one to libs/ledger adds it here in the same commit, and brings the database to it first.';

-- In these conditions, each comparison stands behind a check of the type: else it would be unknown, not false.
do $$
declare
  -- Figures stand in objects by id: a phone refuses the names that every object has.
  subject constant text := '(%1$s.type() == "string" && %1$s like_regex "^[A-Za-z0-9_-]{1,80}$" && '
    '!(%1$s like_regex "^(constructor|__proto__|__defineGetter__|__defineSetter__|__lookupGetter__|__lookupSetter__|'
    'hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|toString|valueOf)$"))';
  uuid constant text :=
    '(%1$s.type() == "string" && %1$s like_regex "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$")';
  text_of constant text := '(%1$s.type() == "string" && %1$s like_regex "^.{0,200}$" flag "s")';
  -- Something in it must be seen: no spaces, control or format characters, nor what fonts draw as nothing.
  name constant text := '(%1$s.type() == "string" && %1$s like_regex "^.{0,200}$" flag "s" && %1$s like_regex '
    '"[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890-\u0891\u08E2\u115F-\u1160'
    '\u1680\u17B4-\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF'
    '\uFFA0\uFFF0-\uFFFB\u{110BD}\u{110CD}\u{13430}-\u{1343F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}'
    '\u{E0000}-\u{E0FFF}]")';
  price constant text := '(%1$s.type() == "number" && %1$s >= 0 && %1$s <= 1000000000)';
  whole constant text := '(%1$s.type() == "number" && %1$s %% 1 == 0 && %1$s >= %2$s && %1$s <= 1000000)';
  one_of constant text := '(%1$s.type() == "string" && %1$s like_regex "^(%2$s)$")';
  units constant text := 'kg|g|litre|ml|piece|dozen';
  -- An amount that rounds to no millionth would be 0.
  amount constant text := '(%1$s.amount.type() == "number" && %1$s.amount >= 0.0000005 && %1$s.amount <= 1000000000 && '
    || format(one_of, '%1$s.unit', units) || ')';
  unit constant text := '(' || format(one_of, '%1$s', units) ||
    ' || (%1$s.type() == "object" && ' || format(one_of, '%1$s.as', 'loose|packet|bundle|tray') ||
    ' && %1$s.of.type() == "object" && ' || format(amount, '%1$s.of') || '))';
  -- A filter looks into lists within a list by itself, so it cannot tell the type of a line.
  recipe constant text := '(%1$s.type() == "array" && %1$s.size() <= 40 && '
    '!exists(%1$s[*].type() ? (@ != "object")) && !exists(%1$s[*] ? (!('
    || format(subject, '@.ingredient') || ' && ' || format(amount, '@') || '))))';
  optional constant text := '(!exists(%1$s) || %2$s)';
  is_true_or_false constant text := '(%1$s.type() == "boolean")';
  fields constant text := '$.fields.type() == "object" && ';
  scope constant text := format(one_of, '$.scope', 'from|day');
  -- The change before it that the phone knew.
  after constant text := ' && ' || format(optional, '$.after', format(uuid, '$.after'));
begin
  insert into private.event_kinds (kind, fields, shape) values
    -- Tapped; or typed, over so many entries at most.
    ('plates', '{"dish": 0, "plates": 0, "count": 0, "over": 0}', (
      format(subject, '$.dish') || ' && ((' || format(whole, '$.plates', -1000000) || ' && $.plates != 0 '
      '&& !exists($.count) && !exists($.over)) || (' || format(whole, '$.count', 0) || ' && !exists($.plates) '
      '&& $.over.type() == "array" && $.over.size() <= 200 && !exists($.over[*].type() ? (@ != "string")) '
      '&& !exists($.over[*] ? (!(@ like_regex "^[0-9a-f]{12}$")))))')::jsonpath),
    ('price', '{"ingredient": 0, "price": 0, "unit": {"as": 0, "of": {"amount": 0, "unit": 0}}, "scope": 0, "after": 0}', (
      format(subject, '$.ingredient') || ' && ' || format(price, '$.price') || ' && '
      || format(unit, '$.unit') || ' && ' || scope || after)::jsonpath),
    ('ingredient', '{"ingredient": 0, "scope": 0, "after": 0, "fields": {"name": 0, "isRetired": 0,
      "unit": {"as": 0, "of": {"amount": 0, "unit": 0}}, "preparation": {"yields": {"amount": 0, "unit": 0},
      "recipe": {"ingredient": 0, "amount": 0, "unit": 0}}}}', (
      format(subject, '$.ingredient') || ' && ' || scope || after || ' && ' || fields
      || format(optional, '$.fields.name', format(name, '$.fields.name')) || ' && '
      || format(optional, '$.fields.unit', format(unit, '$.fields.unit')) || ' && '
      || format(optional, '$.fields.isRetired', format(is_true_or_false, '$.fields.isRetired')) || ' && '
      || format(optional, '$.fields.preparation', '($.fields.preparation.type() == "null" || '
        '($.fields.preparation.type() == "object" && $.fields.preparation.yields.type() == "object" && '
        || format(amount, '$.fields.preparation.yields') || ' && '
        || format(recipe, '$.fields.preparation.recipe') || '))'))::jsonpath),
    ('dish', '{"dish": 0, "scope": 0, "after": 0, "fields": {"name": 0, "sellingPrice": 0, "isRetired": 0, "position": 0,
      "recipe": {"ingredient": 0, "amount": 0, "unit": 0}}}', (
      format(subject, '$.dish') || ' && ' || scope || after || ' && ' || fields
      || format(optional, '$.fields.name', format(name, '$.fields.name')) || ' && '
      || format(optional, '$.fields.sellingPrice', format(price, '$.fields.sellingPrice')) || ' && '
      || format(optional, '$.fields.recipe', format(recipe, '$.fields.recipe')) || ' && '
      || format(optional, '$.fields.isRetired', format(is_true_or_false, '$.fields.isRetired')) || ' && '
      || format(optional, '$.fields.position', '($.fields.position.type() == "number" && '
        '$.fields.position >= -1000000000 && $.fields.position <= 1000000000)'))::jsonpath),
    ('stall', '{"fields": {"name": 0, "place": 0, "timeZone": 0}, "after": 0}', (fields
      || format(optional, '$.fields.name', format(name, '$.fields.name')) || ' && '
      || format(optional, '$.fields.place', format(text_of, '$.fields.place')) || ' && '
      || format(optional, '$.fields.timeZone',
        format(one_of, '$.fields.timeZone', '[A-Za-z][A-Za-z0-9_+/-]{0,63}')) || after)::jsonpath),
    ('expense', '{"category": 0, "note": 0, "amount": 0}', (
      format(one_of, '$.category', 'gas|ice|help|rent|other') || ' && ' || format(text_of, '$.note')
      || ' && $.amount.type() == "number" && $.amount >= 0.0000005 && $.amount <= 1000000000')::jsonpath),
    ('waste', '{"reason": 0, "dish": 0, "plates": 0, "ingredient": 0, "amount": 0, "unit": 0}', (
      format(one_of, '$.reason', 'unsold|spoilt|spilt|other') || ' && (('
      || format(subject, '$.dish') || ' && ' || format(whole, '$.plates', 1) || ' && !exists($.ingredient) && '
      '!exists($.amount) && !exists($.unit)) || (!exists($.dish) && !exists($.plates) && '
      || format(subject, '$.ingredient') || ' && ' || format(amount, '$') || '))')::jsonpath),
    ('undo', '{"event": 0, "of": 0}', (format(uuid, '$.event') || ' && '
      || format(one_of, '$.of', 'plates|price|ingredient|dish|stall|expense|waste|restore'))::jsonpath),
    ('restore', '{"events": 0}', ('$.events.type() == "array" && $.events.size() >= 1 && $.events.size() <= 80 && '
      '!exists($.events[*].type() ? (@ != "string")) && !exists($.events[*] ? (!' || format(uuid, '@') || '))')::jsonpath),
    -- What every event has; 8640000000000000 is the last moment that a Date can hold.
    ('', '{"id": 0, "kind": 0, "day": 0, "at": 0, "device": 0}', (format(uuid, '$.id') || ' && ' || format(uuid, '$.device')
      || ' && $.day.type() == "string" && $.day like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"'
      || ' && !($.day starts with "0000") && exists($.day.datetime("YYYY-MM-DD")) && $.kind.type() == "string"'
      || ' && $.at.type() == "number" && $.at % 1 == 0 && $.at >= 0 && $.at <= 8640000000000000')::jsonpath);
end $$;
comment on column private.event_kinds.shape is 'The row with the empty kind says what holds for every event.';

-- The name of a field that is not among these, such as `fields.colour`; null where there is none.
create function private.unknown_field(given jsonb, fields jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  name text;
  held jsonb;
  found text;
begin
  for name, held in
    select e.key, e.value from jsonb_each(case when jsonb_typeof(given) = 'object' then given else '{}' end) as e
  loop
    if not fields ? name then
      return name;
    end if;
    continue when jsonb_typeof(fields -> name) <> 'object';
    if jsonb_typeof(held) = 'array' then
      select min(private.unknown_field(i.item, fields -> name)) into found from jsonb_array_elements(held) as i (item);
    else
      found := private.unknown_field(held, fields -> name);
    end if;
    if found is not null then
      return name || '.' || found;
    end if;
  end loop;
  return null;
end $$;

-- Whether a text is too long for phones, which count units of UTF-16 in NFC: at most six for a character.
create function private.is_too_long(written text) returns boolean
language sql immutable strict set search_path = '' as $$
  select length(written) > 33 and length(c.composed)
    + length(regexp_replace(c.composed, '[^\U00010000-\U0010FFFF]', '', 'g')) > 200
  from (select normalize(written) as composed) as c
$$;

-- Reads the events of a push. `fault` is null for those that the ledger can take; only those have the other columns.
-- Everything is measured in the text that was sent, before a number of it is written out: 1e131071 would take 131,072 digits.
create function private.read_events(events json)
returns table (
  place bigint,
  sent_id text,
  fault text,
  -- Of an unknown one, its name.
  field text,
  event_id uuid,
  kind text,
  day date,
  at bigint,
  device uuid,
  data jsonb,
  -- What it takes, with what the database adds to each.
  bytes integer
)
language sql stable rows 500 set search_path = '' as $$
  with sent as materialized (
    select e.place, e.event ->> 'id' as id, e.event::text as source, case
      when json_typeof(e.event) <> 'object' then 'invalid'
      when octet_length(e.event::text) > 4096 then 'too_large'
      -- After whole texts, a number that no field can hold: more than 40 digits, or an exponent of three.
      when e.event::text ~ '^(?:[^"]|"(?:[^"\\]|\\.)*")*(?:[0-9.]{41}|[eE][-+]?[0-9]{3})' then 'invalid'
    end as fault
    from json_array_elements(events) with ordinality as e (event, place)
  ),
  parsed as materialized (
    select s.*, case when s.fault is null then s.source::jsonb end as event from sent as s
  ),
  of_kinds as materialized (
    select p.place, p.id, p.source, p.event, k.kind, k.shape, h.fields || k.fields as fields, case
      when p.fault is not null then p.fault
      -- These are the database's to say.
      when p.event ?| array['by', 'stall', 'seq'] then 'invalid'
      when (p.event @@ h.shape) is not true then 'invalid'
      when k.kind is null or k.kind = '' then 'unknown_kind'
      when k.kind = 'undo' and jsonb_typeof(p.event -> 'of') = 'string'
        and not exists (
          select from private.event_kinds as o where o.kind = p.event ->> 'of' and o.kind not in ('', 'undo')
        ) then 'unknown_kind'
    end as fault
    from parsed as p
    left join private.event_kinds as k on k.kind = p.event ->> 'kind'
    join private.event_kinds as h on h.kind = ''
  ),
  with_fields as materialized (
    select k.*, case when k.fault is null then private.unknown_field(k.event, k.fields) end as field from of_kinds as k
  ),
  checked as materialized (
    select f.place, f.id, f.source, f.event, f.kind, f.field, case
      when f.fault is not null then f.fault
      when f.field is not null then 'unknown_field'
      when (f.event @@ f.shape) is not true then 'invalid'
      when private.is_too_long(f.event ->> 'note') or private.is_too_long(f.event #>> '{fields,name}')
        or private.is_too_long(f.event #>> '{fields,place}') then 'invalid'
    end as fault
    from with_fields as f
  )
  select
    c.place,
    left(coalesce(c.id, ''), 80),
    c.fault,
    left(c.field, 80),
    case when c.fault is null then (c.event ->> 'id')::uuid end,
    c.kind,
    case when c.fault is null then (c.event ->> 'day')::date end,
    case when c.fault is null then (c.event ->> 'at')::numeric::bigint end,
    case when c.fault is null then (c.event ->> 'device')::uuid end,
    case when c.fault is null then c.event - array['id', 'kind', 'day', 'at', 'device'] end,
    octet_length(c.source) + 200
  from checked as c
$$;
