/** The parts of a style sheet's rule that decide which elements it matches. */
export interface StyleRule {
  /** `style`, or the name of an at-rule: `media`, `layer-block`, `keyframes`, `property`. */
  readonly kind: string;
  /** Selector, name of the layer, of the keyframes or of the property; else empty. */
  readonly subject: string;
  readonly properties: readonly string[];
  readonly rules: readonly StyleRule[];
}

/** At-rules that only group rules or make them conditional; they match no element themselves. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer-block', 'starting-style']);

/**
 * Tailwind's own keyframes. Their names are global, but every build defines them identically.
 */
const SHARED_KEYFRAMES = new Set(['spin', 'ping', 'pulse', 'bounce']);

/** The context of a rule. */
interface Place {
  readonly tool: string;
  /** Names of the enclosing layers, the outermost first. */
  readonly layers: readonly string[];
  /** Selectors of the enclosing style rule. */
  readonly parents: readonly string[];
}

/**
 * Finds the rules of a tool's style sheet that can change the page outside the tool, one line each.
 *
 * Every style rule may match only `[data-tool="<tool>"]` and its descendants. Also allowed are properties
 * registered with Tailwind's prefix, which are the same in every tool, and their initial values for
 * browsers without `@property`; keyframes of Tailwind, or with a name that begins with the tool's; and
 * layers, whose order the page's own style sheet has already set.
 */
export function strayStyles(rules: readonly StyleRule[], tool: string): string[] {
  return straysIn(rules, { tool, layers: [], parents: [] });
}

function straysIn(rules: readonly StyleRule[], place: Place): string[] {
  return rules.flatMap((rule) => {
    const { kind, subject } = rule;
    if (kind === 'style') return straysInStyle(rule, place);
    if (kind === 'layer-statement') return [];
    if (CONDITIONS.has(kind)) {
      const layers = kind === 'layer-block' ? [...place.layers, subject] : place.layers;
      return straysIn(rule.rules, { ...place, layers });
    }
    const isShared =
      (kind === 'keyframes' &&
        (SHARED_KEYFRAMES.has(subject) || subject.startsWith(`${place.tool}-`))) ||
      (kind === 'property' && subject.startsWith('--tw-'));
    return isShared ? [] : [`@${kind} ${subject}`.trim()];
  });
}

function straysInStyle({ subject, properties, rules }: StyleRule, place: Place): string[] {
  const selectors = selectorsOf(subject).flatMap((selector) => resolve(selector, place.parents));
  const isInitialValue =
    place.layers[0] === 'properties' && properties.every((name) => name.startsWith('--tw-'));
  const strays = isInitialValue
    ? []
    : selectors.filter((selector) => !staysInside(selector, place.tool));
  return [...strays, ...straysIn(rules, { ...place, parents: selectors })];
}

/** A nested selector, resolved against each selector of the enclosing rule. */
function resolve(selector: string, parents: readonly string[]): string[] {
  if (parents.length === 0) return [selector];
  return parents.map((parent) =>
    selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
  );
}

/** Whether a selector matches only the tool's root and its descendants. */
function staysInside(selector: string, tool: string): boolean {
  const root = new RegExp(`\\[data-tool=["']?${tool}["']?\\]`);
  const mask = masked(selector);
  return [...mask.matchAll(/[^\s>+~]+/g)].some(({ 0: { length }, index }) => {
    const compound = selector.slice(index, index + length);
    // A sibling of the root is outside the tool.
    const isFollowedBySibling = /^\s*[+~]/.test(mask.slice(index + length));
    return root.test(withoutAlternatives(compound)) && !isFollowedBySibling;
  });
}

/** A compound selector without the parts that an element need not match: negations and alternatives. */
function withoutAlternatives(compound: string): string {
  const less = compound.replaceAll(/:(?:not|has)\([^()]*\)|\([^()]*,[^()]*\)/g, '');
  return less === compound ? compound : withoutAlternatives(less);
}

function selectorsOf(list: string): string[] {
  const mask = masked(list);
  const ends = [...mask.matchAll(/,|$/g)].map(({ index }) => index);
  return ends.map((end, place) => {
    const start = place === 0 ? 0 : (ends[place - 1] ?? 0) + 1;
    return list.slice(start, end).trim();
  });
}

/** The text with an x for every character that is escaped or inside brackets. */
function masked(text: string): string {
  let depth = 0;
  let isEscaped = false;
  return [...text]
    .map((letter) => {
      const isLiteral = isEscaped || letter === '\\';
      isEscaped = !isEscaped && letter === '\\';
      if (isLiteral) return 'x';
      if (letter === '(' || letter === '[') depth += 1;
      const isInside = depth > 0;
      if (letter === ')' || letter === ']') depth -= 1;
      return isInside ? 'x' : letter;
    })
    .join('');
}
