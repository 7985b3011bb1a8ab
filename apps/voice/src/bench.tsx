import { showBench } from '@thela/testkit/bench';
import Tool from './tool';

showBench(Tool);
