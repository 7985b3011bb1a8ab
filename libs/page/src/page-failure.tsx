import { Button } from '@thela/ui';
import type { ReactNode } from 'react';
import { useMessages } from './messages';

/** Stands for a page whose code could not be loaded; `children` are what else can be done. */
export function PageFailure({ children }: { readonly children?: ReactNode }) {
  const { stall, startUp } = useMessages();
  return (
    <div role="alert">
      <p>{stall.failed}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{startUp.action}</Button>
        {children}
      </div>
    </div>
  );
}
