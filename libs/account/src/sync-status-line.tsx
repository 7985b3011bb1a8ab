import { useStore } from '@thela/contract';
import type { Store } from '@thela/contract';
import { useWords } from '@thela/language';
import { useToday } from '@thela/ui/use-today';
import { Link } from 'react-router-dom';
import type { AccountStallState } from '@thela/records';
import { accountPath } from '@thela/page';
import { SyncStatusIcon } from './sync-status-icon';
import { syncStatusText, longestKeepingText, needsAttention } from './sync-status-text';
import { useMessages } from './messages';

const tones = {
  dark: { link: 'on-dark text-on-tamarind hover:bg-tamarind-soft', icon: 'text-on-tamarind-mark' },
  light: { link: 'text-ink-soft hover:bg-turmeric-tint', icon: 'text-flame' },
} as const;

export interface SyncStatusLineProps {
  readonly state: Store<AccountStallState>;
  readonly tone: keyof typeof tones;
}

/** Where the records are kept, in one line that leads to the account. It keeps the height of its longest text. */
export default function SyncStatusLine({ state, tone }: SyncStatusLineProps) {
  const messages = useMessages();
  const words = useWords();
  const today = useToday();
  const { sync } = useStore(state);
  const weight = needsAttention(sync) ? 'font-semibold' : '';
  return (
    <Link
      to={accountPath}
      data-state={sync.status}
      className={`flex min-h-14 items-center gap-3 rounded-control px-3 py-1.5 text-sm ${tones[tone].link}`}
    >
      <SyncStatusIcon keeping={sync} className={`size-5 ${tones[tone].icon}`} />
      <span
        data-longest={longestKeepingText(messages, words, today)}
        className="grid min-w-0 flex-1 items-center before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-longest)]"
      >
        <span className={`col-start-1 row-start-1 underline underline-offset-2 ${weight}`}>
          {syncStatusText(sync, messages, words, today)}
        </span>
      </span>
    </Link>
  );
}
