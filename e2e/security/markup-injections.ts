import { EVIL, RUN } from './attack';
import type { Trial } from './attack';
import { violationsOn } from './violations';
import { untilHeading } from '../screen';

// What an attacker could do who has injected markup into the page.

interface Markup {
  readonly name: string;
  readonly html: string;
  readonly directive: string;
  /** The address that the policy refuses, if it is not the element itself. */
  readonly blocked?: string;
}

const PLUG_IN = 'http://plug-in.evil.example';

const markups: readonly Markup[] = [
  {
    name: 'an inline script in the page',
    html: `<script>${RUN}</script>`,
    directive: 'script-src-elem',
  },
  {
    name: 'an event handler in markup',
    html: `<img src="/favicon.svg" onload="${RUN}">`,
    directive: 'script-src-attr',
  },
  {
    name: 'a script of a foreign origin',
    html: `<script src="${EVIL}/x.js"></script>`,
    directive: 'script-src-elem',
    blocked: `${EVIL}/x.js`,
  },
  {
    name: 'a script as data',
    html: `<script src="data:text/javascript,${RUN}"></script>`,
    directive: 'script-src-elem',
    blocked: 'data',
  },
  {
    name: 'an injected <base>',
    html: `<base href="${EVIL}/">`,
    directive: 'base-uri',
    blocked: `${EVIL}/`,
  },
  {
    name: 'a style sheet of a foreign origin',
    html: `<link rel="stylesheet" href="${EVIL}/x.css">`,
    directive: 'style-src-elem',
    blocked: `${EVIL}/x.css`,
  },
  {
    name: 'a style in the page',
    html: '<style>* { color: red }</style>',
    directive: 'style-src-elem',
  },
  {
    name: 'a frame of a foreign origin',
    html: `<iframe src="${EVIL}/"></iframe>`,
    directive: 'frame-src',
    blocked: EVIL,
  },
  {
    name: 'a plug-in',
    html: `<object data="${PLUG_IN}/x"></object>`,
    directive: 'object-src',
    blocked: PLUG_IN,
  },
  {
    name: 'an import map',
    html: '<script type="importmap">{"imports":{}}</script>',
    directive: 'script-src-elem',
  },
];

const idOf = (place: number) => `markup-${place}`;

/** One page contains all markups: each violation names its element or address. */
export const markupInjections: Trial = {
  name: 'markup that arrives with the page',
  rows: markups.map(({ name, directive }) => ({ name, expected: `refused by ${directive}` })),
  run: async ({ page, site, asked }) => {
    const injected = markups.map(({ html }, place) =>
      html.replace(/^<\w+/, (start) => `${start} id="${idOf(place)}"`),
    );
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', `<head>${injected.join('\n')}`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await untilHeading(page, 'Welcome to Thela');
    const violations = await violationsOn(page);
    const known = new Set(markups.map(({ blocked }) => blocked));
    return markups.map(({ blocked }, place) => {
      const what = blocked ?? `#${idOf(place)}`;
      // A request that belongs to no other row was caused by the <base>.
      const requests = asked.filter((url) =>
        blocked === `${EVIL}/` ? !known.has(url) : url === blocked,
      );
      if (requests.length > 0) return `asked for ${requests.join().slice(0, 160)}`;
      const found = violations.filter((violation) => violation.what === what);
      const directives = new Set(found.map(({ directive }) => directive));
      return `refused by ${[...directives].toSorted().join(', ') || 'nothing'}`;
    });
  },
};
