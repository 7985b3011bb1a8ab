import { useMessages } from './messages';

export interface StepHeaderProps {
  /** From 1 on; a page that is no step has none. */
  readonly step?: number;
  readonly steps?: number;
  readonly title: string;
  readonly subtitle: string;
}

export function StepHeader({ step, steps = 3, title, subtitle }: StepHeaderProps) {
  return (
    <header className="mb-5">
      {step === undefined ? null : <Progress step={step} steps={steps} />}
      <h1 className="text-title font-bold tracking-tight text-balance">{title}</h1>
      <p className="mt-1 max-w-text text-ink-soft">{subtitle}</p>
    </header>
  );
}

function Progress({ step, steps }: Required<Pick<StepHeaderProps, 'step' | 'steps'>>) {
  const messages = useMessages();
  return (
    <div className="mb-3 flex items-center gap-3">
      <p className="font-semibold whitespace-nowrap text-ink-soft">
        {messages.setUp.step(step, steps)}
      </p>
      <div aria-hidden="true" className="flex max-w-60 flex-1 gap-1.5">
        {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={`h-1.5 flex-1 rounded-full ${number <= step ? 'bg-flame' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
