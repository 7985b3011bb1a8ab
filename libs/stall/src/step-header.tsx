import { useMessages } from './messages';

export interface StepHeaderProps {
  /** 1 to 3; a page that is no step has none. */
  readonly step?: number;
  readonly title: string;
  readonly subtitle: string;
}

/** The header of a step of the set-up, and how far it is. */
export function StepHeader({ step, title, subtitle }: StepHeaderProps) {
  return (
    <header className="mb-5">
      {step === undefined ? null : <Progress step={step} />}
      <h1 className="text-title font-bold tracking-tight text-balance">{title}</h1>
      <p className="mt-1 max-w-text text-ink-soft">{subtitle}</p>
    </header>
  );
}

function Progress({ step }: { readonly step: number }) {
  const messages = useMessages();
  return (
    <div className="mb-3 flex items-center gap-3">
      <p className="font-semibold whitespace-nowrap text-ink-soft">{messages.setUp.step(step)}</p>
      <div aria-hidden="true" className="flex max-w-60 flex-1 gap-1.5">
        {[1, 2, 3].map((number) => (
          <span
            key={number}
            className={`h-1.5 flex-1 rounded-full ${number <= step ? 'bg-flame' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
