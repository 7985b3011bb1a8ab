/** A run of bullet items, or a paragraph. */
export type Block =
  | { readonly kind: 'bullets'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string };

/** '* ', '- ', or a number and a period that is not a decimal point. */
const BULLET = /^(?:[*-]\s+|\d+\.(?!\d)\s*)/;

/**
 * Lines that begin with '* ', '- ' or a number and period are bullet items, other lines paragraphs
 * (specification, section 2). Empty lines are left out.
 *
 * @example blocksOf('Today:\n* Push dosa') // a paragraph, and a run of one item
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (!line) continue;
    const last = blocks.at(-1);
    if (!BULLET.test(line)) {
      blocks.push({ kind: 'paragraph', text: line });
      continue;
    }
    const item = line.replace(BULLET, '');
    if (last?.kind !== 'bullets') blocks.push({ kind: 'bullets', items: [item] });
    else blocks[blocks.length - 1] = { kind: 'bullets', items: [...last.items, item] };
  }
  return blocks;
}

/** One to four words and a colon, after which there is more to say. */
const LEAD = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+){0,3}:(?= \S)/u;

/**
 * What an item is about.
 *
 * @returns The first words with their colon; empty where the item begins with no such words.
 * @example leadOf('Marketing: push dosa') // 'Marketing:'
 */
export function leadOf(item: string): string {
  return LEAD.exec(item)?.[0] ?? '';
}
