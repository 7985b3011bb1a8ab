type Fields = Readonly<Record<string, unknown>>;

/** What begins a text, and what may end it. */
const QUOTATION = ['""', "''", '``', '“”', '””', '„“”', '‘’', '«»'];
const QUOTES = QUOTATION.map(([opening]) => opening).join('');
/** Spaces and comments. */
const GAP = String.raw`(?:\s|(?:\/\/|#)[^\n]*(?:\n|$)|\/\*[^*]*\*\/)*`;
const QUOTED = QUOTATION.map((marks) => marks.replace(/^(.)(.+)/, '$1[^$2\\n]+[$2]')).join('|');
const KEY = String.raw`(?:${QUOTED}|[\p{L}\p{M}\p{N}_]+)\s*[:=]`;
/** A fence that closes stands for the brackets that are missing. */
const END = String.raw`[\}\]]|\x60{3}|~{3}`;
const sticky = (pattern: string) => new RegExp(pattern, 'uy');
const gap = sticky(GAP);
const end = sticky(END);
const colon = sticky('[:=]');
const comma = sticky('[,;]');
const word = sticky(String.raw`[\p{L}\p{M}\p{N}_.+\-]+`);
/** What follows a text that ends: anything else tells of a quotation mark within it, where it would be cut off. */
const afterKey = sticky(String.raw`\s*[:=]`);
const afterField = sticky(
  String.raw`${GAP}(?:${END}|[,;]${GAP}(?:${END}|${KEY}))|[^\S\n]*\n\s*(?=[${QUOTES}])${KEY}`,
);
const BARE = String.raw`(?:[\d.\-]+|null|true|false)${GAP}(?:${END}|[,;])`;
const afterItem = sticky(String.raw`${GAP}(?:${END}|[,;]${GAP}(?:${END}|[${QUOTES}\[\{]|${BARE}))`);

/** A text with more beginnings of objects, or deeper ones, is no answer. */
const MOST_OBJECTS = 20;
const DEEPEST = 10;

/**
 * The objects in a text that is JSON, or nearly: amid prose, in other quotation marks, with comments, commas too many or
 * too few, or quotation marks within a text. One that was cut off is left out.
 */
export function looseObjects(text: string): readonly Fields[] {
  const objects: Fields[] = [];
  const reader = looseReader(text);
  let at = text.indexOf('{');
  for (let tries = 0; at !== -1 && tries < MOST_OBJECTS; tries += 1) {
    const { fields, next } = reader(at);
    if (fields) objects.push(fields);
    // What is within an object that was cut off is no answer.
    else if (next >= text.length) break;
    at = text.indexOf('{', fields ? next : at + 1);
  }
  return objects;
}

function looseReader(text: string) {
  let at = 0;
  return (start: number) => {
    at = start;
    return { fields: object(0), next: at };
  };

  function sees(pattern: RegExp, from = at): boolean {
    pattern.lastIndex = from;
    return pattern.test(text);
  }

  /** Goes behind what the pattern matches here. */
  function take(pattern: RegExp): string {
    const from = at;
    if (sees(pattern)) at = pattern.lastIndex;
    return text.slice(from, at);
  }

  function object(depth: number): Fields | undefined {
    const fields: (readonly [string, unknown])[] = [];
    const isRead = members(() => {
      const key = quoted(afterKey) ?? take(word);
      take(gap);
      const item = key && take(colon) ? value(afterField, depth) : undefined;
      fields.push([key, item]);
      return item !== undefined;
    });
    return isRead ? Object.fromEntries(fields) : undefined;
  }

  function list(depth: number): readonly unknown[] | undefined {
    const items: unknown[] = [];
    const isRead = members(() => {
      items.push(value(afterItem, depth));
      return items.at(-1) !== undefined;
    });
    return isRead ? items : undefined;
  }

  /** From the bracket that opens to the one that closes. */
  function members(read: () => boolean): boolean {
    at += 1;
    for (take(gap); !sees(end); take(gap)) {
      if (!read()) return false;
      take(gap);
      take(comma);
    }
    if (/[}\]]/.test(text.charAt(at))) at += 1;
    return true;
  }

  function value(after: RegExp, depth: number): unknown {
    take(gap);
    if (depth > DEEPEST) return undefined;
    if (text[at] === '{') return object(depth + 1);
    if (text[at] === '[') return list(depth + 1);
    const from = at;
    const string = quoted(after);
    if (string !== undefined || at > from) return string;
    const bare = take(word);
    if (bare === '') return undefined;
    return Number.isFinite(Number(bare)) ? Number(bare) : null;
  }

  /** The text in quotation marks that begins here; `after` is what follows its end. */
  function quoted(after: RegExp): string | undefined {
    const closing = QUOTATION.find(([opening]) => opening === text[at])?.slice(1);
    if (!closing) return undefined;
    let isCutOff = true;
    for (let to = at + 1; to < text.length; to += text[to] === '\\' ? 2 : 1) {
      if (!closing.includes(text.charAt(to))) continue;
      isCutOff = after !== afterKey || to + 1 === text.length;
      if (!sees(after, to + 1)) continue;
      const inside = text.slice(at + 1, to);
      at = to + 1;
      return unescaped(inside);
    }
    if (isCutOff) at = text.length;
    return undefined;
  }
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '', t: '\t', b: '', f: '' };

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escaped[sign] ?? sign),
  );
}
