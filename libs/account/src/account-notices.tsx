import { useStore } from '@thela/contract';
import type { Notify, Store } from '@thela/contract';
import { useWords } from '@thela/language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPagePath, accountPath, NoticeBar, NoticeLink, StickyNotice } from '@thela/page';
import type { AccountStallState, ClockFault } from '@thela/records';
import { Announcer } from './announcer';
import { clockText } from './clock-text';
import { useMessages } from './messages';

export interface AccountNoticesProps {
  readonly state: Store<AccountStallState>;
  readonly notify: Notify;
}

/** What the account has to say on every page: a choice to make, an end, a clock that is wrong. */
export default function AccountNotices({ state, notify }: AccountNoticesProps) {
  const { notices } = useMessages();
  const { sync, clock } = useStore(state);
  const { pathname } = useLocation();
  return (
    <>
      <Announcer keeping={sync} />
      {sync.status === 'opening' ? <OpeningToast notify={notify} /> : null}
      {clock ? <ClockNotice clock={clock} /> : null}
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

/** In sight on a page that is scrolled, too: what is entered goes to another day than people think. */
function ClockNotice({ clock }: { readonly clock: ClockFault }) {
  const { notices } = useMessages();
  const words = useWords();
  return (
    <StickyNotice>
      <NoticeBar role="alert" text={clockText(clock, notices, words)} />
    </StickyNotice>
  );
}
