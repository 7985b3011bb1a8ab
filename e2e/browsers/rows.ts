import type { Row } from './row';
import { accountStall } from './rows/account-stall';
import { accounts } from './rows/accounts';
import { bottomBar } from './rows/bottom-bar';
import { changedFiles } from './rows/changed-files';
import { day } from './rows/day';
import { inLanguages } from './rows/languages';
import { mainActions } from './rows/main-actions';
import { offline } from './rows/offline';
import { ownStall } from './rows/own-stall';
import { policy } from './rows/policy';
import { registry } from './rows/registry';

/** Everything that each engine must do: a new theme is a file in `rows/` and a line here. */
export const rows: readonly Row[] = [
  ...mainActions,
  ...inLanguages,
  ...accounts,
  ...day,
  ...ownStall,
  ...accountStall,
  ...bottomBar,
  ...offline,
  ...changedFiles,
  ...registry,
  // Last, because it is about all rows.
  ...policy,
];
