/** The address to which people write for help, as a link that opens a mail. */
export function SupportLink({ address }: { readonly address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="inline-flex min-h-12 items-center rounded-control font-semibold wrap-anywhere text-flame underline underline-offset-4"
    >
      {address}
    </a>
  );
}
