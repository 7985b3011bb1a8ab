import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest';

const manifest = webManifest({ brand: { product: 'Gaadi', tagline: 'Chaat OS' } });

describe('webManifest', () => {
  it('has the name of the brand', () => {
    expect(manifest).toMatchObject({ name: 'Gaadi', short_name: 'Gaadi', start_url: '/' });
    expect(manifest?.description).toMatch(/^Chaat OS: /);
  });

  it('has the colours of the theme', () => {
    const tokens = readFileSync(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
    const token = (name: string) => new RegExp(`--thela-${name}: (#\\w+);`).exec(tokens)?.[1];
    expect(manifest?.theme_color).toBe(token('tamarind'));
    expect(manifest?.background_color).toBe(token('rice'));
  });

  it('is null without a brand', () => {
    expect(webManifest({ remotes: {} })).toBe(null);
  });
});
