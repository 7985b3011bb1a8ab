import { toolsOf } from './ahead';
import { startPage } from './start-page';

void startPage(toolsOf);
