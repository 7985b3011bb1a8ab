import type { DeployTarget } from './deploy-target';
import { disabled, enabled } from './registry-changes';
import { changeVerifiedEntry } from './registry-entry';
import type { EntryChange } from './registry-entry';

/**
 * Disables a tool for everybody.
 *
 * @param reason shown to vendors in place of the tool
 * @throws ShippingError when the tool is not deployed
 */
export function disableTool(
  target: DeployTarget,
  tool: string,
  reason: string,
): Promise<EntryChange> {
  const since = new Date().toISOString();
  return changeVerifiedEntry(target, tool, (entry) => disabled(entry, reason, since));
}

/**
 * Enables a tool again.
 *
 * @throws ShippingError when the tool is not deployed
 */
export function enableTool(target: DeployTarget, tool: string): Promise<EntryChange> {
  return changeVerifiedEntry(target, tool, enabled);
}
