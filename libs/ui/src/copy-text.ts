/**
 * Puts a text into the clipboard.
 *
 * @returns whether that worked: a browser may refuse it
 */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
