import { POLLUTION, RUN } from './attack';

export const MARKUP = `<img src=x onerror=${RUN}><script>${RUN}</script>`;
export const ADDRESS = `javascript:${RUN}`;

/** Texts that every reader of JSON must survive, whatever it expects. */
export const hostileTexts: readonly string[] = [
  '',
  'null',
  'true',
  '42',
  '-1e999',
  '"text"',
  '[]',
  '{}',
  '{',
  'undefined',
  MARKUP,
  JSON.stringify(MARKUP),
  ADDRESS,
  ...POLLUTION,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  JSON.stringify('x'.repeat(1_000_000)),
  '{"toString":1,"valueOf":null,"hasOwnProperty":2,"then":3,"length":-1}',
];
