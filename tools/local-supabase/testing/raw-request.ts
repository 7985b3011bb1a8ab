import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends any header, also `Host` and `Sec-Fetch-Mode`, which `fetch` does not let a caller set. */
export async function rawRequest(
  url: string,
  { method = 'GET', headers }: { method?: string; headers: Readonly<Record<string, string>> },
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers }, resolve).on('error', reject).end();
  });
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, text: await text(response) };
}
