/**
 * Reads a body as text, and no more of it than `maxBytes`, whatever its headers say. Hono's
 * `body-limit` is not used: the function deploys without packages, and on Node it fails on a body
 * without a length unless the server replaces the global `Request`.
 */
export async function readLimitedText(
  request: Request,
  maxBytes: number,
): Promise<{ readonly text: string } | 'too-large' | 'aborted'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  // A byte order mark stays: JSON does not allow it.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { text: decoder.decode(await new Blob(chunks).arrayBuffer()) };
}
