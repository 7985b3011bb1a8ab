import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a store behaves; a plain one answers everything at once and honours conditions. */
export interface S3Behaviour {
  readonly ignoresConditions?: boolean;
  /** Refuses a quoted ETag in `If-Match`. */
  readonly wantsBareETags?: boolean;
  /** Every nth write of an object of this name is stored, and its answer is lost; `meanwhile` is called then. */
  readonly loses?: {
    readonly name: string;
    readonly every: number;
    readonly meanwhile?: () => void;
  };
  /** Every nth write of such an object fails as busy, without being stored. */
  readonly busy?: { readonly name: string; readonly every: number };
  /** Every nth conditional write reports a conflict with another one. */
  readonly conflictsEvery?: number;
  /** Whether objects can be read without a signature, as a web server before the bucket does. */
  readonly isPublic?: boolean;
  /** How many objects a page of a listing names. */
  readonly pageSize?: number;
}

interface S3Object {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly storedAt: Date;
}

/** A strict store of objects for tests: it checks signatures, hashes and conditions as AWS documents them. */
export interface S3Server {
  /** Variables with which commands reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** By bucket and key: `thela/site/shell/remotes.json`. */
  readonly objects: Map<string, S3Object>;
  readonly close: () => Promise<void>;
}

const REGION = 'ap-south-1';
const ACCESS_KEY = 'AKTHELATEST';
const SECRET_KEY = 'secret/of+the=test';
const KEPT = ['content-type', 'cache-control', 'content-encoding'];

/** @param port by default a free one */
export async function startS3Server(behaviour: S3Behaviour = {}, port = 0): Promise<S3Server> {
  const objects = new Map<string, S3Object>();
  const writes = new Map<string, number>();
  const server = createServer((request, response) => {
    void answer(request, response, objects, writes, behaviour);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    objects,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, S3Object>,
  writes: Map<string, number>,
  behaviour: S3Behaviour,
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url ?? '', 'http://store');
  const path = decodeURIComponent(url.pathname.slice(1));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isAllowed = behaviour.isPublic && isRead && !request.headers.authorization;
  const refusal = isAllowed ? null : refusalOf(request, url, body);
  if (refusal) return fail(response, 403, refusal);
  if (request.method === 'PUT') {
    return put(request, response, path, body, objects, writes, behaviour);
  }
  if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
    return;
  }
  if (url.searchParams.get('list-type') === '2') {
    return list(response, path, url.searchParams, objects, behaviour.pageSize ?? 1000);
  }
  get(request, response, objects.get(path));
}

function put(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  body: Buffer,
  objects: Map<string, S3Object>,
  writes: Map<string, number>,
  behaviour: S3Behaviour,
): void {
  const { headers } = request;
  const name = path.split('/').at(-1) ?? '';
  const count = (writes.get(name) ?? 0) + 1;
  writes.set(name, count);
  const isNth = (fault: S3Behaviour['busy']) => fault?.name === name && count % fault.every === 0;
  if (isNth(behaviour.busy)) return fail(response, 503, 'SlowDown');
  if (!behaviour.ignoresConditions) {
    const refused = conditionFault(headers, objects.get(path), behaviour);
    if (refused) return fail(response, ...refused);
    const isConditional = headers['if-match'] ?? headers['if-none-match'];
    if (isConditional && behaviour.conflictsEvery && count % behaviour.conflictsEvery === 0) {
      return fail(response, 409, 'ConditionalRequestConflict');
    }
  }
  const kept = KEPT.flatMap((header) => {
    const value = headers[header];
    return typeof value === 'string' ? [[header, value] as const] : [];
  });
  const object = { content: body, headers: Object.fromEntries(kept), storedAt: new Date() };
  objects.set(path, object);
  if (isNth(behaviour.loses)) {
    behaviour.loses?.meanwhile?.();
    request.socket.destroy();
    return;
  }
  response.writeHead(200, { etag: etagOf(object) }).end();
}

/** Status and code of the refusal of a conditional write; `null` if its condition is true. */
function conditionFault(
  headers: IncomingMessage['headers'],
  present: S3Object | undefined,
  { wantsBareETags }: S3Behaviour,
): readonly [status: number, code: string] | null {
  const { 'if-match': match, 'if-none-match': none } = headers;
  if (none !== undefined && none !== '*') return [501, 'NotImplemented'];
  if (none === '*' && present) return [412, 'PreconditionFailed'];
  if (match === undefined) return null;
  if (!present) return [404, 'NoSuchKey'];
  const wanted = wantsBareETags ? etagOf(present).replaceAll('"', '') : etagOf(present);
  return match === wanted ? null : [412, 'PreconditionFailed'];
}

function get(
  request: IncomingMessage,
  response: ServerResponse,
  object: S3Object | undefined,
): void {
  if (!object) return fail(response, 404, 'NoSuchKey');
  const headers = {
    ...object.headers,
    etag: etagOf(object),
    'last-modified': object.storedAt.toUTCString(),
  };
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': object.content.byteLength });
  response.end(request.method === 'HEAD' ? undefined : object.content);
}

function list(
  response: ServerResponse,
  bucket: string,
  query: URLSearchParams,
  objects: ReadonlyMap<string, S3Object>,
  pageSize: number,
): void {
  const start = `${bucket.replace(/\/$/, '')}/`;
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(`${start}${query.get('prefix') ?? ''}`))
    .map((path) => path.slice(start.length))
    .toSorted()
    .filter((key) => key > after);
  const page = keys.slice(0, pageSize);
  const contents = page.map((key) => {
    const modified = objects.get(`${start}${key}`)?.storedAt.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
  });
  const next =
    page.length < keys.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

function etagOf({ content }: S3Object): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** Why a request is refused, by its signature (AWS Signature Version 4); `null` for one that is signed rightly. */
function refusalOf(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', names = '', signature = ''] = pattern.exec(authorization) ?? [];
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  if (credential !== `${ACCESS_KEY}/${scope}`) return 'InvalidAccessKeyId';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (request.method === 'PUT' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted();
  const path = decodeURIComponent(url.pathname).split('/').map(escaped).join('/');
  const canonical = [request.method, path, query.join('&'), headers.join(''), names, hash];
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${SECRET_KEY}`);
  const expected = hmac(key, text);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Percent-encoding as AWS's signatures use it. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
