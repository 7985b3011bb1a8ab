import { Button } from '@thela/ui';
import { useLocation } from 'react-router-dom';
import { NoticeBar, NoticeLink } from '@thela/page';
import type { SessionEnd, SessionOddity } from '@thela/session';
import { useMessages } from './messages';

export interface SessionEndNoticeProps {
  /** Why nobody is signed in any more, or what is odd about the session that is there. */
  readonly topic: SessionEnd | SessionOddity;
  readonly onPutAside: () => void;
}

const isEndOf = { expired: true, ended: true, unrenewed: false, unstored: false };

/** In its place above the page: nothing below it closes. */
export default function SessionEndNotice({ topic, onPutAside }: SessionEndNoticeProps) {
  const words = useMessages();
  const { search } = useLocation();
  const isEnd = isEndOf[topic];
  return (
    <NoticeBar role="status" text={words[topic]}>
      <div className="flex flex-wrap gap-2">
        {/* The page at the address stays open below the screen. */}
        {isEnd ? <NoticeLink to={{ search, hash: 'signin' }}>{words.signIn}</NoticeLink> : null}
        <Button variant="secondary" onClick={onPutAside}>
          {isEnd ? words.later : words.seen}
        </Button>
      </div>
    </NoticeBar>
  );
}
