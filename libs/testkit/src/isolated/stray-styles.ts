/** A rule of a style sheet, as far as it matters whom it reaches. */
export interface StyleRule {
  /** `style`, or the name of an at-rule: `media`, `layer-block`, `keyframes`, `property`. */
  readonly kind: string;
  /** Selector, name of the layer, of the keyframes or of the property; else empty. */
  readonly subject: string;
  /** Names of the properties that a style rule sets. */
  readonly properties: readonly string[];
  readonly rules: readonly StyleRule[];
}

/** At-rules that say under which condition the rules in them hold, and reach nobody themselves. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer-block', 'starting-style']);

/**
 * Tailwind's own keyframes. Their names are the page's, but each build spells the same ones out.
 */
const SHARED_KEYFRAMES = new Set(['spin', 'ping', 'pulse', 'bounce']);

/** Where a rule stands. */
interface Place {
  readonly tool: string;
  /** Names of the layers around it, the outermost first. */
  readonly layers: readonly string[];
  /** Selectors of the style rule around it. */
  readonly parents: readonly string[];
}

/**
 * Finds what a tool's style sheet may do to the page around the tool, one line each.
 *
 * Every style rule must reach nothing but `[data-tool="<tool>"]` and what is in it. Allowed besides:
 * properties registered under Tailwind's prefix, which mean the same in every tool, and their
 * initial values for browsers that cannot register them; keyframes of Tailwind or with a name that
 * begins with the tool's; layers, whose order the page's own style sheet has settled before.
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

/** A nested selector as it would stand alone: one for each selector of the rule around it. */
function resolve(selector: string, parents: readonly string[]): string[] {
  if (parents.length === 0) return [selector];
  return parents.map((parent) =>
    selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
  );
}

/** Whether a selector has the tool's root in it and goes on only downwards from there. */
function staysInside(selector: string, tool: string): boolean {
  const root = new RegExp(`\\[data-tool=["']?${tool}["']?\\]`);
  const mask = masked(selector);
  return [...mask.matchAll(/[^\s>+~]+/g)].some(({ 0: { length }, index }) => {
    const compound = selector.slice(index, index + length);
    // A sibling of the root is outside of it.
    const isFollowedBySibling = /^\s*[+~]/.test(mask.slice(index + length));
    return root.test(withoutAlternatives(compound)) && !isFollowedBySibling;
  });
}

/** A compound without what it need not match: negations and lists of alternatives. */
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

/** The same text with an x for every letter that is escaped or stands in brackets. */
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
