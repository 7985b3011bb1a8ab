import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useWordsFor } from './auth-text';
import type { AuthText } from './auth-text';

/** How something that a person tried with the auth server ended. */
export interface Notice {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: AuthText;
}

const styles = {
  success: { Icon: CircleCheck, variant: 'border-leaf/40 bg-white text-leaf' },
  info: { Icon: Info, variant: 'border-turmeric/60 bg-turmeric-tint' },
  error: { Icon: TriangleAlert, variant: 'border-chilli/40 bg-chilli-tint text-chilli' },
} as const;

/** The notice of a failure; what the person broke off, or has done already, is none. */
export function failureNotice(text: AuthText | null): Notice | null {
  if (text === null) return null;
  return { tone: text === 'nothingChanged' || text === 'setUpHere' ? 'info' : 'error', text };
}

export interface BannerProps {
  readonly notice: Notice | null;
  /** Another number announces the same text once more. */
  readonly attempt?: number;
  /** Whether a field shows the text: then it is only announced. */
  readonly isInField?: boolean;
  /** Its margin. */
  readonly className?: string;
}

/**
 * The result of the last attempt. Both live regions exist before they get a text: only then do screen readers announce
 * it. Empty they take no room.
 */
export function Banner({ notice, attempt, isInField = false, className = 'mb-5' }: BannerProps) {
  // The margin is the text's: what is no longer read out alone has none of its own.
  const words = notice ? <Words key={attempt} notice={notice} className={className} /> : null;
  const isError = notice?.tone === 'error';
  return (
    <div className={isInField || !notice ? 'sr-only' : ''}>
      <div role="status">{isError ? null : words}</div>
      <div role="alert">{isError ? words : null}</div>
    </div>
  );
}

interface WordsProps {
  readonly notice: Notice;
  readonly className: string;
}

function Words({ notice, className }: WordsProps) {
  const wordsFor = useWordsFor();
  const { Icon, variant } = styles[notice.tone];
  return (
    <p
      className={`flex items-start gap-3 rounded-control border p-3 font-medium wrap-anywhere ${variant} ${className}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {wordsFor(notice.text)
          .split('\n')
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </span>
    </p>
  );
}
