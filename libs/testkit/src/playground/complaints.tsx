/** Lists the unknown choices of the address. */
export function Complaints({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div role="status" className="border-b border-line bg-turmeric-tint px-4 py-3 text-ink">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
