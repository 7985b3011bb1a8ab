import { encode } from 'uqr';

/** So many empty modules must stand around a code, by the standard (ISO/IEC 18004), for cameras to find it. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Width and height in modules, with the empty border. */
  readonly size: number;
  /** Data of an SVG path: each dark module is a square of 1. */
  readonly path: string;
}

/**
 * Draws a text as a QR code, as data of an SVG path: nothing of it is markup.
 *
 * @param text at most 2,331 bytes
 */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end < 0 ? row.length : end) - x] as const];
  });
}
