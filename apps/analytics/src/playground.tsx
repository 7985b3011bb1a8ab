import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'analytics',
  fromSource(() => import('./tool')),
);
