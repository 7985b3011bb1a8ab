import { browserStorage } from '@thela/federation';
import { whenSignedIn } from './auth/when-signed-in';
import { language, toolsOf } from './early';
import { reportError } from './error-report';
import { startPage } from './start-page';
import { whenSettled } from './when-idle';
import './offline/first-controller';

void startPage(toolsOf, language).then((app) => {
  if (!app) return;
  whenSignedIn(app.account, () => {
    import('./language/person-language')
      .then(({ followPersonLanguage }) => followPersonLanguage(app, browserStorage))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'following the language'));
  });
  if (!('serviceWorker' in navigator)) return;
  whenSettled(() => {
    import('./offline/start-offline')
      .then(({ startOffline }) => startOffline(app))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'working offline'));
  });
});
