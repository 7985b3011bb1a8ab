import type { ToolComponent } from '@thela/contract';
import { startPage } from '../../../apps/shell/src/start-page';
import type { ToolSource } from '../../../apps/shell/src/site/releases';

interface ToolModule {
  readonly default: ToolComponent;
  readonly contract: string;
}

/** The tools as parts of one application: what imports each, by the path of its source. */
const tools = import.meta.glob<ToolModule>('../../../apps/*/src/tool.tsx');

const never = { subscribe: () => () => {} };
const unread = { status: 'unread' } as const;
const noOverrides = {};
const noRegistry = () => Promise.resolve(new Map());

const plainImports: ToolSource = {
  registry: {
    ...never,
    getSnapshot: () => unread,
    read: noRegistry,
    readToOpen: noRegistry,
    readStored: noRegistry,
    renew: noRegistry,
  },
  overrides: {
    ...never,
    getSnapshot: () => noOverrides,
    set: () => 'origin-not-allowed',
    reset: () => {},
  },
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
