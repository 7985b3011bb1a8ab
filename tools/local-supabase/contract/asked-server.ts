import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from './clock';
import { noteBody, noteLocation, noteText } from './noted-answer';

export interface AskedAddress {
  /** Without `/auth/v1`. */
  readonly url: string;
  /** The publishable key. */
  readonly key: string;
  /** Without it the rows of the operator are left out. */
  readonly serviceKey?: string | undefined;
  /** Where its mails and messages are read; without it the rows that need one are left out. */
  readonly mailbox?: string | undefined;
}

/** One row: what a server answered at one step of a scenario. */
export interface Row {
  readonly request?: string | undefined;
  readonly status?: number | undefined;
  readonly location?: string | undefined;
  readonly body?: unknown;
  /** An observation beside the answers, such as how many mails came. */
  readonly noted?: unknown;
}

export interface Question {
  readonly body?: unknown;
  /** The body as it is, also where that is not JSON. */
  readonly raw?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A scenario cannot go on with what the server is reached with. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

/** Asks one server, and notes what it answers. */
export class AskedServer {
  readonly rows = new Map<string, Row>();
  readonly #known: Map<string, string>;
  /** Of each run its own, so that its people are new to the server. */
  readonly #run = randomInt(0x100000, 0x1000000);

  constructor(
    readonly address: AskedAddress,
    readonly clock: Clock,
  ) {
    this.#known = new Map([[address.url, '<url>']]);
  }

  /** A person's address in this run; noted as `<email name>`. */
  email(name: string): string {
    const email = `${name}-${this.#run.toString(16)}@vendor.in`;
    this.#known.set(email, `<email ${name}>`);
    return email;
  }

  /** A person's number in this run, in E.164; noted as `<+phone name>`. */
  phone(name: string): string {
    const count = this.#known.size % 1000;
    const digits = `91${9_000_000_000 + (this.#run % 900_000) * 1000 + count}`;
    this.#known.set(`+${digits}`, `<+phone ${name}>`);
    this.#known.set(digits, `<phone ${name}>`);
    return `+${digits}`;
  }

  async send(method: string, path: string, question: Question = {}): Promise<Answer> {
    const { body, raw, token, headers } = question;
    this.clock.tick();
    const content = raw ?? (body === undefined ? null : JSON.stringify(body));
    const response = await fetch(`${this.address.url}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: this.address.key,
        'x-supabase-api-version': '2024-01-01',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(content === null ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: content,
    });
    return Answer.of(response);
  }

  /** Asks, and notes the answer as this step. */
  async ask(step: string, method: string, path: string, question?: Question): Promise<Answer> {
    const answer = await this.send(method, path, question);
    const { status, location, body } = answer;
    const request = `${method} ${noteText(path, this.#known)}`;
    // The body of a redirect is a page for people, which repeats the tokens of its address.
    const rest = location
      ? { location: noteLocation(location, this.#known) }
      : body === ''
        ? {}
        : { body: noteBody(body, this.#known) };
    this.rows.set(step, { request, status, ...rest });
    return answer;
  }

  note(step: string, value: unknown): void {
    this.rows.set(step, { noted: noteBody(value, this.#known) });
  }

  /** To be called before the first request that sends a mail or a message. */
  needMailbox(): void {
    if (this.address.mailbox === undefined) throw new LeftOut('needs a mailbox');
  }

  /** @returns the service key */
  needServiceKey(): string {
    const { serviceKey } = this.address;
    if (serviceKey === undefined) throw new LeftOut('needs a service key');
    return serviceKey;
  }

  /** What was sent to an address or a number, the newest first. */
  mailsTo(recipient: string): Promise<SentMail[]> {
    return readMailbox(this.address.mailbox ?? '', recipient);
  }

  /** The newest mail or message; one with a wrong code where none was sent. */
  async newestMail(recipient: string): Promise<SentMail> {
    const [newest] = await this.mailsTo(recipient);
    return newest ?? { to: recipient, kind: 'none', token: '000000', link: '' };
  }
}

export class Answer {
  static async of(response: Response): Promise<Answer> {
    const text = await response.text();
    return new Answer(response.status, response.headers.get('location'), jsonOrText(text));
  }

  constructor(
    readonly status: number,
    readonly location: string | null,
    readonly body: unknown,
  ) {}

  /** A member of the body, `totp.secret`; undefined where there is none. */
  at(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (value, name) => (value as Record<string, unknown> | null)?.[name],
        this.body,
      );
  }

  /** A member that is a text; empty where there is none. */
  text(path: string): string {
    const value = this.at(path);
    return typeof value === 'string' ? value : '';
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const Mails = v.array(
  v.object({
    to: v.string(),
    kind: v.string(),
    token: v.string(),
    link: v.nullish(v.string(), ''),
  }),
);
export type SentMail = v.InferOutput<typeof Mails>[number];

async function readMailbox(mailbox: string, recipient: string): Promise<SentMail[]> {
  const response = await fetch(mailbox, { headers: { accept: 'application/json' } });
  const mails = v.parse(Mails, await response.json());
  return mails.filter(({ to }) => to.replace(/^\+/, '') === recipient.replace(/^\+/, ''));
}
