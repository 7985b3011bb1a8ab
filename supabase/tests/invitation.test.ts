import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { event, newAccount, newStall, push } from '../testing/stall.ts';
import { openDatabases, refusalOf } from '../testing/test-database.ts';

const databases = await openDatabases();

describe.each(databases)('$name: what an invitation says', (db) => {
  /**
   * Asks as a phone of a network that nobody is signed in on.
   *
   * @param network as the proxies wrote it down
   * @param more headers
   */
  async function lookUp(code: unknown, network: string = randomUUID(), more = {}) {
    const headers = JSON.stringify({ 'x-forwarded-for': network, ...more });
    const [row] = await db.as(
      { role: 'anon', account: null },
      "with here as materialized (select set_config('request.headers', $1, true)) select public.invitation($2) as answer from here",
      [headers, code],
    );
    return row?.answer;
  }
  async function invitedTo(name: string) {
    const made = await newStall(db);
    await push(db, made.owner, made.stall, [event({ kind: 'stall', fields: { name } })]);
    const { code } = await db.rpc<{ code: string }>(made.owner, 'invite', { stall: made.stall });
    return { ...made, code };
  }

  it('names the stall to whoever has the code, and says nothing else of it', async () => {
    const [ravi, sita] = [await invitedTo('Ravi Tiffin Centre'), await invitedTo('Sita Dosa')];
    expect(await lookUp(` ${ravi.code.toUpperCase()} `)).toEqual({ name: 'Ravi Tiffin Centre' });
    expect(await lookUp(sita.code)).toEqual({ name: 'Sita Dosa' });
    const other = await newAccount(db);
    expect(await db.rpc(other, 'invitation', { code: ravi.code })).toEqual({
      name: 'Ravi Tiffin Centre',
    });
    // To look is not to join.
    expect(await db.rpc(other, 'my_stalls')).toEqual({ stalls: [] });
  });

  it('answers alike to codes that are used, expired, ended, of an erased stall, wrong or hostile', async () => {
    const used = await invitedTo('Used');
    await db.rpc(await newAccount(db), 'accept_invite', { code: used.code, name: 'Ravi' });
    const expired = await invitedTo('Expired');
    const sql = "update public.invites set expires_at = now() - interval '1 s' where stall = $1";
    await db.query(sql, [expired.stall]);
    const ended = await invitedTo('Ended');
    const helper = await newAccount(db);
    const joined = await db.rpc<{ code: string }>(ended.owner, 'invite', { stall: ended.stall });
    await db.rpc(helper, 'accept_invite', { code: joined.code, name: 'Ravi' });
    await db.rpc(ended.owner, 'remove_member', { stall: ended.stall, member: helper });
    const erased = await invitedTo('Erased');
    await db.rpc(erased.owner, 'erase_stall', { stall: erased.stall });
    const open = await invitedTo('Open');
    const codes = [
      ...[used, expired, ended, erased].map(({ code }) => code),
      open.code.slice(1),
      `${open.code}0`,
      `${open.code.slice(0, -1)}%`,
      '_'.repeat(32),
      open.stall,
      open.owner,
      '',
      null,
      "' or true --",
      '\\x00',
      'x'.repeat(1_000_000),
    ];
    const answers = await Promise.all(codes.map((code) => lookUp(code)));
    expect(answers.filter((answer) => answer !== null)).toEqual([]);
    expect(await lookUp(open.code)).toEqual({ name: 'Open' });
  });

  it('takes 30 lookups at once from a network, guesses too, and others are not held up', async () => {
    const { code } = await invitedTo('Ravi Tiffin Centre');
    const network = randomUUID();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let guess = 0; guess < 30; guess += 1) await lookUp(`guess ${guess}`, network);
    expect(await refusalOf(lookUp(code, network))).toBe('PT429 pace');
    expect(await lookUp(code)).toEqual({ name: 'Ravi Tiffin Centre' });
    // What a network used is kept by its hash alone, until its time is over.
    const rows = await db.query('select * from private.invitation_pace');
    expect(JSON.stringify(rows)).not.toContain(network);
    await db.query("update private.invitation_pace set used_until = now() - interval '1 s'");
    expect(await lookUp(code, network)).toEqual({ name: 'Ravi Tiffin Centre' });
  });

  const [one, two, three] = Array.from({ length: 3 }, () => randomUUID().slice(0, 4));
  it.each<[string, (guess: number) => readonly [string, object?]]>([
    ['what the caller wrote before it', (guess) => [`10.0.0.${guess}, ${one}`]],
    ['addresses of one household', (guess) => [`2001:db8:${two}:1::${guess}`]],
    [
      'where Cloudflare says who calls',
      (guess) => [`10.0.1.${guess}`, { 'cf-connecting-ip': three }],
    ],
  ])('counts a network once, %s', async (_what, networkAt) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let guess = 0; guess < 30; guess += 1) await lookUp('guess', ...networkAt(guess));
    expect(await refusalOf(lookUp('guess', ...networkAt(30)))).toBe('PT429 pace');
  });

  it.each(['::ffff:10.3.0.', '10.4.0.'])('tells IPv4 addresses apart: %s…', async (start) => {
    const ask = (guess: number) => lookUp('guess', `${start}${guess}`);
    const answers = await Promise.all(Array.from({ length: 31 }, (_, guess) => ask(guess)));
    expect(answers.every((answer) => answer === null)).toBe(true);
  });
});
