import { createFakeShell } from '@thela/testkit';
import { createRoot } from 'react-dom/client';
import Profit from '../../../apps/profit/src/tool';
import '@thela/ui/page.css';
import { whenSettled } from '@thela/page';

// Nothing but React, the tool and a shell in memory: no router, registry, account, records on the disk, language.
const container = document.getElementById('root');
if (!container) throw new Error('index.html must hold an element with the id "root".');
createRoot(container).render(<Profit shell={createFakeShell()} />);

// The shell's service worker, registered when the shell registers it.
whenSettled(() => {
  void import('../../../apps/shell/src/offline/registration').then(({ register }) => register());
});
