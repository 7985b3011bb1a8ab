import { splitWords, transliterate } from '@thela/text';
import { rows } from './drawings';
import type { DishKind, Drawing } from './drawings';

interface Row extends Drawing {
  readonly words: readonly string[];
}

const drawings = rows
  .trim()
  .split('\n')
  .map((row): Row => {
    const [kind = '', words = '', body = '', lines = ''] = row.trim().split('|');
    return {
      kind: kind as DishKind,
      words: words.split(',').filter(Boolean).map(foldName),
      body,
      lines,
    };
  });
const other: Row = drawings.at(-1) ?? { kind: 'other', words: [], body: '', lines: '' };

/**
 * A name as it sounds, in few letters: 'Poori', 'पूरी' and 'పూరీ' are one.
 *
 * @example foldName('Coffee') // ' kopi '
 */
function foldName(name: string): string {
  const sound = splitWords(name)
    .map((word) =>
      transliterate(word)
        .replaceAll(/(?<=[^c])h/g, '')
        .replaceAll(/c(?!h)/g, 'k')
        .replaceAll(/ee|ii/g, 'i')
        .replaceAll(/oo|uu/g, 'u')
        .replaceAll('f', 'p')
        .replaceAll('w', 'v')
        .replaceAll('z', 'j')
        .replaceAll(/(.)\1+/g, '$1'),
    )
    .join(' ');
  return ` ${sound} `;
}

/** From this length on a word may have an ending of its own: 'bajji' and 'bajjilu'. Below it 'bada' is no 'badam'. */
const ENDS_FREELY_FROM = 5;

function has(name: string, word: string): boolean {
  if (word.length - 2 >= ENDS_FREELY_FROM) return name.includes(word.trimEnd());
  return name.includes(word) || name.includes(`${word.trimEnd()}s `);
}

function drawingFor(text: string): Row | undefined {
  const folded = foldName(text);
  return drawings.find(({ words }) => words.some((word) => has(folded, word)));
}

export interface NamedDish {
  readonly id: string;
  /** In any language. */
  readonly name: string;
}

const found = new Map<string, Row>();

/** The drawing of a dish, by its name, or by its id where it is of the catalogue; one for everything else. */
export function drawingOf({ id, name }: NamedDish): Drawing {
  const key = `${name}|${id}`;
  const known = found.get(key);
  if (known) return known;
  const drawing = drawingFor(name) ?? drawingFor(id) ?? other;
  found.set(key, drawing);
  return drawing;
}

export interface PictogramProps {
  readonly dish: NamedDish;
  readonly className?: string;
}

/** What a dish looks like, in the colour of the text and one tint. It says nothing that its name does not say. */
export function Pictogram({ dish, className = 'size-7' }: PictogramProps) {
  const { body, lines } = drawingOf(dish);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={body} fill="var(--thela-turmeric)" fillRule="evenodd" />
      <path d={lines} />
    </svg>
  );
}
