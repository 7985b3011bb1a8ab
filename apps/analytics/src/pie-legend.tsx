import { useMessages } from './messages';

/** Letters of the longest name that shares a line with another one on a phone. */
const SHORT_NAME = 18;
/** So many names fit beside the pie in one column. */
const ONE_COLUMN = 8;

interface PieSlice {
  readonly name: string;
  readonly colour: string;
  /** What it is worth, written out. */
  readonly worth: string;
}

export interface PieLegendProps {
  readonly slices: readonly PieSlice[];
}

/**
 * Which colour is which dish, and what it earned: right of the pie, and below it in a narrow panel. It is markup, and no part of the
 * drawing, so that names wrap, grow with the letters of the page, and are scrolled where there are many.
 */
export function PieLegend({ slices }: PieLegendProps) {
  const { legend } = useMessages().pie;
  const areShort = slices.every(({ name }) => name.length <= SHORT_NAME);
  const below = areShort ? 'grid-cols-2' : 'grid-cols-1';
  const beside =
    slices.length > ONE_COLUMN ? '@md:grid-cols-1 @3xl:grid-cols-2' : '@md:grid-cols-1';
  return (
    <ul
      aria-label={legend}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
      tabIndex={0}
      className={`grid max-h-[45%] shrink-0 gap-x-4 overflow-y-auto rounded-control text-sm @md:max-h-full @md:max-w-[45%] @md:text-base ${below} ${beside}`}
    >
      {slices.map(({ name, colour, worth }) => (
        <li key={name} className="flex items-center gap-2 py-1 @md:py-0.5">
          <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0">
            <rect width="14" height="14" rx="4" fill={colour} />
          </svg>
          <span className="min-w-0 leading-5 wrap-anywhere">
            <span>{name}</span>
            <span className="block text-ink-soft tabular-nums">{worth}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
