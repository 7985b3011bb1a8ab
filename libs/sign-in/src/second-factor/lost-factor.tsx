import { SupportLink, useSecondFactorMessages as useMessages } from '@thela/session';

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
        {supportEmail ? <SupportLink address={supportEmail} /> : null}
      </p>
    </details>
  );
}
