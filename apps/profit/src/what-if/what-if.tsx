import type { ToolProps } from '@thela/contract';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { BooksPage } from '../books/books-page';
import { OddNote } from '../books/odd-note';
import { useMessages } from '../messages';
import { NotHere } from '../not-here';
import { ScenarioForm } from './scenario-form';

export interface WhatIfProps extends ToolProps {
  /** Begins with `what-if`. */
  readonly path: string;
}

/** What a day would bring at other prices and counts. */
export default function WhatIf({ shell, path }: WhatIfProps) {
  const { notHere } = useMessages();
  if (path !== 'what-if') {
    return <NotHere location={shell.location} to="" label={notHere.toProfit} />;
  }
  return (
    <BooksPage shell={shell} name="whatIf" icon={<SlidersHorizontal className="size-7" />}>
      {(books) => (
        <div className="flex flex-col gap-6">
          <OddNote shell={shell} prices={books} />
          <ScenarioForm shell={shell} days={books.days} today={books.today} />
        </div>
      )}
    </BooksPage>
  );
}
