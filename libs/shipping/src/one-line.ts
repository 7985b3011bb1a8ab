/** Joins the lines of a message, for the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
