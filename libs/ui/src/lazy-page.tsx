// Apart from the parts: the shell's first script has parts, and no page of a tool.
import type { ReactNode } from 'react';
import { Card } from './card';
import { LazyPart } from './lazy-part';
import type { LazyPartProps } from './lazy-part';
import { NotRead } from './not-read';
import { PageHeader } from './page-header';

export interface LazyPageProps<Props extends object> extends Pick<
  LazyPartProps<Props>,
  'part' | 'props' | 'onError'
> {
  readonly icon: ReactNode;
  readonly words: {
    readonly title: string;
    readonly subtitle: string;
    /** For screen readers, while the page is loaded. */
    readonly opening: string;
    readonly notOpened: string;
    /** On the button that loads the page again. */
    readonly retry: string;
  };
}

/** Shows a page of a tool once it is loaded; until then its header, and rows that stand for it. */
export function LazyPage<Props extends object>(given: LazyPageProps<Props>) {
  const { icon, words, ...part } = given;
  const header = <PageHeader icon={icon} title={words.title} subtitle={words.subtitle} />;
  return (
    <LazyPart
      {...part}
      loading={
        <>
          {header}
          <div role="status" className="flex flex-col gap-3">
            <span className="sr-only">{words.opening}</span>
            {['first', 'second', 'third'].map((row) => (
              <div key={row} className="h-24 animate-pulse rounded-card bg-line/30" />
            ))}
          </div>
        </>
      }
      failed={(onRetry) => (
        <>
          {header}
          <Card className="p-6">
            <NotRead text={words.notOpened} retry={words.retry} onRetry={onRetry} />
          </Card>
        </>
      )}
    />
  );
}
