type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a body has only text and asks only for text. Tools, files, caches and several candidates
 * cost more than the one call that is counted.
 *
 * @param body as it arrived
 */
export function isTextOnly(body: string): boolean {
  const question = parse(body);
  if (!hasOnly(question, ['systemInstruction', 'contents', 'generationConfig'])) return false;
  const { systemInstruction, contents, generationConfig = {} } = question;
  return (
    (systemInstruction === undefined || isContent(systemInstruction)) &&
    Array.isArray(contents) &&
    contents.every(isContent) &&
    hasOnly(generationConfig, ['responseMimeType', 'responseSchema'])
  );
}

function isContent(content: unknown): boolean {
  if (!hasOnly(content, ['role', 'parts'])) return false;
  const { parts } = content;
  return Array.isArray(parts) && parts.every(isText);
}

function isText(part: unknown): boolean {
  return hasOnly(part, ['text']) && typeof part.text === 'string';
}

function hasOnly(value: unknown, names: readonly string[]): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((name) => names.includes(name));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
