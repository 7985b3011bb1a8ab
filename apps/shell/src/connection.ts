/** What Chromium tells of the connection, in part. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether files may be fetched that nobody asked for: not for who saves data or has hardly a signal. */
export function mayFetchUnasked(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
