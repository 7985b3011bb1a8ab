/** PGlite, whose stack is small, still reads twice as many levels. */
const MOST_LEVELS = 3000;

/** Whether lists and objects stand in each other more often than Postgres is asked to read. */
export function isNestedDeeply(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') isText = !isText;
    else if (isText) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}
