import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { workspaceRoot } from '@thela/tools/workspace';

const require = createRequire(import.meta.url);

/** Sets of fonts: a browser gets one set and no other fonts. The first family is its `system-ui`. */
export const fontSets = {
  /** The only font of a fresh Debian, and the widest one in common use. */
  'DejaVu Sans': [
    font(
      'DejaVu Sans',
      require.resolve('dejavu-fonts-ttf/package.json'),
      'DejaVuSans.ttf',
      'DejaVuSans-Bold.ttf',
    ),
  ],
  /** A narrow font. */
  Roboto: [font('Roboto', require.resolve('@expo-google-fonts/roboto/package.json'))],
  'Noto Sans': [
    font('Noto Sans', require.resolve('@expo-google-fonts/noto-sans/package.json')),
    font(
      'Noto Sans Devanagari',
      require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
    ),
    font('Noto Sans Telugu', require.resolve('@expo-google-fonts/noto-sans-telugu/package.json')),
  ],
} as const;

export type FontSet = keyof typeof fontSets;

interface Font {
  readonly family: string;
  readonly folder: string;
  /** Names of its files; the package may hold other families. */
  readonly files: readonly string[];
}

/** @param manifest path of the `package.json` of the font's package */
function font(family: string, manifest: string, ...files: readonly string[]): Font {
  return { family, folder: dirname(manifest), files: files.length > 0 ? files : ['*.ttf'] };
}

/**
 * Launches a browser that has only the fonts of the set, whatever fonts the machine has. The page's policy
 * refuses `@font-face`, so the set is configured in fontconfig, from which Chromium reads the fonts.
 */
export async function launchWithFonts(name: FontSet): Promise<Browser> {
  const folder = join(workspaceRoot, '.thela/e2e/fonts', name.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const FONTCONFIG_FILE = join(folder, 'fonts.conf');
  writeFileSync(FONTCONFIG_FILE, fontconfigOf(fontSets[name], folder));
  // The other launch options come from the configuration.
  return chromium.launch({ env: { ...process.env, FONTCONFIG_FILE } });
}

function fontconfigOf(fonts: readonly Font[], folder: string): string {
  const folders = fonts.map((one) => `<dir>${one.folder}</dir>`);
  const files = fonts.flatMap((one) => one.files.map((file) => `<glob>*/${file}</glob>`));
  const families = fonts.map(({ family }) => `<family>${family}</family>`).join('');
  const generic = ['system-ui', 'sans-serif', 'serif', 'monospace'].map(
    (alias) =>
      `<alias binding="same"><family>${alias}</family><prefer>${families}</prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders,
    '<selectfont><rejectfont><glob>*.ttf</glob></rejectfont>',
    `<acceptfont>${files.join('')}</acceptfont></selectfont>`,
    `<cachedir>${join(folder, 'cache')}</cachedir>`,
    ...generic,
    '</fontconfig>',
    '',
  ].join('\n');
}

/** The font families that the browser uses to draw an element's text. */
export async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
