/**
 * Texts of the page that stand beside other nodes, each with what is around it. React holds on to the node of such a text,
 * and a browser's translator replaces it: the next change is not seen, or throws. Runs in a page, too.
 */
export function mixedTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    // Radix adds its announcement of a toast, and removes it, as a whole.
    if (text.parentElement?.matches('body > [role="status"]')) continue;
    // React marks the nodes that it holds on to: no text that is alone in its element.
    if (!Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) continue;
    found.push(`"${text.textContent}" in ${text.parentElement?.outerHTML.slice(0, 200)}`);
  }
  return found;
}
