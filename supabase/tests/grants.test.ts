import { describe, expect, it } from 'vitest';
import { newHelper, newStall } from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';

const databases = await openDatabases();

const TABLES = [
  'stalls',
  'stall_members',
  'ledger',
  'ledger_heads',
  'ledger_late',
  'invites',
  'erased_stalls',
];

const STATEMENTS = TABLES.flatMap((table) => [
  `select * from public.${table}`,
  `insert into public.${table} default values`,
  `update public.${table} set ${table === 'stalls' ? 'owner = owner' : 'stall = stall'}`,
  `delete from public.${table}`,
  `truncate public.${table}`,
]);

/** What the API offers to those who are signed in. */
const FUNCTIONS = (
  'accept_invite create_stall day_by_member day_totals decide_late delete_account erase_stall invite ' +
  'late_entries leave members my_stalls opening pull push remove_member'
).split(' ');

/** What whoever has the link of an invitation calls, before they sign in. */
const OF_ANYBODY = ['invitation'];

/** What only the Edge Functions call, with the secret key. */
const OF_EDGE_FUNCTIONS = ['count_health', 'read_health', 'read_vitals', 'take_gemini_call'];

describe.each(databases)('$name: who may do what', (db) => {
  it('nobody reads or writes a table directly, not even what is theirs', async () => {
    const stall = await newStall(db);
    const helper = await newHelper(db, stall);
    const callers = [
      { role: 'anon', account: null },
      { role: 'authenticated', account: stall.owner },
      { role: 'authenticated', account: helper },
      { role: 'service_role', account: null },
    ] as const;
    const refused = /^42501 permission denied/;
    for (const caller of callers) {
      const refusals = STATEMENTS.map(
        async (statement) => [statement, await refusalOf(db.as(caller, statement))] as const,
      );
      // oxlint-disable-next-line no-await-in-loop -- one caller after the other
      const all = await Promise.all(refusals);
      expect(all.filter(([, refusal]) => !refused.test(refusal))).toEqual([]);
    }
  });

  it('all tables are under row-level security, without a policy', async () => {
    const rows = await db.query(
      `select relname, relrowsecurity from pg_class
       where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(rows.filter(({ relrowsecurity }) => relrowsecurity !== true)).toEqual([]);
    expect(await db.query('select * from pg_policies')).toEqual([]);
  });

  it('the API offers these functions, to the signed-in alone', async () => {
    const rows = await db.query(
      `select proname as name, has_function_privilege('authenticated', oid, 'execute') as signed_in,
         has_function_privilege('anon', oid, 'execute') or has_function_privilege('public', oid, 'execute')
           or has_function_privilege('service_role', oid, 'execute') as others
       from pg_proc where pronamespace = 'public'::regnamespace and proname <> all ($1) order by 1`,
      [[...OF_EDGE_FUNCTIONS, ...OF_ANYBODY]],
    );
    expect(rows).toEqual(FUNCTIONS.map((name) => ({ name, signed_in: true, others: false })));
  });

  it('the API offers the name of an invitation to anybody, and no other function', async () => {
    const rows = await db.query(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`,
    );
    expect(rows.map(({ name }) => name)).toEqual(OF_ANYBODY);
  });

  it('what the functions share is out of reach', async () => {
    const caller = { role: 'authenticated', account: (await newStall(db)).owner } as const;
    expect(await refusalOf(db.as(caller, 'select private.caller()'))).toMatch(/^42501/);
    expect(await refusalOf(db.as(caller, 'select * from private.event_kinds'))).toMatch(/^42501/);
    expect(await refusalOf(db.as(caller, 'select * from auth.users'))).toMatch(/^42501/);
  });

  it('every function looks names up nowhere but where it says', async () => {
    const rows = await db.query(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    );
    expect(rows).toEqual([]);
  });
});
