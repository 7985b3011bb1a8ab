/**
 * Puts a text into the clipboard.
 *
 * @returns whether that worked: a browser may refuse it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Browsers within other apps, and pages over plain HTTP, have no clipboard at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
