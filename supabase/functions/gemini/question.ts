type Fields = Readonly<Record<string, unknown>>;

const ROLES = new Set<unknown>([undefined, 'user', 'model']);
const ANSWER_TYPES = new Set<unknown>([undefined, 'application/json', 'text/plain']);

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
    isListOf(contents, isContent) &&
    (generationConfig === undefined || isConfig(generationConfig))
  );
}

function isContent(content: unknown): content is Content {
  if (!hasOnly(content, ['role', 'parts'])) return false;
  const { role, parts } = content;
  return ROLES.has(role) && isListOf(parts, isText);
}

function isListOf(value: unknown, isElement: (element: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isElement);
}

function isText(part: unknown): boolean {
  return hasOnly(part, ['text']) && typeof part.text === 'string';
}

function isConfig(config: unknown): boolean {
  if (!hasOnly(config, ['responseMimeType', 'responseSchema'])) return false;
  const { responseMimeType, responseSchema } = config;
  return (
    ANSWER_TYPES.has(responseMimeType) && (responseSchema === undefined || isSchema(responseSchema))
  );
}

/** A schema that can be written as JSON again: one of 10,000 levels, which fits into a body, cannot. */
function isSchema(value: unknown): boolean {
  return isFields(value) && isWithin(value, 8) && JSON.stringify(value).length <= 4000;
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1));
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
