// All that answers and writes, in one file: it is fetched when the page is idle, or when somebody is about to ask.
import { makeAll } from '@thela/understanding';

export { createAssistant } from './assistant/assistant';
export { fetchModel } from './assistant/meaning/fetch-model';
export { startArguments } from './vapi/start-arguments';

// The first answer need not make its tables.
void makeAll(untilIdle);

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari got idle callbacks late.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}
