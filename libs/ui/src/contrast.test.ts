import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [dayStyles = '', nightStyles = ''] = styles.split('@variant night');

type Colours = Readonly<Record<string, string>>;

function coloursIn(text: string): Colours {
  const found = text.matchAll(/--thela-([\w-]+): (#[\da-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour]));
}

const day = coloursIn(dayStyles);
const night = coloursIn(nightStyles);

const channels = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** Relative luminance by WCAG 2. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of a colour, with an opacity as in Tailwind's `rice/80`, on a ground. */
function contrast(colours: Colours, name: string, groundName: string): number {
  const [plain = '', opacity = '100'] = name.split('/');
  const ground = channels(colours[groundName] ?? '');
  const share = Number(opacity) / 100;
  const mixed = channels(colours[plain] ?? '').map(
    (channel, place) => channel * share + (ground[place] ?? 0) * (1 - share),
  );
  const [dark = 0, light = 0] = [luminance(mixed), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Which text stands on which ground, as the classes of shell and tools put them together. */
const texts: Readonly<Record<string, readonly string[]>> = {
  rice: ['ink', 'ink-soft', 'flame', 'leaf', 'chilli'],
  white: ['ink', 'ink-soft', 'flame', 'leaf', 'chilli', 'control', 'answer-ink'],
  'turmeric-tint': ['ink', 'ink-soft', 'flame', 'leaf', 'chilli'],
  'flame-tint': ['ink', 'ink-soft', 'flame'],
  'leaf-tint': ['ink'],
  'sweet-tint': ['ink'],
  'chilli-tint': ['ink', 'ink-soft', 'flame', 'chilli'],
  answer: ['answer-ink', 'ink', 'ink-soft', 'flame', 'leaf', 'chilli'],
  turmeric: ['ink'],
  send: ['ink'],
  flame: ['white'],
  'flame-deep': ['white'],
  chilli: ['white'],
  leaf: ['white'],
  tamarind: ['on-tamarind', 'on-tamarind/80', 'on-tamarind-mark'],
  'tamarind-soft': ['on-tamarind', 'on-tamarind/80', 'on-tamarind-mark'],
};

/** What must be seen but not read: the borders of controls, the focus ring, bars and marks. */
const marks: Readonly<Record<string, readonly string[]>> = {
  rice: ['control', 'flame'],
  white: ['control', 'flame', 'leaf', 'chilli'],
  'turmeric-tint': ['control', 'flame'],
  'flame-tint': ['flame'],
  tamarind: ['on-tamarind-mark'],
};

const pairsOf = (grounds: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(grounds).flatMap(([ground, names]) =>
    names.map((name) => [name, ground] as const),
  );

describe.each([
  ['by day', day],
  ['by night', night],
])('%s', (_, colours) => {
  it.each(pairsOf(texts))('%s can be read on %s', (name, ground) => {
    expect(contrast(colours, name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(marks))('%s is seen on %s', (name, ground) => {
    expect(contrast(colours, name, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has every colour twice, and by night the bars of the charts are seen on a card', () => {
  expect(Object.keys(night)).toEqual(Object.keys(day));
  for (const bar of ['plates', 'margin']) {
    expect(contrast(night, bar, 'white')).toBeGreaterThanOrEqual(3);
  }
});
