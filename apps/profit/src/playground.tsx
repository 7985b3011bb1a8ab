import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'profit',
  fromSource(() => import('./tool')),
);
