import { Button } from '@thela/ui';
import { focusFirst } from './focus-first';
import { useBooksMessages } from './messages';

export interface DoneNoteProps {
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was changed, and takes it back. */
export function DoneNote({ text, onUndo }: DoneNoteProps) {
  const words = useBooksMessages();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-turmeric-tint p-3">
      <p
        role="status"
        tabIndex={-1}
        ref={focusFirst}
        className="flex-1 font-semibold wrap-anywhere outline-none first-letter:uppercase"
      >
        {text}
      </p>
      <Button variant="secondary" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
