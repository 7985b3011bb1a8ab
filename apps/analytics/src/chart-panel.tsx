import type { Shell } from '@thela/contract';
import { Button, SectionCard } from '@thela/ui';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ChartOption } from './chart';
import { useMessages } from './messages';

/** The chart library is four fifths of this tool's bytes; the figures do not wait for it. */
const fetchChart = () => lazy(() => import('./chart'));
const FirstChart = fetchChart();

const HEIGHTS = {
  tall: { exact: 'h-[400px]', least: 'min-h-[400px]' },
  low: { exact: 'h-[300px]', least: 'min-h-[300px]' },
} as const;

const BESIDE_LEGEND = 'aspect-square min-h-0 w-full min-w-0 @md:h-full @md:w-auto';

export interface ChartPanelProps {
  /** Without it the chart is no card of its own. */
  readonly heading?: string;
  /** What it is called where errors are reported. */
  readonly name: string;
  readonly option: ChartOption;
  /** Stands right of the chart, or below it where that is too narrow; then the chart is a square. */
  readonly legend?: ReactNode;
  /** The same figures as a table: for screen readers, and for everybody when the chart cannot be loaded. */
  readonly table: ReactNode;
  /** Shown in place of a chart that would be empty. */
  readonly empty?: { readonly text: string; readonly onAction: () => void } | undefined;
  readonly reportError: Shell['reportError'];
  readonly lead?: ReactNode;
  /** `tall` is 400 px high, as specified for the charts of today; `low` 300 px. */
  readonly height?: keyof typeof HEIGHTS;
  readonly className?: string;
}

export function ChartPanel(props: ChartPanelProps) {
  const { heading, name, option, legend, table, empty, reportError, lead, className = '' } = props;
  const { exact, least } = HEIGHTS[props.height ?? 'tall'];
  const messages = useMessages();
  const [Chart, setChart] = useState(() => FirstChart);
  // Figures and tables are painted first: drawing takes as long as all else on the page.
  const isDrawn = useDeferredValue(true, false);
  const shown = (
    <>
      {lead}
      {empty ? (
        <div
          className={`flex ${exact} flex-col items-center justify-center gap-4 rounded-control bg-rice p-6 text-center`}
        >
          <p className="text-lg text-ink-soft">{empty.text}</p>
          <Button variant="secondary" onClick={empty.onAction}>
            {messages.openProfit}
          </Button>
        </div>
      ) : (
        <ErrorBoundary
          onError={(error) => reportError(error, `drawing ${name}`)}
          // React.lazy remembers a failed import, so a retry needs a new lazy component.
          onReset={() => setChart(fetchChart)}
          fallbackRender={({ resetErrorBoundary }) => (
            <div className={`${least} overflow-x-auto`}>
              <p className="mb-4">{messages.chartFailed}</p>
              {table}
              <Button variant="secondary" onClick={resetErrorBoundary} className="mt-4">
                {messages.retry}
              </Button>
            </div>
          )}
        >
          <div className={`@container ${exact}`}>
            <div className="flex h-full flex-col gap-4 @md:flex-row @md:items-center @md:justify-center @md:gap-8">
              <div aria-hidden="true" className={legend ? BESIDE_LEGEND : 'size-full'}>
                <Suspense fallback={<ChartSkeleton />}>
                  {isDrawn ? <Chart option={option} /> : <ChartSkeleton />}
                </Suspense>
              </div>
              {legend}
            </div>
          </div>
          <div className="sr-only">{table}</div>
        </ErrorBoundary>
      )}
    </>
  );
  if (heading === undefined) return shown;
  return (
    <SectionCard heading={heading} className={className}>
      {shown}
    </SectionCard>
  );
}

function ChartSkeleton() {
  return <div className="h-full animate-pulse rounded-control bg-line/30" />;
}
