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
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch('/recall.json', { cache: 'no-store', signal });
  for (const [tool, live] of Object.entries(await response.json())) {
    for (const key of Object.keys(seen[tool] ?? {})) {
      seen[tool][key] = Math.min(seen[tool][key], live);
    }
  }
  localStorage.setItem('thela.seq', JSON.stringify(seen));
}

async function recall() {
  await forget();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  const workers = navigator.serviceWorker;
  await Promise.all((await workers.getRegistrations()).map((each) => each.unregister()));
  // What `unregister` returned says nothing: it is `false` where another tab removed the worker first.
  const left = await workers.getRegistrations();
  if (left.length > 0) throw new Error('A service worker could not be removed.');
  if (location.pathname === '/recall.html') location.replace('/');
  else location.reload();
}

/** A browser that blocks the storage, or gets no numbers, must still remove the worker. */
async function forget() {
  try {
    for (const name of NAMES) localStorage.removeItem(name);
    await lowerNumbers();
  } catch (error) {
    console.error(error);
  }
}

recall().catch((error) => {
  console.error(error);
  const message = document.getElementById('message');
  if (message) message.textContent = 'Please close this tab and open the site again.';
});
