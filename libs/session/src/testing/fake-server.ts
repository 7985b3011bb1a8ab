import { vi } from 'vitest';

export type Answer = (body: unknown) => Response | Promise<Response>;

/** Answers of a server by request, such as `POST /token?grant_type=refresh_token`, which a test may change. */
export type Answers = Record<string, Answer>;

export const ok = (body: object): Response => Response.json(body);

/** A refusal, as the auth server words it since 2024. */
export const refusal = (status: number, code: string, message = code): Response =>
  Response.json({ code, message }, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });

export const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Stands in for the auth server at the network, until the globals are restored. @returns what it was asked */
export function fakeServer(answers: Answers): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input);
    const request = `${init.method ?? 'GET'} ${pathname.replace('/auth/v1', '')}${search}`;
    asked.push(request);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    return Promise.resolve(answers[request]?.(body) ?? refusal(404, 'unknown'));
  });
  return asked;
}
