import { figureFields, figuresFromBooks, isMissing } from './entries-state';
import type { Row } from './entries-state';
import { useWords } from '@thela/language';
import { useMessages } from './messages';

/** Says below a row that was filled from the books what of it is theirs, and what they do not know. */
export function RowSource({ row, id }: { readonly row: Row; readonly id: string }) {
  const { row: fields, books: words } = useMessages();
  const { list } = useWords();
  const { fromBooks } = row;
  if (fromBooks?.tiffinItem !== row.tiffinItem) return null;
  const given = figuresFromBooks(row);
  const changed = figureFields.filter((field) => fromBooks[field] !== '' && !given.includes(field));
  const isCostUnknown = figureFields.some(
    (field) => fromBooks[field] === '' && isMissing(row, field),
  );
  if (given.length === 0 && !isCostUnknown) return null;
  return (
    <p id={id} className="mt-3 text-sm text-ink-soft">
      {words.row}
      {changed.length > 0 ? ` ${words.changed(list(changed.map((field) => fields[field])))}` : null}
      {isCostUnknown ? ` ${words.costUnknown}` : null}
    </p>
  );
}
