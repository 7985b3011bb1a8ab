/* oxlint-disable react/no-array-index-key -- the parts of a text have no other name */

/** Shows text in which `**…**` is bold; nothing else in it is markup. */
export function BoldText({ text }: { readonly text: string }) {
  // Splitting by a group keeps what the group matched: the odd parts are the bold ones.
  return text
    .split(/\*\*(.+?)\*\*/)
    .map((part, index) =>
      index % 2 === 1 ? <strong key={index}>{part}</strong> : <span key={index}>{part}</span>,
    );
}
