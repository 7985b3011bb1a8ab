import { Card } from '@thela/ui';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';

export interface LinkRow {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What is there now, in one line; its place stays while it is empty. */
  readonly text: string;
  /** Says at a glance what the title says, to who cannot read it. */
  readonly mark?: string;
}

/** Rows that each lead to a page. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <Card className="overflow-hidden">
      <ul>
        {rows.map(({ to, icon: Icon, title, text, mark }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="flex min-h-18 items-center gap-4 px-4 py-3 -outline-offset-4 hover:bg-turmeric-tint sm:px-6"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-flame" />
              <span className="min-w-0 flex-1">
                <span className="block text-lg leading-tight font-semibold">{`${title} `}</span>
                <span className="block min-h-6 wrap-anywhere text-ink-soft">{text}</span>
              </span>
              {mark ? (
                <span
                  aria-hidden="true"
                  translate="no"
                  className="font-bold whitespace-nowrap text-flame"
                >
                  {mark}
                </span>
              ) : null}
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
