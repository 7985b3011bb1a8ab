// A classic script in the head of the start page: it runs before the page is painted and before any module. For
// most visitors it must do nothing, quickly; so what it needs for an own stall is only run for one.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { LANGUAGE_KEY } from '@thela/page/chosen-language';
import './first-look';
import {
  CURRENT_LEDGER_KEY,
  currentLedger,
  roleKeyOf,
  snapshotKeyOf,
} from '@thela/records/snapshot';

const { read } = safeStorage(browserStorage);
// The style sheet shows and hides parts of the page by these: the offer of languages, what is the owner's, and that there
// is no internet.
if (read(LANGUAGE_KEY)) document.documentElement.dataset['languageChosen'] = '';
const key = keyToShow();
if (key !== '') document.documentElement.dataset['account'] = '';
if (!navigator.onLine) document.documentElement.dataset['offline'] = '';
const isHelper = key !== '' && read(roleKeyOf(key)) === 'helper';
document.documentElement.dataset['role'] = isHelper ? 'helper' : 'owner';
const stored = read(snapshotKeyOf(key));
// In this text only a stall has that field. What shows one is a file of its own: newcomers have none.
if (stored?.includes('"isOwn":true')) {
  const { dataset } = document.documentElement;
  dataset['stall'] = 'coming';
  import('@thela/today/show-today')
    .then(({ showToday }) => {
      if (dataset['stall'] === 'coming') showToday(document, stored);
    })
    // The page itself shows it, a little later.
    .catch(() => delete dataset['stall']);
}

/** The account ledger that the page will show; empty for the phone's own. */
function keyToShow(): string {
  const last = read(CURRENT_LEDGER_KEY);
  if (!last) return '';
  // This script does not know the project: a session of another one on the same host counts, too.
  const sessions = Object.keys(localStorage).filter((name) => /^sb-.+-auth-token$/.test(name));
  const users = [null, ...sessions.map((name) => userIn(read(name) ?? ''))];
  return users.every((user) => currentLedger(last, user) !== null) ? last : '';
}

/** Id of whose session a text is, as Supabase's client stores it. */
function userIn(text: string): string | null {
  try {
    const session = JSON.parse(text) as { readonly user?: { readonly id?: unknown } } | null;
    const id = session?.user?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
