import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'zero-waste',
  fromSource(() => import('./tool')),
);
