import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'strategy',
  fromSource(() => import('./tool')),
);
