import { useWords } from '@thela/language';
import { Button } from '@thela/ui';
import { dayName } from '@thela/page';
import { useMessages } from './messages';
import type { BackupPreview } from '@thela/records';

export interface ImportPreviewBoxProps {
  readonly preview: BackupPreview;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a file would add, with the question whether it should. */
export function ImportPreviewBox(props: ImportPreviewBoxProps) {
  const messages = useMessages();
  const words = useWords();
  const { preview, onConfirm, onCancel } = props;
  const { added, known, refused, answers, from, to } = preview;
  const isNew = added > 0 || answers > 0;
  return (
    <div className="mt-4 rounded-control border border-line bg-turmeric-tint p-4">
      {!isNew ? (
        <p className="font-semibold">{messages.copy.nothingNew}</p>
      ) : (
        <>
          <p className="font-semibold">{messages.copy.preview}</p>
          <ul className="mt-1 list-disc pl-5">
            {added > 0 ? <li>{messages.copy.adds(added)}</li> : null}
            {answers > 0 ? <li>{messages.copy.addsAnswers(answers)}</li> : null}
            {known > 0 ? <li>{messages.copy.known(known)}</li> : null}
            {refused > 0 ? <li>{messages.copy.refused(refused)}</li> : null}
            {from !== null && to !== null ? (
              <li>{messages.copy.range(dayName(words, from, ''), dayName(words, to, ''))}</li>
            ) : null}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isNew ? (
          <Button onClick={onConfirm}>
            {added > 0 ? messages.copy.confirm(added) : messages.copy.confirmAnswers(answers)}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
