/** A message of several lines in one, for the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
