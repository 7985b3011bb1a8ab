import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button, SectionCard } from '@thela/ui';
import { reportError } from '../error-report';
import { LanguageChoice } from '../language/language-choice';
import type { LanguageChoiceProps } from '../language/language-choice';
import { useMessages } from '../messages';
import { ToolSkeleton } from '../tool-page/tool-skeleton';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const StallPage = lazy(() => import('./stall-page'));

export interface StallProps extends StallPageProps {
  readonly language: LanguageChoiceProps['language'];
}

/** The pages at `/stall`. */
export function Stall({ language, ...props }: StallProps) {
  const { tool, stall, language: words } = useMessages();
  return (
    <ErrorBoundary
      fallback={<StallFailure />}
      onError={(error) => reportError(error, { name: 'shell' }, 'showing the stall')}
    >
      <Suspense fallback={<ToolSkeleton label={tool.opening(stall.title)} />}>
        <StallPage {...props} />
        {props.page === '' ? (
          <SectionCard heading={words.heading} className="mt-6 max-w-text print:hidden">
            <LanguageChoice language={language} name="stall-language" tone="light" />
          </SectionCard>
        ) : null}
      </Suspense>
    </ErrorBoundary>
  );
}

function StallFailure() {
  const { stall, startUp } = useMessages();
  return (
    <div role="alert">
      <p>{stall.failed}</p>
      <Button className="mt-4" onClick={() => window.location.reload()}>
        {startUp.action}
      </Button>
    </div>
  );
}
