import { useStore } from '@thela/contract';
import type { Notify, Store } from '@thela/contract';
import type { Stall } from '@thela/ledger';
import { useWords } from '@thela/language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import {
  accountPagePath,
  accountPath,
  NoticeBar,
  NoticeLink,
  stallPath,
  StickyNotice,
  useMessages as usePageMessages,
} from '@thela/page';
import { Button } from '@thela/ui';
import type { AccountStall, ClockFault } from '@thela/records';
import { Announcer } from './announcer';
import { clockText } from './clock-text';
import { LostNotice } from './lost-notice';
import { useMessages } from './messages';

export interface AccountNoticesProps {
  readonly accountStall: Pick<AccountStall, 'state' | 'dismiss'>;
  readonly stall: Store<Stall>;
  readonly notify: Notify;
}

/** What the account has to say on every page: a choice to make, an end, a clock that is wrong, a decision that lost. */
export default function AccountNotices({ accountStall, stall, notify }: AccountNoticesProps) {
  const { notices } = useMessages();
  const { newVersion } = usePageMessages();
  const { sync, clock, lost, hasNewer } = useStore(accountStall.state);
  const dismiss = (notice: 'clock' | 'lost') => void accountStall.dismiss(notice).catch(() => {});
  const { pathname } = useLocation();
  return (
    <>
      <Announcer keeping={sync} />
      {/* The stall's own page says so itself. */}
      {sync.status === 'opening' && pathname !== stallPath ? (
        <OpeningToast notify={notify} />
      ) : null}
      {clock ? <ClockNotice clock={clock} onSeen={() => dismiss('clock')} /> : null}
      {lost.length > 0 ? (
        <LostNotice lost={lost} stall={stall} onSeen={() => dismiss('lost')} />
      ) : null}
      {hasNewer ? (
        <NoticeBar role="status" text={notices.newer}>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {newVersion.accept}
          </Button>
        </NoticeBar>
      ) : null}
      {sync.status === 'choice' && pathname !== accountPagePath('choice') ? (
        <NoticeBar role="status" text={notices.choice}>
          <NoticeLink to={accountPagePath('choice')}>{notices.choose}</NoticeLink>
        </NoticeBar>
      ) : null}
      {sync.status === 'ended' && pathname !== accountPath ? (
        <NoticeBar role="status" text={notices[sync.why]}>
          <NoticeLink to={accountPath}>{notices.decide}</NoticeLink>
        </NoticeBar>
      ) : null}
    </>
  );
}

/** Over the page, so that nothing moves: an empty stall must not pass for the real one. */
function OpeningToast({ notify }: Pick<AccountNoticesProps, 'notify'>) {
  const { openingNow } = useMessages().notices;
  useEffect(() => {
    const id = notify.show({ kind: 'loading', message: openingNow, urgency: 'polite' });
    return () => notify.dismiss(id);
  }, [notify, openingNow]);
  return null;
}

interface ClockNoticeProps {
  readonly clock: ClockFault;
  readonly onSeen: () => void;
}

/**
 * In sight on a page that is scrolled, too, where what is entered goes to another day than people think. A clock that names the
 * right day is named once.
 */
function ClockNotice({ clock, onSeen }: ClockNoticeProps) {
  const { notices } = useMessages();
  const words = useWords();
  const text = clockText(clock, notices, words);
  if (clock.deviceDay !== clock.serverDay) {
    return (
      <StickyNotice>
        <NoticeBar role="alert" text={text} />
      </StickyNotice>
    );
  }
  if (clock.isSeen) return null;
  return (
    <NoticeBar role="status" text={text}>
      <Button variant="secondary" onClick={onSeen}>
        {notices.seen}
      </Button>
    </NoticeBar>
  );
}
