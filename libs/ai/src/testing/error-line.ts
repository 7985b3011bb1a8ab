/** What a service answers in place of an answer, and what is read of it. */
export interface ErrorLine {
  readonly status?: number;
  readonly body: unknown;
  readonly message: string;
  readonly advice?: string;
  readonly retryAfterMs?: number;
}
