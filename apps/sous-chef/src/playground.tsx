import { fromSource, showBench } from '@thela/testkit/bench';

showBench(
  'sous-chef',
  fromSource(() => import('./tool')),
);
