import { useWords } from '@thela/language';
import { formatRupees } from '@thela/pricing';
import { Button } from './button';
import { useMessages } from './messages';

export interface NumberQuestionProps {
  /** Id of the field, which gets the focus back. */
  readonly fieldId: string;
  readonly readings: readonly [number, number];
  readonly isMoney?: boolean | undefined;
  readonly onText: (text: string) => void;
  readonly className?: string;
}

/** Asks which of two numbers was meant, below the field in which it was typed. */
export function NumberQuestion(props: NumberQuestionProps) {
  const { fieldId, readings, isMoney = false, onText, className = '' } = props;
  const { either } = useMessages();
  const { number } = useWords();
  const format = (reading: number) => (isMoney ? formatRupees(reading) : number(reading, 2));
  const [one, other] = readings;
  return (
    <div className={className}>
      <p id={`${fieldId}-note`} role="status" translate="no" className="font-medium">
        {either(format(one), format(other))}
      </p>
      <p>
        {readings.map((reading) => (
          <Button
            key={reading}
            variant="secondary"
            translate="no"
            aria-describedby={`${fieldId}-note`}
            className="mt-1 mr-2 min-w-12 px-2! tabular-nums last:mr-0"
            onClick={() => {
              onText(String(reading));
              document.getElementById(fieldId)?.focus();
            }}
          >
            {format(reading)}
          </Button>
        ))}
      </p>
    </div>
  );
}
