import type { Change } from '@thela/books';
import { formatPercent, formatRupees } from '@thela/pricing';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { usePeriodMessages } from './messages';

export interface ChangeLineProps {
  /** Absent where there is nothing to compare with. */
  readonly change: Change | undefined;
  /** Rupees, or plates. */
  readonly isMoney: boolean;
  /** What it means for the vendor when the figure grows. */
  readonly growth: 'good' | 'bad' | 'neither';
}

function colourOf(difference: number, growth: ChangeLineProps['growth']): string {
  if (growth === 'neither' || difference === 0) return 'text-ink-soft';
  return difference > 0 === (growth === 'good') ? 'text-leaf' : 'text-chilli';
}

/** How a figure differs from the one of the period before: in words, with its sign and an arrow. */
export function ChangeLine({ change, isMoney, growth }: ChangeLineProps) {
  const words = usePeriodMessages().change;
  if (!change) return null;
  const { difference, percent } = change;
  const Arrow = difference > 0 ? ArrowUp : ArrowDown;
  const amount = Math.abs(difference);
  const text = isMoney ? formatRupees(amount) : words.plates(amount);
  // A tenth of a per cent matters only where there are few of them.
  const decimals = Math.abs(percent ?? 0) < 10 ? 1 : 0;
  const share = percent === null ? null : formatPercent(percent, decimals);
  return (
    <span className={`block text-sm font-medium ${colourOf(difference, growth)}`}>
      {difference === 0 ? (
        words.same
      ) : (
        <>
          <Arrow aria-hidden="true" className="mr-0.5 inline size-4 align-[-0.15em]" />
          {difference > 0 ? words.more(text, share && `+${share}`) : words.less(text, share)}
        </>
      )}
    </span>
  );
}
