import { Button } from '@thela/ui';
import { useLocation } from 'react-router-dom';
import { NoticeBar, NoticeLink } from '@thela/page';
import type { SessionEnd } from '@thela/session';
import { useMessages } from './messages';

export interface SessionEndNoticeProps {
  readonly end: SessionEnd;
  readonly onPutAside: () => void;
}

/** Says why nobody is signed in any more, in its place above the page: nothing below it closes. */
export default function SessionEndNotice({ end, onPutAside }: SessionEndNoticeProps) {
  const words = useMessages();
  const { search } = useLocation();
  return (
    <NoticeBar role="status" text={words.ended[end]}>
      <div className="flex flex-wrap gap-2">
        {/* The page at the address stays open below the screen. */}
        <NoticeLink to={{ search, hash: 'signin' }}>{words.signIn}</NoticeLink>
        <Button variant="secondary" onClick={onPutAside}>
          {words.later}
        </Button>
      </div>
    </NoticeBar>
  );
}
