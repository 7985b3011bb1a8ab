// A classic script in the head of the start page: it runs before the page is painted and before any module. For
// most visitors it must do nothing, quickly; so what it needs for an own stall is only run for one.
import { browserStorage, safeStorage } from '@thela/federation/storage';
import { LANGUAGE_KEY } from '@thela/page/chosen-language';
import '../theme/first-theme';
import { roleKeyOf, CURRENT_LEDGER_KEY, snapshotKeyOf } from '@thela/records/snapshot';

const { read } = safeStorage(browserStorage);
// The style sheet hides the offer of languages by this.
if (read(LANGUAGE_KEY)) document.documentElement.dataset['languageChosen'] = '';
const shown = read(CURRENT_LEDGER_KEY);
// And what is the owner's, by this.
const isHelper = Boolean(shown) && read(roleKeyOf(shown ?? '')) === 'helper';
document.documentElement.dataset['role'] = isHelper ? 'helper' : 'owner';
const stored = isSomebodyElses(shown) ? null : read(snapshotKeyOf(shown));
// In this text only a stall has that field.
if (stored?.includes('"isOwn":true')) {
  void import('./show-today').then(({ showToday }) => showToday(document, stored));
}

/** Whether the copy that was shown last is of an account, and another one is signed in. */
function isSomebodyElses(copy: string | null | undefined): boolean {
  if (!copy) return false;
  const [account = ''] = copy.split('.');
  const sessions = Object.keys(localStorage).filter((name) => /^sb-.+-auth-token$/.test(name));
  return sessions.some((name) => !read(name)?.includes(account));
}
