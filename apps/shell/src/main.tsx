import { browserStorage } from '@thela/federation';
import '@thela/federation/page-modules';
import { whenSignedIn } from '@thela/session';
import { callback, language, toolsOf } from './early';
import { reportError, trustedWorker, whenIdle, whenSettled } from '@thela/page';
import { startPage } from './start-page';
import './offline/first-controller';
import { WORKER_ADDRESS } from './service-worker/worker-messages';

// Before any tool runs, which could make the policy with rules of its own.
Promise.resolve(WORKER_ADDRESS)
  .then(trustedWorker)
  .catch(() => {});

void startPage(toolsOf, language, callback).then((app) => {
  if (!app) return;
  whenSignedIn(app.account, () => {
    import('@thela/page/person-language')
      .then(({ followPersonLanguage }) => followPersonLanguage(app, browserStorage))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'following the language'));
  });
  whenIdle(() => {
    import('./start-later')
      .then(({ startLater }) => startLater(app))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'following the registry'));
  });
  if (!('serviceWorker' in navigator)) return;
  whenSettled(() => {
    import('./offline/start-offline')
      .then(({ startOffline }) => startOffline(app))
      .catch((error: unknown) => reportError(error, { name: 'shell' }, 'working offline'));
  });
});
