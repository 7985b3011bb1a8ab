import { partOf } from '@thela/ui/lazy-part';
import { PagePart, useMessages } from '@thela/page';
import type { AppState } from '../state/app-state';

// Not loaded at start-up: a vendor hardly ever needs it.
const page = partOf(() => import('./diagnostics-page'));

export function Diagnostics({ app }: { readonly app: AppState }) {
  const messages = useMessages();
  return (
    <PagePart
      part={page}
      props={{ app }}
      doing="showing the diagnostics"
      name={messages.diagnostics}
    />
  );
}
