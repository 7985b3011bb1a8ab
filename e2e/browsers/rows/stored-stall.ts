import { storeOwnStall } from '../../own-stall';
import type { Tab } from '../tab';

/** Leaves a stall in the browser as `storeOwnStall` does: the next page has it. */
export async function storeStall(tab: Tab): Promise<void> {
  await tab.goto('/');
  await tab.evaluate(storeOwnStall, 'Asha Tiffin');
}
