import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memoryCounter } from '../counter.ts';

export const SECRET_KEY = 'sb_secret_of_the_fake_project';
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_fake_project';
export const ACCESS_TOKEN = 'token.of.asha';

/** Answers the two requests that the gateway sends to a Supabase project: check a token, count a call. */
export async function startFakeProject() {
  const counter = memoryCounter(Date.now);
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
    if (url === '/auth/v1/user' && headers.apikey === PUBLISHABLE_KEY) {
      if (headers.authorization === `Bearer ${ACCESS_TOKEN}`) {
        return send(200, { id: '6f1c1f0e-5d0a-4b3e-9a53-8e6c4c0b1f11' });
      }
      return send(403, { code: 'bad_jwt', message: 'invalid JWT' });
    }
    if (url === '/rest/v1/rpc/take_gemini_call' && headers.apikey === SECRET_KEY) {
      const { subjects, limits } = JSON.parse(text) as { subjects: string[]; limits: number[] };
      const counts = subjects.map((subject, index) => ({ subject, limit: limits[index] ?? 0 }));
      return send(200, await counter.take(counts));
    }
    return send(404, { message: `nothing at ${url}` });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
