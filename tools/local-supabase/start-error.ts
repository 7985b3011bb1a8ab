export class LocalSupabaseError extends Error {
  override readonly name = 'LocalSupabaseError';

  /** @param code of the system, such as `EADDRINUSE`, or one of ours, such as `DATABASE_IN_USE` */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
