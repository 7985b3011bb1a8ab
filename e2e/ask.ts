import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A bare request, whose answer no client unpacks or keeps. */
export function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
