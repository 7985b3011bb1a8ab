import type { ToolComponent } from '@thela/contract';
import { startPage } from '../../../apps/shell/src/start-page';
import type { ToolSource } from '../../../apps/shell/src/services';

/** The tools as parts of one application, by app folder. */
const tools: Readonly<
  Record<string, () => Promise<{ readonly default: ToolComponent; readonly contract: string }>>
> = {
  'sous-chef': () => import('../../../apps/sous-chef/src/tool'),
  profit: () => import('../../../apps/profit/src/tool'),
  analytics: () => import('../../../apps/analytics/src/tool'),
  'zero-waste': () => import('../../../apps/zero-waste/src/tool'),
  voice: () => import('../../../apps/voice/src/tool'),
  strategy: () => import('../../../apps/strategy/src/tool'),
};

const never = { subscribe: () => () => {} };
const unread = { status: 'unread' } as const;
const noOverrides = {};

const plainImports: ToolSource = {
  registry: { ...never, getSnapshot: () => unread, read: () => Promise.resolve(null) },
  overrides: {
    ...never,
    getSnapshot: () => noOverrides,
    set: () => 'origin-not-allowed',
    reset: () => {},
  },
  load: async (remote) => {
    const load = tools[remote];
    if (!load) throw new Error(`The baseline has no ${remote}: add it in main.tsx.`);
    const { default: Component, contract } = await load();
    const baseUrl = `${window.location.origin}/`;
    return {
      ok: true,
      tool: { Component, contract, version: 'baseline', channel: 'live', baseUrl },
      removeLooks: () => {},
    };
  },
};

void startPage(() => plainImports);
