import type { Plugin } from 'vite';

/**
 * Makes `for…in` of all code, that of dependencies included, see an object's own keys alone: extensions of browsers add
 * enumerable members to `Object.prototype`, which valibot, for one, would take for fields of a schema.
 */
export function ownKeys(): Plugin {
  return {
    name: 'thela:own-keys',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    renderChunk(code) {
      const parts: string[] = [];
      let end = 0;
      for (const [from, to, text] of editsOf(this.parse(code))) {
        parts.push(code.slice(end, from), text);
        end = to;
      }
      return parts.length === 0 ? null : { code: parts.join('') + code.slice(end), map: null };
    },
  };
}

type Edit = readonly [from: number, to: number, text: string];

/** What to replace, in the order of the code: `in object` by `of Object.keys((object) ?? {})`. */
function editsOf(program: object): readonly Edit[] {
  const edits: Edit[] = [];
  const visit = (node: object) => {
    if (isForIn(node)) {
      edits.push([node.left.end, node.right.start, ' of Object.keys((']);
      edits.push([node.right.end, node.right.end, ') ?? {})']);
    }
    for (const child of Object.values(node)) if (child instanceof Object) visit(child);
  };
  visit(program);
  return edits.sort(([one], [other]) => one - other);
}

interface ForIn {
  readonly left: { readonly end: number };
  readonly right: { readonly start: number; readonly end: number };
}

function isForIn(node: object): node is ForIn {
  return 'type' in node && node.type === 'ForInStatement';
}
