import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'strategy',
  fromSource(() => import('./tool')),
);
