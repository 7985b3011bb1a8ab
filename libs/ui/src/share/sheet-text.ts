import { normaliseText } from '@thela/text';
import type { Sheet, SheetRow } from './sheet';

/** Bold in WhatsApp, which ends it at the next star. */
function bold(text: string): string {
  const line = normaliseText(text);
  return line === '' || line.includes('*') ? line : `*${line}*`;
}

const lineOf = ({ name, detail, figure }: SheetRow) =>
  `${name}: ${detail ? `${detail}, ` : ''}${figure}`;

/** The text of a sheet, to be sent by WhatsApp: short lines, the titles and the total between stars, which show as bold. */
export function sheetText(sheet: Sheet): string {
  const { stall, title, subtitle, rows = [], total, list, text = '', notes = [] } = sheet;
  const titles = [bold(stall), bold(title), subtitle].filter(Boolean);
  const listed = list?.rows.length ? [bold(list.heading), ...list.rows.map(lineOf)] : [];
  const sum = total ? [bold(lineOf(total))] : [];
  const written = text.replaceAll(/\*\*(.+?)\*\*/g, '*$1*').trim();
  return [titles, rows.map(lineOf), sum, listed, written ? [written] : [], notes]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** Half of a character, as a name has that was cut within an emoji; no address can hold it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/**
 * The address that opens WhatsApp with a text, for the person to choose to whom it goes.
 *
 * @param text any
 */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text.replaceAll(HALF_CHARACTER, '\uFFFD'))}`;
}
