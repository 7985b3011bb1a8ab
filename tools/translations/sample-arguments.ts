import type { SyntaxNode } from './parse-messages';

/** Values of the types that catalogues import, by name. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  AmountUnit: ['kg', 'g', 'dozen'],
  PurchaseUnit: [
    'litre',
    ...['loose', 'packet', 'bundle', 'tray'].map((as) => ({
      as,
      of: { amount: 9155, unit: 'ml' },
    })),
  ],
};

/**
 * Argument lists that a text can be called with, each value recognisable in the answer: every member of a union,
 * both booleans, `«name»` for a string, numbers of four digits.
 *
 * @throws Error for a parameter of a type without samples
 */
export function sampleArguments(arrow: SyntaxNode): readonly (readonly unknown[])[] {
  const parameters = arrow['params'] as SyntaxNode[];
  return parameters.reduce<unknown[][]>(
    (lists, parameter, index) => {
      const values = valuesOf(typeOf(parameter), `argument${index}`, 4711 + 1111 * index);
      return lists.flatMap((list) => values.map((value) => [...list, value]));
    },
    [[]],
  );
}

function typeOf(node: SyntaxNode): SyntaxNode {
  const annotated = node['typeAnnotation'] as SyntaxNode | null;
  if (!annotated) throw new Error('An argument of a text needs a type.');
  return annotated['typeAnnotation'] as SyntaxNode;
}

function valuesOf(type: SyntaxNode, name: string, number: number): readonly unknown[] {
  switch (type.type) {
    case 'TSStringKeyword':
      return [`«${name}»`];
    case 'TSNumberKeyword':
      return [number, 1];
    case 'TSBooleanKeyword':
      return [true, false];
    case 'TSNullKeyword':
      return [null];
    case 'TSUndefinedKeyword':
      return [undefined];
    case 'TSLiteralType':
      return [(type['literal'] as SyntaxNode)['value']];
    case 'TSUnionType':
      return (type['types'] as SyntaxNode[]).flatMap((each) => valuesOf(each, name, number));
    case 'TSTypeOperator':
      return valuesOf(type['typeAnnotation'] as SyntaxNode, name, number);
    case 'TSArrayType': {
      const inner = type['elementType'] as SyntaxNode;
      const lists = [1, 2].map((nth) => valuesOf(inner, `${name}.${nth}`, number + nth));
      return [lists.map(([first]) => first)];
    }
    case 'TSTypeLiteral':
      return [objectOf(type, name, number)];
    default:
      return namedSamples(type);
  }
}

function objectOf(type: SyntaxNode, name: string, number: number): object {
  const members = type['members'] as SyntaxNode[];
  return Object.fromEntries(
    members.map((member, index) => {
      const key = String((member['key'] as SyntaxNode)['name']);
      const [value] = valuesOf(typeOf(member), `${name}.${key}`, number + index);
      return [key, value];
    }),
  );
}

function namedSamples(type: SyntaxNode): readonly unknown[] {
  const name = String((type['typeName'] as SyntaxNode | undefined)?.['name']);
  const found = samples[name];
  if (!found) throw new Error(`No sample of the type ${name}: add one in sample-arguments.ts.`);
  return found;
}
