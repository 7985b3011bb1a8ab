import { Button } from '@thela/ui';
import type { StoredState } from '../use-stored';
import { useWasteMessages } from './messages';

export interface StoredNoteProps {
  readonly state: StoredState;
  readonly onAgain: () => void;
}

/** Says so when the latest entries are on this page only. */
export function StoredNote({ state, onAgain }: StoredNoteProps) {
  const { stored: words } = useWasteMessages();
  if (state === 'safe' || state === 'saving') return null;
  return (
    <div className="mt-4 rounded-control bg-chilli-tint p-3">
      <p role="alert" className="mb-3 font-medium text-chilli">
        {words[state]}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
