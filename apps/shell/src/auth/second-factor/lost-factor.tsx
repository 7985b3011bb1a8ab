import { useMessages } from './messages';

/** What to do without any factor at hand. */
export function LostFactor({ supportEmail }: { readonly supportEmail: string | undefined }) {
  const words = useMessages().lost;
  return (
    <details className="mt-6 border-t border-line pt-2">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        {words.question}
      </summary>
      <p className="text-ink-soft">
        {supportEmail ? words.write : words.ask}{' '}
        {supportEmail ? (
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-12 items-center rounded-control font-semibold wrap-anywhere text-flame underline underline-offset-4"
          >
            {supportEmail}
          </a>
        ) : null}
      </p>
    </details>
  );
}
