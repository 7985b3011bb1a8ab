import { vi } from 'vitest';

export interface Request {
  /** `POST /otp` */
  readonly route: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** By method and path: `POST /otp`. */
export type AuthAnswers = Record<string, (request: Request) => object | Response>;

/**
 * Answers the page's requests to the auth server; a route without an answer fails as without a network.
 *
 * @param answers they may be changed later
 * @returns what was asked so far
 */
export function authServer(answers: AuthAnswers): readonly Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input);
    const route = `${init?.method ?? 'GET'} ${pathname.replace('/auth/v1', '')}`;
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Request['body'];
    asked.push({ route, body });
    const answer = answers[route];
    if (!answer) throw new TypeError('Failed to fetch');
    const answered = answer({ route, body });
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return asked;
}
