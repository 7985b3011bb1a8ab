import { currentLanguage } from '@thela/language';
import { messagesNow } from '@thela/page';
import type { AppState } from '../state/app-state';
import { features, offerOf } from '../site/features';
import type { Releases } from '../site/tool-source';
import { toolNameAt } from '../site/tool-names';
import { takenBack } from './live-releases';
import { messagesIn } from './messages';

/** An open page learns within a minute what teams took back: so many ms are between two questions. */
const INTERVAL_MS = 45_000;

type Followed = Pick<AppState, 'loaders' | 'toasts'> & Pick<Releases, 'registry'>;

/**
 * Takes tools from the page whose releases the registry no longer lets run: one that is switched off gives way to the
 * reason, one that was rolled back or whose trial was ended to the live release. Asks the network while somebody sees
 * the page and a tool is open, and when somebody comes back to it.
 */
export function followRegistry({ registry, loaders, toasts }: Followed): void {
  let askedAt = Date.now();
  registry.subscribe(judge);
  for (const loader of loaders.values()) loader.subscribe(judge);
  judge();
  setInterval(ask, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - askedAt >= INTERVAL_MS) ask();
  });

  function ask() {
    const isNeeded = [...loaders.values()].some(
      (loader) => loader.getSnapshot().status === 'ready',
    );
    if (!isNeeded || document.visibilityState !== 'visible') return;
    askedAt = Date.now();
    // A background check that fails shows nothing. Whether there is a network the device may not know.
    registry.renew().catch(() => {});
  }

  function judge() {
    const state = registry.getSnapshot();
    if (state.status !== 'current') return;
    for (const { name, failure } of takenBack(state.registry, loaders)) {
      loaders.get(name)?.withdraw(failure);
      if (!failure && toolNameAt(window.location.pathname) === name)
        void tell(name).catch(() => {});
    }
  }

  async function tell(name: string) {
    const feature = features.find(({ remote }) => remote === name);
    if (!feature) return;
    const { replaced } = await messagesIn(currentLanguage.getSnapshot().shown);
    const message = replaced(offerOf(feature, messagesNow()).label);
    toasts.notify.show({ kind: 'info', message, urgency: 'polite' });
  }
}
