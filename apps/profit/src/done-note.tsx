import { Button } from '@thela/ui';
import { useMessages } from './messages';

/** As `ref` of what appears in place of a button that was pressed: the focus must not be lost. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}

export interface DoneNoteProps {
  readonly text: string;
  /** `null` for what needs no Undo. */
  readonly onUndo: (() => void) | null;
}

/** Says what was changed, and takes it back. */
export function DoneNote({ text, onUndo }: DoneNoteProps) {
  const words = useMessages();
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
      {onUndo ? (
        <Button variant="secondary" onClick={onUndo}>
          {words.undo}
        </Button>
      ) : null}
    </div>
  );
}
