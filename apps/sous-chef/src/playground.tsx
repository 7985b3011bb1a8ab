import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground(
  'sous-chef',
  fromSource(() => import('./tool')),
);
