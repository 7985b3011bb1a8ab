// The page that `npm run recall` publishes. The recalled service worker answers with it in place of every
// other page, so none of the code that is recalled runs beside it.

/** What code that ran may have changed. The day, the session and the highest `seq` seen stay. */
const NAMES = ['thela.registry', 'thela.overrides', 'thela.canary'];

async function recall() {
  for (const name of NAMES) localStorage.removeItem(name);
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isRemoved = await Promise.all(registrations.map((each) => each.unregister()));
  if (!isRemoved.every(Boolean)) throw new Error('A service worker could not be removed.');
  if (location.pathname === '/recall.html') location.replace('/');
  else location.reload();
}

recall().catch((error) => {
  console.error(error);
  const message = document.getElementById('message');
  if (message) message.textContent = 'Please close this tab and open the site again.';
});
