import type { FeatureId, StallRole } from '@thela/contract';

/** Path of a tool's page. */
export function toolPath(id: FeatureId): string {
  return `/tools/${id}`;
}

/** Page of the Profit tool where the vendor counts plates. */
export const countPath = `${toolPath('profit-optimizer')}/count`;

/** Where a tool opens: of the Profit tool a helper has the page of counting alone. */
export function openingPath(id: FeatureId, role: StallRole): string {
  return role === 'helper' && id === 'profit-optimizer' ? countPath : toolPath(id);
}

/** Page of the Profit tool with the vendor's dishes and what they are made of. */
export const myMenuPath = `${toolPath('profit-optimizer')}/menu`;

/** Path of the page that says what is loaded from where; no tool, but found like one. */
export const diagnosticsPath = '/diagnostics';

/** Path of the page of the vendor's own stall; its steps are below it, `/stall/dishes`. */
export const stallPath = '/stall';
