import type { ToolModule } from '@thela/contract';
import type { LoadTool } from '@thela/federation';

export function fromSource(importTool: () => Promise<ToolModule>): LoadTool {
  return async () => {
    try {
      const { default: Component, contract } = await importTool();
      const arrival = { version: 'from source', channel: 'override', baseUrl: '/src/' } as const;
      return { ok: true, tool: { Component, contract, ...arrival }, removeStyles: () => {} };
    } catch (cause) {
      const detail = `its source threw while it was evaluated: ${String(cause)}`;
      return { ok: false, failure: { kind: 'broken', detail, cause } };
    }
  };
}
