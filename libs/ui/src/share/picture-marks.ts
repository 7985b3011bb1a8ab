import type { Sheet, SheetRow } from './sheet';
import { wrapText } from './wrap-text';

/** The light colours of `tokens.css`: a picture is looked at on phones of others, whatever theme this one has. */
export const pictureColours = {
  rice: '#fffbf4',
  white: '#ffffff',
  tamarind: '#3b2315',
  ink: '#2a1a10',
  'ink-soft': '#6b5546',
  turmeric: '#f6b73c',
  leaf: '#166534',
  chilli: '#b42318',
  line: '#d9c9b8',
} as const;

type Colour = keyof typeof pictureColours;

export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** px from the left; where the text ends, if it is aligned there. */
  readonly x: number;
  /** px from the top to the middle of the line. */
  readonly y: number;
  readonly font: string;
  readonly colour: Colour;
  readonly align: 'left' | 'right';
}

interface AreaMark {
  readonly kind: 'area';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly colour: Colour;
}

export type Mark = TextMark | AreaMark;

/** The width of a text in px, in a font of CSS. */
export type MeasureIn = (text: string, font: string) => number;

/** px, as are all sizes here. */
export const PICTURE_WIDTH = 1080;

const EDGE = 48;
const CARD_PADDING = 48;
const LEFT = EDGE + CARD_PADDING;
const RIGHT = PICTURE_WIDTH - LEFT;
const INNER = RIGHT - LEFT;
const BETWEEN = 32;
/** Telugu letters are up to 1.34 em high. */
const LINE_HEIGHT = 1.4;
const FAMILY =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Noto Sans Telugu', sans-serif";

interface Look {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly colour: Colour;
}

const looks = {
  stall: { size: 60, weight: 700, colour: 'rice' },
  title: { size: 42, weight: 600, colour: 'turmeric' },
  subtitle: { size: 34, weight: 400, colour: 'rice' },
  label: { size: 36, weight: 400, colour: 'ink-soft' },
  total: { size: 88, weight: 700, colour: 'ink' },
  heading: { size: 38, weight: 700, colour: 'ink' },
  name: { size: 36, weight: 400, colour: 'ink' },
  detail: { size: 32, weight: 400, colour: 'ink-soft' },
  figure: { size: 36, weight: 700, colour: 'ink' },
  note: { size: 30, weight: 400, colour: 'ink-soft' },
} as const satisfies Record<string, Look>;

const totalColours = { profit: 'leaf', loss: 'chilli', sum: 'ink' } as const;

const fontOf = ({ weight, size }: Look) => `${weight} ${size}px ${FAMILY}`;

/** Puts marks below each other. */
function page(measure: MeasureIn) {
  const marks: Mark[] = [];
  let bottom = 0;
  const widthOf = (text: string, look: Look) => measure(text, fontOf(look));

  /** Lines from `top` on; answers where they end. */
  function lines(text: string, look: Look, top: number, align: TextMark['align'], width: number) {
    const height = look.size * LINE_HEIGHT;
    const x = align === 'left' ? LEFT : RIGHT;
    const { colour } = look;
    const found = wrapText(text, width, (part) => widthOf(part, look));
    for (const [at, line] of found.entries()) {
      const y = top + (at + 0.5) * height;
      marks.push({ kind: 'text', text: line, x, y, font: fontOf(look), colour, align });
    }
    return top + found.length * height;
  }

  function paragraph(text: string, look: Look): void {
    bottom = lines(text, look, bottom, 'left', INNER);
  }

  function space(height: number): void {
    bottom += height;
  }

  function rule(): void {
    const area = { x: LEFT, y: bottom, width: INNER, height: 2 };
    marks.push({ kind: 'area', ...area, radius: 0, colour: 'line' });
    bottom += 2;
  }

  function row({ name, detail, figure }: SheetRow): void {
    space(16);
    const forFigure = Math.min(widthOf(figure, looks.figure), INNER / 2);
    const forName = INNER - forFigure - BETWEEN;
    const right = lines(figure, looks.figure, bottom, 'right', INNER / 2);
    const named = lines(name, looks.name, bottom, 'left', forName);
    const left = detail ? lines(detail, looks.detail, named, 'left', forName) : named;
    bottom = Math.max(left, right);
    space(16);
  }

  function rows(all: readonly SheetRow[]): void {
    for (const each of all) {
      rule();
      row(each);
    }
  }

  return { marks, paragraph, space, rows, bottom: () => bottom };
}

/**
 * Where each word of a sheet stands on its picture.
 *
 * @returns marks in the order in which they are drawn, and the height of the picture
 */
export function pictureMarks(
  sheet: Sheet,
  measure: MeasureIn,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const { marks, paragraph, space, rows, bottom } = page(measure);
  const { stall, title, subtitle, rows: figures = [], total, list, text, notes = [] } = sheet;
  space(48);
  if (stall) paragraph(stall, looks.stall);
  paragraph(title, looks.title);
  if (subtitle) paragraph(subtitle, looks.subtitle);
  space(40);
  const band = bottom();
  space(12 + EDGE);
  const card = bottom();
  space(CARD_PADDING - 8);
  if (total) {
    paragraph(total.name, looks.label);
    paragraph(total.figure, { ...looks.total, colour: totalColours[total.kind] });
    space(24);
  }
  rows(figures);
  for (const line of text?.replaceAll('**', '').split('\n') ?? []) {
    paragraph(line, looks.name);
    space(8);
  }
  if (list?.rows.length) {
    space(40);
    paragraph(list.heading, looks.heading);
    space(8);
    rows(list.rows);
  }
  for (const note of notes) {
    space(20);
    paragraph(note, looks.note);
  }
  space(CARD_PADDING - 8);
  const end = bottom();
  const across = { kind: 'area', x: 0, width: PICTURE_WIDTH, radius: 0 } as const;
  const height = Math.ceil(end + EDGE);
  return {
    height,
    marks: [
      { ...across, y: 0, height, colour: 'rice' },
      { ...across, y: 0, height: band, colour: 'tamarind' },
      { ...across, y: band, height: 12, colour: 'turmeric' },
      {
        kind: 'area',
        x: EDGE,
        y: card,
        width: PICTURE_WIDTH - 2 * EDGE,
        height: end - card,
        radius: 32,
        colour: 'white',
      },
      ...marks,
    ],
  };
}
