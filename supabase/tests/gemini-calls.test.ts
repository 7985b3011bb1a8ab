import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabases, refusalOf } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

const databases = await openDatabases();

const service = { role: 'service_role', account: null } as const;
const TAKE = 'select public.take_gemini_call($1, $2) as answer';

/** Counts a call of a subject with its limit, and of everybody. */
async function take(db: TestDatabase, subject: string, limit: number, all = 1000) {
  const values = [
    [subject, 'all'],
    [limit, all],
  ];
  return (await db.as(service, TAKE, values))[0]?.answer;
}

describe.each(databases)('$name: calls of the gateway', (db) => {
  beforeEach(() => db.query('truncate public.gemini_calls'));

  it('are counted for every subject, or for none when one has reached its limit', async () => {
    expect(await take(db, 'asha', 1)).toBeNull();
    expect(await take(db, 'asha', 1)).toBe('asha');
    expect(await take(db, 'ravi', 9, 2)).toBeNull();
    expect(await take(db, 'ravi', 9, 2)).toBe('all');
    expect(await db.query('select subject, calls from public.gemini_calls order by 1')).toEqual([
      { subject: 'all', calls: 2 },
      { subject: 'asha', calls: 1 },
      { subject: 'ravi', calls: 1 },
    ]);
  });

  it('hold their limit when 60 come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => take(db, `user-${at % 3}`, 100, 40)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(40);
  });

  it('are forgotten after their day', async () => {
    await db.query("insert into public.gemini_calls values (current_date - 2, 'asha', 9)");
    expect(await take(db, 'asha', 1)).toBeNull();
    const rows = await db.query("select calls from public.gemini_calls where subject = 'asha'");
    expect(rows).toEqual([{ calls: 1 }]);
  });

  it('are the function’s alone', async () => {
    for (const role of ['anon', 'authenticated'] as const) {
      for (const sql of [
        'select * from public.gemini_calls',
        "select public.take_gemini_call('{a}', '{1}')",
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await refusalOf(db.as({ role, account: null }, sql))).toMatch(/^42501/);
      }
    }
  });
});
