import { Button } from '@thela/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { usePeriodMessages } from './messages';

/** So many rows are shown at first; one more is not worth a button. */
const FIRST_ROWS = 8;

interface Row {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly figure: ReactNode;
}

export interface RowsTableProps {
  readonly caption: string;
  /** Of the names, and of the figures. */
  readonly headings: readonly [string, string];
  readonly rows: readonly Row[];
}

/** Names and figures, in two columns that hold on any phone; of many rows the first, and all of them on request. */
export function RowsTable({ caption, headings: [ofNames, ofFigures], rows }: RowsTableProps) {
  const words = usePeriodMessages().rows;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolded = rows.length > FIRST_ROWS + 1;
  const shown = isFolded && !isOpen ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <>
      <table id={id} className="w-full table-fixed wrap-anywhere">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-ink-soft">
            <th scope="col" className="w-[38%] pb-2 text-left font-medium">
              {ofNames}
            </th>
            <th scope="col" className="pb-2 pl-2 text-right font-medium">
              {ofFigures}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, figure }) => (
            <tr key={key} className="border-t border-line/70 align-top">
              <th scope="row" className="py-2.5 text-left font-semibold">
                {name}
              </th>
              <td className="py-2.5 pl-2 text-right tabular-nums">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded ? (
        <Button
          variant="secondary"
          className="mt-2 w-full sm:w-auto"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.fewer : words.all(rows.length)}
        </Button>
      ) : null}
    </>
  );
}

export function SmallLine({ children }: { readonly children: ReactNode }) {
  return <span className="block text-sm font-normal text-ink-soft">{children}</span>;
}
