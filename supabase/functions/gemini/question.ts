type Fields = Readonly<Record<string, unknown>>;

interface Content {
  readonly role?: string;
  readonly parts: readonly { readonly text: string }[];
}

/** A question to the model in text, with all the fields that a page may send. */
export interface Question {
  readonly systemInstruction?: Content | undefined;
  readonly contents: readonly Content[];
  readonly generationConfig?:
    | { readonly responseMimeType?: string; readonly responseSchema?: object }
    | undefined;
}

/** What is asked for: an adjustment, a special, a day's strategy, or the next turn of a conversation. */
export type QuestionKind = 'advice' | 'recipe' | 'strategy' | 'reply';

/**
 * Reads a body that has only text and asks only for text. Tools, files, caches and several candidates
 * cost more than the one call that is counted.
 *
 * Forward what this returns, never the body: where a name stands twice, the provider may read the one that
 * was not checked here.
 *
 * @param body as it arrived
 * @returns `null` when it is no such question
 */
export function readQuestion(body: string): Question | null {
  const question = parse(body);
  return isQuestion(question) ? question : null;
}

/**
 * The kind of a question, by the shape that the specification gives each of them (section 7); the body of a
 * page names no kind. A caller who sends the shape of another kind gets the limits of that kind.
 */
export function kindOf({ systemInstruction, contents, generationConfig }: Question): QuestionKind {
  if (systemInstruction) return 'reply';
  if (generationConfig) return 'recipe';
  return contents[0]?.role === undefined ? 'advice' : 'strategy';
}

function isQuestion(value: unknown): value is Question {
  if (!hasOnly(value, ['systemInstruction', 'contents', 'generationConfig'])) return false;
  const { systemInstruction, contents, generationConfig } = value;
  return (
    (systemInstruction === undefined || isContent(systemInstruction)) &&
    Array.isArray(contents) &&
    contents.every(isContent) &&
    (generationConfig === undefined || isConfig(generationConfig))
  );
}

function isContent(content: unknown): content is Content {
  if (!hasOnly(content, ['role', 'parts'])) return false;
  const { role, parts } = content;
  return isTextOrAbsent(role) && Array.isArray(parts) && parts.every(isText);
}

function isText(part: unknown): boolean {
  return hasOnly(part, ['text']) && typeof part.text === 'string';
}

function isConfig(config: unknown): boolean {
  if (!hasOnly(config, ['responseMimeType', 'responseSchema'])) return false;
  const { responseMimeType, responseSchema } = config;
  return (
    isTextOrAbsent(responseMimeType) && (responseSchema === undefined || isFields(responseSchema))
  );
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function hasOnly(value: unknown, names: readonly string[]): value is Fields {
  return isFields(value) && Object.keys(value).every((name) => names.includes(name));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
