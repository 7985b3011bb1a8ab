import type { ToolComponent } from '@thela/contract';
import { startPage } from '../../../apps/shell/src/start-page';
import type { ToolSource } from '../../../apps/shell/src/site/tool-source';

interface ToolModule {
  readonly default: ToolComponent;
  readonly contract: string;
}

/** The tools as parts of one application: what imports each, by the path of its source. */
const tools = import.meta.glob<ToolModule>('../../../apps/*/src/tool.tsx');

const plainImports: ToolSource = {
  // One application has neither a registry nor overrides.
  releases: () => new Promise(() => {}),
  load: async (remote) => {
    const load = tools[`../../../apps/${remote}/src/tool.tsx`];
    if (!load) throw new Error(`There is no apps/${remote}/src/tool.tsx.`);
    const { default: Component, contract } = await load();
    const baseUrl = `${window.location.origin}/`;
    return {
      ok: true,
      tool: { Component, contract, version: 'baseline', channel: 'live', baseUrl },
      removeStyles: () => {},
    };
  },
};

void startPage(() => plainImports);
