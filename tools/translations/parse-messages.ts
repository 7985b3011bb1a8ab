import { parseSync } from 'vite';

/**
 * A text of a catalogue as its source has it: a plain text; a template, whose `${…}` stand as they are; or code
 * that chooses between texts.
 */
export interface MessageText {
  /** Path within the catalogue: `row.heading`. */
  readonly key: string;
  readonly kind: 'text' | 'template' | 'code';
  readonly text: string;
  /** The source of the parameters with their parentheses, `(count: number)`; empty for a plain text. */
  readonly parameters: string;
  /** The comment above it, for whoever translates it. */
  readonly note: string;
  /** Where what `text` has stands in the source, without the parameters. */
  readonly start: number;
  readonly end: number;
  /** The function of a text with arguments, else `null`. */
  readonly arrow: SyntaxNode | null;
}

/** A node of the syntax tree (ESTree with TypeScript). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Reads the texts of a file of a catalogue, `messages/en.ts`.
 *
 * @throws Error when the file has no `export const messages = (…) => ({ … })`
 */
export function parseMessages(path: string, code: string): readonly MessageText[] {
  const { program, comments } = parseSync(path, code);
  const constants = constantsOf(program.body as unknown as SyntaxNode[]);
  const made = constants.get('messages');
  const body = made && bodyOf(made);
  if (body?.type !== 'ObjectExpression') throw new Error(`${path} exports no messages.`);
  const noteBefore = (start: number) => noteOf(comments, code, start);
  const inner = made?.['body'] as SyntaxNode;
  const statements = inner.type === 'BlockStatement' ? (inner['body'] as SyntaxNode[]) : [];
  const known = new Map([...constants, ...constantsOf(statements)]);
  return textsIn(body, '', { code, constants: known, noteBefore });
}

interface Source {
  readonly code: string;
  /** The constants of the module, in which a part of the texts may stand. */
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  readonly noteBefore: (start: number) => string;
}

function constantsOf(statements: readonly SyntaxNode[]): ReadonlyMap<string, SyntaxNode> {
  const declarators = statements.flatMap((statement) => {
    const declaration = (statement['declaration'] as SyntaxNode | undefined) ?? statement;
    return (declaration['declarations'] as SyntaxNode[] | undefined) ?? [];
  });
  return new Map(
    declarators.flatMap(({ id, init }) => {
      const value = init as SyntaxNode | null;
      return value ? [[String((id as SyntaxNode)['name']), plain(value)]] : [];
    }),
  );
}

function textsIn(node: SyntaxNode, key: string, source: Source): MessageText[] {
  const constant = node.type === 'Identifier' && source.constants.get(String(node['name']));
  if (constant) return textsIn(constant, key, source);
  const below = (name: string) => (key ? `${key}.${name}` : name);
  if (node.type === 'ObjectExpression') {
    return (node['properties'] as SyntaxNode[]).flatMap((property) => {
      if (property.type !== 'Property') return [];
      const value = plain(property['value'] as SyntaxNode);
      const found = textsIn(value, below(nameOf(property['key'] as SyntaxNode)), source);
      const note = source.noteBefore(property.start);
      return note ? found.map((text) => ({ ...text, note: text.note || note })) : found;
    });
  }
  if (node.type === 'ArrayExpression') {
    return (node['elements'] as SyntaxNode[]).flatMap((element, index) =>
      textsIn(plain(element), below(String(index)), source),
    );
  }
  return [textOf(node, key, source.code)];
}

function textOf(node: SyntaxNode, key: string, code: string): MessageText {
  const source = (part: { start: number; end: number }) => code.slice(part.start, part.end);
  const arrow = node.type === 'ArrowFunctionExpression' ? node : null;
  const body = (arrow?.['body'] as SyntaxNode | undefined) ?? node;
  const { start, end } = body;
  const params = (arrow?.['params'] as SyntaxNode[] | undefined)?.map(source);
  const parameters = params ? `(${params.join(', ')})` : '';
  const parts = partsOf(plain(body), code);
  const isText = insertedIn(plain(body))?.length === 0;
  const kind = parts === null ? 'code' : isText ? 'text' : 'template';
  return { key, kind, text: parts ?? source(body), parameters, note: '', start, end, arrow };
}

/**
 * What is left of a file when its texts are taken out, to compare: the code of its syntax tree, and of each text the
 * expressions in its `${…}`, in any order. Conditions, keys and types are code, strings in them included.
 */
export function codeShape(path: string, code: string): string {
  const { program, comments, errors } = parseSync(path, code);
  // What cannot be parsed equals itself alone.
  if (errors.length > 0) return code;
  return JSON.stringify([shapeOf(program, false), comments.map(({ value }) => value)]);
}

/** Fields of a node in which a string is no text. */
const EXACT = new Set(['key', 'property', 'test', 'source', 'typeAnnotation', 'typeArguments']);

function shapeOf(node: unknown, isExact: boolean): unknown {
  if (Array.isArray(node)) return node.map((each) => shapeOf(each, isExact));
  if (typeof node !== 'object' || node === null) return node;
  const syntax = node as SyntaxNode;
  if (syntax.type === 'ParenthesizedExpression') return shapeOf(syntax['expression'], isExact);
  const inserted = isExact ? null : insertedIn(syntax);
  if (inserted) return inserted.map((each) => JSON.stringify(shapeOf(each, false))).toSorted();
  // The value of a pattern or of a large number is none that JSON has.
  if (syntax.type === 'Literal') return { literal: syntax['raw'] };
  const isCompared = syntax.type === 'BinaryExpression' && syntax['operator'] !== '+';
  return Object.entries(syntax)
    .filter(([name]) => name !== 'start' && name !== 'end')
    .map(([name, value]) => [name, shapeOf(value, isExact || isCompared || EXACT.has(name))]);
}

/** The expressions in a string, a template, or a sum of these; `null` for anything else. */
function insertedIn(node: SyntaxNode): SyntaxNode[] | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [];
  if (node.type === 'TemplateLiteral') return node['expressions'] as SyntaxNode[];
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return null;
  const [left, right] = [node['left'], node['right']].map((side) =>
    insertedIn(plain(side as SyntaxNode)),
  );
  return left && right ? [...left, ...right] : null;
}

/** A string, a template, or a sum of these, as one text; `null` for anything else. */
function partsOf(node: SyntaxNode, code: string): string | null {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    const expressions = node['expressions'] as SyntaxNode[];
    return quasis
      .map(({ value }, index) => {
        const expression = expressions[index];
        const inserted = expression ? `\${${code.slice(expression.start, expression.end)}}` : '';
        return `${value.cooked}${inserted}`;
      })
      .join('');
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const left = partsOf(node['left'] as SyntaxNode, code);
    const right = partsOf(node['right'] as SyntaxNode, code);
    return left === null || right === null ? null : left + right;
  }
  return null;
}

/** What an arrow function gives, also where it names parts of it first. */
function bodyOf(arrow: SyntaxNode): SyntaxNode {
  const body = plain(arrow['body'] as SyntaxNode);
  if (body.type !== 'BlockStatement') return body;
  const last = (body['body'] as SyntaxNode[]).at(-1);
  const given = last?.type === 'ReturnStatement' ? (last['argument'] as SyntaxNode | null) : null;
  return given ? plain(given) : body;
}

/** A node without parentheses and types around it. */
function plain(node: SyntaxNode): SyntaxNode {
  const isWrapper = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'];
  return isWrapper.includes(node.type) ? plain(node['expression'] as SyntaxNode) : node;
}

function nameOf(key: SyntaxNode): string {
  return String(key['name'] ?? key['value']);
}

function noteOf(
  comments: readonly { readonly value: string; readonly end: number }[],
  code: string,
  start: number,
): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment || code.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+/, '').trim())
    .join(' ')
    .trim();
}
