import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'zero-waste',
  fromSource(() => import('./tool')),
);
