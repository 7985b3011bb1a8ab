import { language, toolsOf } from './early';
import { reportError } from './error-report';
import { startPage } from './start-page';
import { whenSettled } from './when-idle';
import './offline/first-controller';

void startPage(toolsOf, language).then((app) => {
  if (!app || !('serviceWorker' in navigator)) return;
  whenSettled(() => {
    import('./offline/start-offline')
      .then(({ startOffline }) => startOffline(app))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'working offline'));
  });
});
