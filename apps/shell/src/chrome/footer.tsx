import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@thela/page';
import { FooterContent } from './footer-content';
import type { FooterContentProps } from './footer-content';

/** Fixed: an id of React's would be another in a prerendered page. */
const CONTENT_ID = 'footer-content';

export interface FooterProps extends FooterContentProps {
  readonly className?: string;
}

/** On a small screen it is one line, which opens the rest. */
export function Footer({ brand, year, className = '' }: FooterProps) {
  const [isOpen, setOpen] = useState(false);
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    // What has opened is below the screen.
    if (isOpen) footer.current?.scrollIntoView();
  }, [isOpen]);
  return (
    <footer ref={footer} className={`bg-tamarind text-on-tamarind print:hidden ${className}`}>
      <FooterLine
        isOpen={isOpen}
        onToggle={(line) => {
          // Safari gives no focus to a button that is pressed. From here, Tab leads into what has opened.
          line.focus({ preventScroll: true });
          setOpen(!isOpen);
        }}
      />
      <div id={CONTENT_ID} className={isOpen ? '' : 'max-lg:hidden'}>
        <FooterContent brand={brand} year={year} />
      </div>
    </footer>
  );
}

interface FooterLineProps {
  readonly isOpen: boolean;
  readonly onToggle: (line: HTMLElement) => void;
}

function FooterLine({ isOpen, onToggle }: FooterLineProps) {
  const { open } = useMessages().footer;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={CONTENT_ID}
      onClick={(event) => onToggle(event.currentTarget)}
      className="on-dark flex min-h-14 w-full items-center justify-between gap-3 px-4 py-2 text-left text-sm -outline-offset-3 sm:px-8 lg:hidden"
    >
      <span>{open}</span>
      <ChevronDown
        aria-hidden="true"
        className={`size-5 shrink-0 text-on-tamarind-mark transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
      />
    </button>
  );
}
