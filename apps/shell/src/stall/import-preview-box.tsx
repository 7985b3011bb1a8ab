import { Button } from '@thela/ui';
import { dayName } from './day-name';
import { words } from './messages';
import type { ValidImport } from './use-import';

export interface ImportPreviewBoxProps {
  readonly preview: ValidImport;
  readonly isConfirming: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a file would add, with the question whether it should. */
export function ImportPreviewBox(props: ImportPreviewBoxProps) {
  const { preview, isConfirming, onConfirm, onCancel } = props;
  const { added, known, refused, from, to } = preview;
  return (
    <div className="mt-4 rounded-control border border-line bg-turmeric-tint p-4">
      {added === 0 ? (
        <p className="font-semibold">{words.copy.nothingNew}</p>
      ) : (
        <>
          <p className="font-semibold">{words.copy.preview}</p>
          <ul className="mt-1 list-disc pl-5">
            <li>{words.copy.adds(added)}</li>
            {known > 0 ? <li>{words.copy.known(known)}</li> : null}
            {refused > 0 ? <li>{words.copy.refused(refused)}</li> : null}
            {from !== null && to !== null ? (
              <li>{words.copy.range(dayName(from, ''), dayName(to, ''))}</li>
            ) : null}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {added > 0 ? (
          <Button onClick={onConfirm} disabled={isConfirming}>
            {words.copy.confirm(added)}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel} disabled={isConfirming}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
