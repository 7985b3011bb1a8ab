import { createPortal } from 'react-dom';
import { AnswerText } from '../answer-text';
import type { Sheet, SheetRow } from './sheet';

/** A sheet for the printer, unseen on the screen: while it is there, nothing else of the page is printed (`page.css`). */
export function SheetOnPaper(sheet: Sheet) {
  const { stall, title, subtitle, rows = [], total, list, text, notes = [] } = sheet;
  return createPortal(
    <article data-paper="" className="hidden print:block">
      <header className="mb-3 border-b-2 border-ink pb-3">
        {stall ? <p className="text-title font-bold wrap-anywhere">{stall}</p> : null}
        <h2 className="text-subheading font-semibold">{title}</h2>
        {subtitle ? <p>{subtitle}</p> : null}
      </header>
      <PaperRows rows={rows} />
      {total ? (
        <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-y-2 border-ink py-2 font-bold">
          <dt>{total.name}</dt>
          <dd className="text-heading tabular-nums">{total.figure}</dd>
        </dl>
      ) : null}
      {text ? <AnswerText>{text}</AnswerText> : null}
      {list?.rows.length ? (
        <section className="mt-6 break-inside-avoid">
          <h3 className="mb-1 text-subheading font-bold">{list.heading}</h3>
          <PaperRows rows={list.rows} />
        </section>
      ) : null}
      {notes.map((note) => (
        <p key={note} className="mt-3 max-w-text text-sm wrap-anywhere">
          {note}
        </p>
      ))}
    </article>,
    document.body,
  );
}

function PaperRows({ rows }: Required<Pick<Sheet, 'rows'>>) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ name, figure }: SheetRow) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-1">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="shrink-0 font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
