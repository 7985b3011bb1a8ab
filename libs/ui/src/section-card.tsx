import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardProps } from './card';

const sectionStyles = {
  plain: 'border-line/60 bg-white shadow-card',
  answer: 'border-answer-ink/20 bg-answer text-answer-ink',
} as const;

export interface SectionCardProps extends CardProps {
  /** `answer` is for what the product says, calculated or by a model. */
  readonly variant?: keyof typeof sectionStyles;
  readonly heading: ReactNode;
  /** Stands beside the heading: a chip, a button. */
  readonly aside?: ReactNode;
  /** Folds the section to its heading and this line, until its heading is tapped. */
  readonly fold?: ReactNode;
}

export function SectionCard({
  variant = 'plain',
  heading,
  aside,
  fold,
  children,
  className = '',
}: SectionCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = !fold || isOpen;
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border p-4 sm:p-6 ${sectionStyles[variant]} ${className}`}
    >
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${fold ? '' : 'mb-4'}`}>
        <h2
          id={id}
          className={`text-subheading font-bold wrap-anywhere text-balance ${fold ? 'w-full' : ''}`}
        >
          {fold ? (
            <FoldButton
              isOpen={isOpen}
              onClick={() => setOpen(!isOpen)}
              className="-mt-2 min-h-12 py-1"
            >
              {heading}
            </FoldButton>
          ) : (
            heading
          )}
        </h2>
        {isShown ? aside : null}
      </div>
      {fold ? <div className={isOpen ? 'mb-4' : ''}>{fold}</div> : null}
      {isShown ? children : null}
    </section>
  );
}

export interface FoldCardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section that is its heading alone until it is opened; what is in it is worked out only then. */
export function FoldCard({ heading, children }: FoldCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border print:hidden ${sectionStyles.plain}`}
    >
      <h2 id={id} className="text-subheading font-bold">
        <FoldButton
          isOpen={isOpen}
          onClick={() => setOpen(!isOpen)}
          controls={`${id}-content`}
          className="min-h-14 rounded-card px-4 py-2 sm:px-6"
        >
          {heading}
        </FoldButton>
      </h2>
      <div
        id={`${id}-content`}
        hidden={!isOpen}
        className="px-4 pt-2 pb-4 wrap-anywhere sm:px-6 sm:pb-6"
      >
        {isOpen ? children : null}
      </div>
    </section>
  );
}

interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  /** Id of what it opens, where that is there all the time. */
  readonly controls?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The heading of a section that opens and closes it. */
function FoldButton({ isOpen, onClick, controls, className, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className={`flex w-full items-center justify-between gap-3 text-left ${className}`}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <ChevronDown
        aria-hidden="true"
        className={`size-6 shrink-0 text-control transition-transform duration-150 motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}
