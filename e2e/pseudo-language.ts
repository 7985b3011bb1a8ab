/**
 * Replaces the page's words by accented ones that are 1.6 times as long, as the longest translations are: "Save" becomes
 * "SåvéSå". It runs in the page, so it must not use anything outside this function. Figures stay, and so do the names
 * that the other languages have for themselves, and words that it has replaced before.
 */
export function stretchWords(): void {
  const FACTOR = 1.6;
  const accented: Readonly<Record<string, string>> = {
    a: 'å',
    c: 'ç',
    e: 'é',
    i: 'î',
    n: 'ñ',
    o: 'ö',
    s: 'š',
    u: 'ü',
    y: 'ý',
  };
  const stretched = (word: string) => {
    const letters = [...word];
    const length = Math.round(letters.length * FACTOR);
    const longer = Array.from({ length }, (_, place) => letters[place % letters.length] ?? '');
    return longer.map((letter) => accented[letter] ?? letter).join('');
  };
  const before = window as { stretchedTexts?: WeakMap<Node, string | null> };
  before.stretchedTexts ??= new WeakMap();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (node.parentElement?.closest('script, style, noscript, [lang]:not([lang="en-IN"])'))
      continue;
    if (before.stretchedTexts.get(node) === node.textContent) continue;
    node.textContent = (node.textContent ?? '').replaceAll(/[a-z]+/gi, stretched);
    before.stretchedTexts.set(node, node.textContent);
  }
}
