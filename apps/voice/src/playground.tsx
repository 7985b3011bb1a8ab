import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'voice',
  fromSource(() => import('./tool')),
);
