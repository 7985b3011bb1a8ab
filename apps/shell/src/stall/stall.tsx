import { lazy } from 'react';
import { LatePart, PageFailure, useMessages } from '@thela/page';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const StallPage = lazy(() => import('./stall-page'));

/** The pages at `/stall`. */
export function Stall(props: StallPageProps) {
  const { stall } = useMessages();
  return (
    <LatePart place="showing the stall" name={stall.title} fallback={<PageFailure />}>
      <StallPage {...props} />
    </LatePart>
  );
}
