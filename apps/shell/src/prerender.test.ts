import { sampleBrand } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import page from '../index.html?raw';
import { prerender } from './prerender';

const config = {
  brand: { ...sampleBrand, product: 'Chai & <Co>' },
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

describe('prerender', () => {
  it('puts the welcome of the configured brand into the page, as text', () => {
    const welcome = prerender(page, config, 2031);
    expect(welcome).toContain('<title>Chai &amp; &lt;Co></title>');
    expect(welcome).toContain('Welcome to Chai &amp; &lt;Co&gt;</h1>');
    expect(welcome).toContain('© 2031');
    expect(welcome).not.toContain('<Co');
  });

  it('says nothing that only a browser knows: who is signed in, what the day brought', () => {
    const welcome = prerender(page, config, 2031);
    expect(welcome).not.toContain('Sign In');
    expect(welcome).not.toContain('₹');
  });

  it('is the same for the same configuration, whatever the chance', () => {
    expect(prerender(page, config, 2031)).toBe(prerender(page, config, 2031));
  });

  it('leads to every tool by plain links, and needs no list of releases', () => {
    const welcome = prerender(page, config, 2031);
    expect(welcome).toContain('href="/tools/profit-optimizer"');
    expect(page).toContain('/remotes.json');
    expect(welcome).not.toContain('/remotes.json');
  });

  it.each([
    ['settings that make no sense', page, {}, 'config.json is malformed'],
    ['a page without a place for it', '<title></title>', config, 'index.html has no'],
  ])('refuses %s', (_name, template, settings, message) => {
    expect(() => prerender(template, settings, 2031)).toThrow(message);
  });
});
