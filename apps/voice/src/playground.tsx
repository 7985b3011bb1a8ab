import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'voice',
  fromSource(() => import('./tool')),
);
