/** What goes wrong with a request. */
export const FAULTS = [
  'lost-request',
  'lost-answer',
  'repeated',
  'busy',
  'page-of-a-proxy',
  'half-an-answer',
  'nonsense',
  'killed-before-commit',
  'killed-after-commit',
] as const;

export type Fault = 'none' | (typeof FAULTS)[number];

interface Caller {
  readonly role: 'authenticated';
  readonly account: string;
}

/** A database with the project's migrations, as an API uses it. */
export interface ApiDatabase {
  /** Runs SQL in one transaction, as a caller. */
  readonly as: (
    caller: Caller,
    sql: string,
    values: readonly unknown[],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A token as Supabase makes it, as far as the page reads it. */
export function tokenOf(account: string): string {
  return `header.${btoa(JSON.stringify({ sub: account }))}.signature`;
}

function accountOf(headers: Headers): string {
  const [, payload = ''] = (headers.get('authorization') ?? '').split('.');
  return String((JSON.parse(atob(payload)) as { readonly sub: unknown }).sub);
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

const html = (status: number) =>
  new Response('<html><body>Log in to the Wi-Fi</body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/**
 * Answers `/rest/v1/rpc/<function>` from a database, as PostgREST does.
 *
 * @param nextFault what goes wrong with the next request
 */
export function faultyRest(database: ApiDatabase, nextFault: () => Fault): typeof fetch {
  return async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const given = JSON.parse(String(init?.body)) as Readonly<Record<string, unknown>>;
    const account = accountOf(new Headers(init?.headers));
    const run = (isKilled = false) => answerOf(database, account, name, given, isKilled);
    const fault = nextFault();
    if (fault === 'lost-request') throw new TypeError('Failed to fetch');
    if (fault === 'busy') return json(503, { code: 'PGRST000', message: 'no connection' });
    if (fault === 'page-of-a-proxy') return html(200);
    if (fault === 'nonsense') return json(200, { now: 'noon', head: -1, events: null });
    if (fault === 'repeated') await run();
    const answer = await run(fault === 'killed-before-commit');
    if (fault === 'none' || fault === 'repeated') return answer;
    if (fault !== 'half-an-answer') throw new TypeError('network connection lost');
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), { headers: answer.headers });
  };
}

async function answerOf(
  database: ApiDatabase,
  account: string,
  name: string,
  given: Readonly<Record<string, unknown>>,
  isKilled: boolean,
): Promise<Response> {
  const parameters = Object.keys(given).map((key, index) => `${key} => $${index + 1}`);
  const values = Object.values(given).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const call = `public.${name}(${parameters.join(', ')})`;
  // What is divided by 0 is worked out after the call: the transaction ends without it.
  const sql = isKilled
    ? `select 1 / (case when answer is null then 0 else 0 end) from ${call} as answer`
    : `select ${call} as answer`;
  try {
    const [row] = await database.as({ role: 'authenticated', account }, sql, values);
    const answer = row?.answer ?? null;
    return answer === '' || answer === null
      ? new Response(null, { status: 204 })
      : json(200, answer);
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    return json(statusOf(code), { code, message, details: null, hint: null });
  }
}

function statusOf(code: string): number {
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  if (chosen) return Number(chosen);
  if (code === '42501') return 403;
  return code === '23505' ? 409 : 400;
}
