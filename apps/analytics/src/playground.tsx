import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'analytics',
  fromSource(() => import('./tool')),
);
