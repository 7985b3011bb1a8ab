import { lazy } from 'react';
import { Button } from '@thela/ui';
import { LatePart } from '../late-part';
import { useMessages } from '../messages';
import type { StallPageProps } from './stall-page-props';

// Not loaded at start-up: the catalogue of dishes is large, and a stall is set up once.
const StallPage = lazy(() => import('./stall-page'));

/** The pages at `/stall`. */
export function Stall(props: StallPageProps) {
  const { stall } = useMessages();
  return (
    <LatePart place="showing the stall" name={stall.title} fallback={<StallFailure />}>
      <StallPage {...props} />
    </LatePart>
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
