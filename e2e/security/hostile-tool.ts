import type { Shell } from '@thela/contract';
import { deployRelease } from '@thela/shipping';
import { moduleShowing, releaseWith } from '../faulty-release';
import { changeConfig, untilHeading } from '../screen';
import type { Scene, Trial } from './attack';

// What a live release could do to the shell and to other tools through the objects that the shell gives it. It
// shares the page with them and can do more in other ways: docs/security.md says so.

/** What the hostile release puts on the global, so that each row can be tried from outside. */
interface Hostile {
  readonly shell: Shell;
  /** Tries to assign, to redefine and to delete a property. */
  readonly change: (target: object, name: PropertyKey) => string;
  /** What came of the shell's policy of Trusted Types, when the module was run. */
  readonly policy: string;
}

const REFUSED = 'refused';

const hostileModule = moduleShowing(`
  let policy = 'changed';
  try {
    trustedTypes.createPolicy('thela-worker', { createHTML: (text) => text });
  } catch {
    policy = '${REFUSED}';
  }
  const change = (target, name) => {
    const value = () => 'hostile';
    const isDone = [
      Reflect.set(target, name, value),
      Reflect.defineProperty(target, name, { value }),
      Reflect.deleteProperty(target, name),
    ];
    return isDone.includes(true) ? 'changed' : '${REFUSED}';
  };
  globalThis.hostile ??= { shell, change, policy };
  return element('h1', null, 'Hostile tool');`);

interface Attempt {
  readonly name: string;
  readonly expected: string;
  readonly body: (hostile: Hostile) => string | Promise<string>;
}

const change = (name: string, body: Attempt['body']): Attempt => ({
  name: `a tool ${name}`,
  expected: REFUSED,
  body,
});

const attempts: readonly Attempt[] = [
  {
    name: 'a tool uses what the shell keeps for itself',
    expected: 'getAccessToken getSnapshot subscribe dismiss show update',
    body: ({ shell: { session, notify } }) =>
      [session, notify].flatMap((part) => Object.keys(part).toSorted()).join(' '),
  },
  change('puts its own function in place of an action', ({ shell, change: tryOn }) =>
    tryOn(shell.day, 'setPlatesSold'),
  ),
  change('changes the prices of the day in place', ({ shell, change: tryOn }) => {
    shell.day.setIngredientPrice('onions', 31);
    return tryOn(shell.day.getSnapshot().ingredientPrices, 'onions');
  }),
  change('changes the menu in place', ({ shell, change: tryOn }) =>
    tryOn(shell.day.getSnapshot().menu[0]?.ingredients ?? {}, 'onions'),
  ),
  change('changes in place who is signed in', ({ shell, change: tryOn }) =>
    tryOn(shell.session.getSnapshot(), 'status'),
  ),
  change('renames the product for other tools', ({ shell, change: tryOn }) =>
    tryOn(shell.brand, 'product'),
  ),
  change('changes the address of the model for other tools', ({ shell, change: tryOn }) =>
    tryOn(shell.ai, 'baseUrl'),
  ),
  change('changes the model of other tools', ({ shell: { ai }, change: tryOn }) =>
    tryOn('models' in ai ? ai.models.advice : [], '0'),
  ),
  change('takes the place of the navigation of its pages', ({ shell, change: tryOn }) =>
    tryOn(shell.location, 'navigate'),
  ),
  change('takes the place of what stores events', ({ shell, change: tryOn }) =>
    tryOn(shell.ledger, 'append'),
  ),
  change('changes a dish of the stall in place', ({ shell, change: tryOn }) =>
    tryOn(shell.stall.getSnapshot().dishes[0] ?? {}, 'name'),
  ),
  change('changes the events that the ledger gave it', async ({ shell, change: tryOn }) => {
    const entry = { kind: 'plates', dish: 'masala-dosa', plates: 2 } as const;
    const { events } = await shell.ledger.append([entry]);
    return tryOn(events[0] ?? {}, 'plates');
  }),
  {
    name: 'a tool leaves its own folder, or covers itself with the sign-in screen',
    expected: '/tools/profit-optimizer',
    body: ({ shell: { location } }) => {
      const paths = [
        '../analytics',
        '//evil.example',
        '..\\..',
        '%2e%2e/..',
        '?x',
        '#signin',
        'a/#signup',
      ];
      for (const path of paths) location.navigate(path);
      const { pathname, search, hash } = window.location;
      return pathname + search + hash;
    },
  },
  change('replaces the check of lazy files', ({ change: tryOn }) =>
    tryOn(globalThis, Symbol.for('thela.checkFiles')),
  ),
  change('replaces the React of other tools', ({ change: tryOn }) => {
    const cache: unknown = Reflect.get(globalThis, '__mf_module_cache__');
    const { share } = cache as { share: object };
    const isKept = [
      tryOn(globalThis, '__mf_module_cache__'),
      tryOn(cache as object, 'share'),
      tryOn(share, 'react'),
    ];
    return [...new Set([...isKept, tryOn(share, 'default:react-dom')])].join();
  }),
  change('replaces the runtime that starts other tools', ({ change: tryOn }) =>
    tryOn(globalThis, '_FEDERATION_RUNTIME_CORE'),
  ),
  change('has the policy of the shell, by which strings become code', ({ policy }) => policy),
];

export const hostileTool: Trial = {
  name: 'a hostile release and the objects that the shell gives it',
  rows: attempts.map(({ name, expected }) => ({ name, expected })),
  run: async ({ page, site }: Scene) => {
    await deployRelease(site.target, await releaseWith('profit', hostileModule));
    try {
      const models = { advice: ['a'], recipe: ['a'], strategy: ['a'] };
      const ai = { mode: 'gateway', baseUrl: `${site.supabase.url}/ai`, models, key: 'k' };
      await changeConfig(page, site, (config) => ({ ...config, ai }));
      await page.goto('/tools/profit-optimizer');
      await untilHeading(page, 'Hostile tool');
      const hostile = await page.evaluateHandle(
        () => (globalThis as unknown as { hostile: Hostile }).hostile,
      );
      const seen: string[] = [];
      for (const { body } of attempts) seen.push(await page.evaluate(body, hostile));
      return seen;
    } finally {
      await site.restore();
    }
  },
};
