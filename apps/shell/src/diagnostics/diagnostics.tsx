import { lazy } from 'react';
import { LatePart, useMessages } from '@thela/page';
import type { AppState } from '../app-state';

// Not loaded at start-up: a vendor hardly ever needs it.
const DiagnosticsPage = lazy(() => import('./diagnostics-page'));

/** The page at `/diagnostics`. */
export function Diagnostics({ app }: { readonly app: AppState }) {
  const messages = useMessages();
  return (
    <LatePart
      place="showing the diagnostics"
      name={messages.diagnostics}
      fallback={<p role="alert">{messages.diagnosticsFailed}</p>}
    >
      <DiagnosticsPage app={app} />
    </LatePart>
  );
}
