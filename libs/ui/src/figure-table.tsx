export interface FigureTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  /** One row an item: its name, then its figures, already written out. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures, written out: one row an item. */
export function FigureTable({ caption, headings, rows }: FigureTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className="py-2 pr-4 font-medium wrap-anywhere text-ink-soft"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-t border-line/70">
            <th scope="row" className="py-2 pr-4 font-semibold wrap-anywhere">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={headings[index + 1]} className="py-2 pr-4 tabular-nums wrap-anywhere">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
