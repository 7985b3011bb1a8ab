/** A body that is longer than is taken. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

/**
 * Reads a body as text, and no further than it may be long, whatever its headers say.
 *
 * @throws TooLongError
 */
export async function readLimited(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw new TooLongError();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const readOn = async (): Promise<string> => {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new TooLongError();
    }
    text += decoder.decode(value, { stream: true });
    return readOn();
  };
  return readOn();
}
