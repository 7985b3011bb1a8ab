/**
 * All pairs of two lists, as a lexicon takes them.
 *
 * @example pairsOf('pe, par', 'jao, aao') // 'pe jao, pe aao, par jao, par aao'
 */
export function pairsOf(beginnings: string, ends: string): string {
  return beginnings
    .split(', ')
    .flatMap((beginning) => ends.split(', ').map((end) => `${beginning} ${end}`))
    .join(', ');
}
