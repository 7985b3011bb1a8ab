import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest';

const manifest = webManifest({ brand: { product: 'Gaadi', tagline: 'Chaat OS' } });

describe('webManifest', () => {
  it('has the name of the brand', () => {
    expect(manifest).toMatchObject({ name: 'Gaadi', short_name: 'Gaadi', start_url: '/' });
    expect(manifest?.description).toMatch(/^Chaat OS: /);
  });

  it('has the colours of the theme, and so have the pages', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
    const tamarind = read('../../ui/src/tokens.css').match(/(?<=--thela-tamarind: )#\w+/g) ?? [];
    const page = read('../../../apps/shell/index.html');
    expect(page.match(/(?<="theme-color".*content=")#\w+/g)).toEqual([...tamarind]);
    expect(manifest).toMatchObject({ theme_color: tamarind[0], background_color: tamarind[0] });
  });

  it('is null without a brand', () => {
    expect(webManifest({ remotes: {} })).toBe(null);
  });
});
