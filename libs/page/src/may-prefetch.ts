/** A part of what Chromium says about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether files may be fetched before the person needs them: not with data saver, nor on 2G. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
