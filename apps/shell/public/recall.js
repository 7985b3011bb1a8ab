// The page that `npm run recall` publishes. The recalled service worker answers with it in place of every
// other page, so none of the code that is recalled runs beside it.

/** What code that ran may have changed. The day and the session stay. */
const NAMES = ['thela.registry', 'thela.overrides', 'thela.canary'];

/**
 * The highest number of a statement that was seen stays, but not a higher one than the live statement has: code
 * that ran may have raised it, so that this browser would refuse the tool for good.
 */
async function lowerNumbers() {
  const seen = JSON.parse(localStorage.getItem('thela.seq') ?? '{}');
  const response = await fetch('/recall.json', { cache: 'no-store' });
  for (const [tool, live] of Object.entries(await response.json())) {
    for (const key of Object.keys(seen[tool] ?? {})) {
      seen[tool][key] = Math.min(seen[tool][key], live);
    }
  }
  localStorage.setItem('thela.seq', JSON.stringify(seen));
}

async function recall() {
  for (const name of NAMES) localStorage.removeItem(name);
  // Without them the tools may stay refused, but nothing old is accepted.
  await lowerNumbers().catch(console.error);
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
