/** An answer, whose body is anything. */
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
