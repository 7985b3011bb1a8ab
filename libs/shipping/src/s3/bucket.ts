import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import pRetry from 'p-retry';
import * as v from 'valibot';
import { orTryAgain, UnsureError } from '../compare-and-swap';
import { oneLine, ShippingError } from '../shipping-error';

/** A request that takes longer has failed. */
const TIMEOUT_MS = 60_000;

/** For requests that may be repeated: six tries within some 5 s. */
const RETRIES = { retries: 5, minTimeout: 100, randomize: true };

/** Where a bucket is, and the keys that requests are signed with. */
export interface BucketSettings {
  /** Address of the bucket, without a slash at the end: `https://thela.s3.ap-south-1.amazonaws.com`. */
  readonly url: string;
  /** Folder in the bucket, without slashes around it; empty for the whole bucket. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Comes with temporary keys. */
  readonly sessionToken?: string;
}

/** An object as it was read, unpacked. */
export interface StoredObject {
  /** Empty if it cannot be unpacked. */
  readonly content: Buffer;
  readonly etag: string;
  /** Its `Content-Type`. */
  readonly type: string;
  /** The store's clock at the answer, in ms since 1970. */
  readonly now: number;
}

export interface ListedObject {
  /** Path below the prefix. */
  readonly path: string;
  /** When it was stored, in ms since 1970. */
  readonly storedAt: number;
}

/** The content of an object that is written. */
type Body = Buffer<ArrayBuffer> | string;

/** The result of a conditional write: the condition may be false, or another write of the object was under way. */
export type WriteResult = 'stored' | 'condition-failed' | 'conflict';

const listingSchema = v.object({
  ListBucketResult: v.object({
    Contents: v.optional(
      v.array(v.object({ Key: v.string(), LastModified: v.pipe(v.string(), v.isoTimestamp()) })),
      [],
    ),
    NextContinuationToken: v.optional(v.string()),
  }),
});

const errorSchema = v.object({
  Error: v.object({ Code: v.string(), Message: v.optional(v.string(), '') }),
});

const xml = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents',
});

/** The objects of a bucket below a prefix, by the protocol of S3. All paths are those below the prefix. */
export class Bucket {
  readonly #settings: BucketSettings;
  readonly #client: AwsClient;

  constructor(settings: BucketSettings) {
    this.#settings = settings;
    // It would repeat writes whose result is not known.
    this.#client = new AwsClient({ ...settings, service: 's3', retries: 0 });
  }

  /** @returns `null` if there is no such object */
  get(path: string): Promise<StoredObject | null> {
    return repeated(async () => {
      const response = await this.#fetch('GET', this.#url(path));
      if (response.status === 404) return ended(response, null);
      await requireSuccess(response, path);
      return {
        content: await unpacked(response),
        etag: response.headers.get('etag') ?? '',
        type: response.headers.get('content-type') ?? '',
        now: Date.parse(response.headers.get('date') ?? '') || Date.now(),
      };
    });
  }

  /** Writes an object whatever is there, and repeats it if the result is not known. */
  async put(path: string, content: Body, headers: Readonly<Record<string, string>>) {
    await repeated(async () => {
      const result = await this.write(path, content, headers);
      if (result !== 'stored') throw new UnsureError(`${path}: ${result}`);
    });
  }

  /**
   * Writes an object once.
   *
   * @param headers with `if-match` or `if-none-match` for a conditional write
   * @throws UnsureError when it is not known whether the object was written
   * @throws ShippingError when the store refuses
   */
  async write(
    path: string,
    content: Body,
    headers: Readonly<Record<string, string>>,
  ): Promise<WriteResult> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    // Signed, so that the store refuses a body that was damaged on the way.
    const init = { body: content, headers: { ...headers, 'x-amz-content-sha256': sha256 } };
    const response = await this.#fetch('PUT', this.#url(path), init);
    if (response.status === 412) return ended(response, 'condition-failed');
    if (response.status === 409) return ended(response, 'conflict');
    // The object that If-Match names is gone.
    if (response.status === 404 && 'if-match' in headers) {
      return ended(response, 'condition-failed');
    }
    await requireSuccess(response, path);
    return ended(response, 'stored');
  }

  /** Removes an object; one that is not there counts as removed. */
  async remove(path: string): Promise<void> {
    await repeated(async () => {
      const response = await this.#fetch('DELETE', this.#url(path));
      if (response.status !== 404) await requireSuccess(response, path);
      await ended(response, null);
    });
  }

  async list(start: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    let token: string | undefined;
    do {
      const page = await this.#listPage(start, token);
      objects.push(
        ...page.Contents.map(({ Key, LastModified }) => ({
          path: Key.slice(this.#key('').length),
          storedAt: Date.parse(LastModified),
        })),
      );
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return objects;
  }

  #listPage(start: string, token: string | undefined) {
    const url = new URL(this.#settings.url);
    url.search = new URLSearchParams({
      'list-type': '2',
      prefix: this.#key(start),
      ...(token === undefined ? {} : { 'continuation-token': token }),
    }).toString();
    return repeated(async () => {
      const response = await this.#fetch('GET', url.href);
      await requireSuccess(response, start);
      const listing = v.safeParse(listingSchema, xml.parse(await text(response)));
      if (listing.success) return listing.output.ListBucketResult;
      throw new ShippingError(
        `${url.origin} lists no objects as S3 does: ${oneLine(v.summarize(listing.issues))}`,
      );
    });
  }

  #key(path: string): string {
    const { prefix } = this.#settings;
    return prefix ? `${prefix}/${path}` : path;
  }

  #url(path: string): string {
    const key = this.#key(path).split('/').map(encodeURIComponent).join('/');
    return `${this.#settings.url}/${key}`;
  }

  /** @throws UnsureError when no answer arrives, or one that says that the store failed */
  async #fetch(
    method: string,
    url: string,
    init: { body?: Body; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await this.#client
      .fetch(url, { ...init, method, signal, redirect: 'manual' })
      .catch((error: unknown) => {
        throw new UnsureError(`${new URL(url).origin} does not answer: ${causeOf(error)}`);
      });
    if (response.status < 500 || response.status === 501) return response;
    throw new UnsureError(`${new URL(url).origin} failed: ${await faultIn(response)}`);
  }
}

/** Repeats requests that change nothing by being repeated. */
export function repeated<Result>(request: () => Promise<Result>): Promise<Result> {
  const shouldRetry = ({ error }: { readonly error: Error }) => error instanceof UnsureError;
  return orTryAgain(pRetry(request, { ...RETRIES, shouldRetry }));
}

async function requireSuccess(response: Response, path: string): Promise<void> {
  if (response.ok) return;
  const region = response.headers.get('x-amz-bucket-region');
  const remedy =
    response.status === 301 && region
      ? ` The bucket is in another region: AWS_REGION=${region}`
      : '';
  const { origin } = new URL(response.url);
  throw new ShippingError(`${origin} refuses ${path}: ${await faultIn(response)}.${remedy}`);
}

/** What an answer says is wrong: `403 AccessDenied: Access Denied`. */
async function faultIn(response: Response): Promise<string> {
  const body = await text(response).catch(() => '');
  const fault = v.safeParse(errorSchema, parsed(body));
  if (!fault.success) return `${response.status} ${response.statusText}`.trim();
  const { Code, Message } = fault.output.Error;
  return oneLine([response.status, [Code, Message].filter(Boolean).join(': ')].join(' '));
}

function parsed(body: string): unknown {
  try {
    return xml.parse(body);
  } catch {
    return null;
  }
}

async function text(response: Response): Promise<string> {
  return (await bytes(response)).toString('utf8');
}

async function bytes(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new UnsureError(`${new URL(response.url).origin} broke off: ${causeOf(error)}`, {
      cause: error,
    });
  }
}

/** The content of an object; empty if it cannot be unpacked, so that it counts as another than the listed one. */
async function unpacked(response: Response): Promise<Buffer> {
  try {
    return await bytes(response);
  } catch (error) {
    if (isPackingFault(error)) return Buffer.alloc(0);
    throw error;
  }
}

/** Whether fetch could not unpack a body: zlib's codes start with `Z_`, those of Brotli with `ERR_`. */
function isPackingFault(error: unknown): boolean {
  const codes = chain(error).map((link) => (link as NodeJS.ErrnoException).code ?? '');
  return codes.some((code) => /^(Z_|ERR_(_|BROTLI))/.test(code));
}

/** Ends an answer whose body nobody reads, so that its connection is free. */
async function ended<Result>(response: Response, result: Result): Promise<Result> {
  await response.body?.cancel();
  return result;
}

function causeOf(error: unknown): string {
  return oneLine(chain(error).at(-1)?.message ?? String(error));
}

function chain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chain(error.cause)] : [];
}
