import { wrap } from 'idb';

/**
 * Has a database end the transactions that run when the page is left. WebKit lets those of a page that is gone run for
 * ever, also those that only read; every later one of the site waits for them, in all tabs, until the browser is closed
 * (WebKitGTK 2.50.6; bugs.webkit.org/show_bug.cgi?id=324094). `PendingEvents` keeps for the next page what was on its way
 * to the disk, and `ReopeningDatabase` begins once more in a page that is gone back to.
 */
export function endWhenLeft(database: IDBDatabase): void {
  database.transaction = (...args) => {
    const transaction = IDBDatabase.prototype.transaction.apply(database, args);
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pagehide', () => end(transaction), { signal });
    const forget = () => ended.abort();
    void wrap(transaction).done.then(forget, forget);
    return transaction;
  };
}

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is committing, which needs no page.
  }
}
