import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'profit',
  fromSource(() => import('./tool')),
);
