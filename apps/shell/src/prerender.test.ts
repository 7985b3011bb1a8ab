import { sampleBrand } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import page from '../index.html?raw';
import { prerender } from './prerender';

const config = {
  brand: { ...sampleBrand, product: 'Chai & <Co>' },
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

const pages = (settings: unknown = config) => prerender(page, settings, 2031);
const welcomeOf = (settings?: unknown) => pages(settings)['index.html'] ?? '';

describe('prerender', () => {
  it('puts the welcome of the configured brand into the page, as text', () => {
    const welcome = welcomeOf();
    expect(welcome).toContain('<title>Chai &amp; &lt;Co></title>');
    expect(welcome).toContain('Welcome to Chai &amp; &lt;Co&gt;</h1>');
    expect(welcome).toContain('© 2031');
    expect(welcome).not.toContain('<Co');
  });

  it('holds nothing that only a browser knows: the session and the day', () => {
    // Attributes with the words of both links reserve their place; they are not shown or read out.
    const welcome = welcomeOf().replaceAll(/ data-(first|second)="[^"]*"/g, '');
    expect(welcome).not.toContain('Sign In');
    expect(welcome).not.toContain('₹');
  });

  it('is the same for the same configuration, although samples are random', () => {
    expect(pages()).toEqual(pages());
  });

  it('links to every tool, and needs no list of releases', () => {
    const welcome = welcomeOf();
    expect(welcome).toContain('href="/tools/profit-optimizer"');
    expect(page).toContain('/remotes.json');
    expect(welcome).not.toContain('/remotes.json');
  });

  it('starts the welcome, and no other page, with the script that runs before anything is painted', () => {
    const named = '<meta name="first-script" content="/assets/first-paint-1.js sha384-a+b/" />';
    const made = prerender(page.replace('<title>', `${named}<title>`), config, 2031);
    const tag = '<script src="/assets/first-paint-1.js" integrity="sha384-a+b/"></script>';
    expect(made['index.html']).toContain(tag);
    expect(made['index.html']).not.toContain(named);
    expect(made['tools/profit-optimizer.html']).not.toContain(tag);
  });

  it('gives each tool a page with its title and everything around the tool', () => {
    const paths = Object.keys(pages()).filter((path) => path !== 'index.html');
    expect(paths.slice(0, 6)).toEqual([
      'tools/ai-chef.html',
      'tools/profit-optimizer.html',
      'tools/analytics.html',
      'tools/zero-waste.html',
      'tools/chaat-gpt.html',
      'tools/daily-strategy.html',
    ]);
    const profit = pages()['tools/profit-optimizer.html'] ?? '';
    expect(profit).toContain('<title>Profit Optimizer · Chai &amp; &lt;Co></title>');
    expect(profit).toContain('data-path="/tools/profit-optimizer"');
    expect(profit).toContain('Opening Profit Optimizer');
    expect(profit).toMatch(/<a aria-current="page"[^>]*href="\/tools\/profit-optimizer"/);
    expect(profit).toContain('/remotes.json');
    expect(profit).not.toContain('₹');
  });

  it.each([
    ['settings that make no sense', page, {}, 'config.json is malformed'],
    ['a page without a place for it', '<title></title>', config, 'index.html has no'],
  ])('refuses %s', (_name, template, settings, message) => {
    expect(() => prerender(template, settings, 2031)).toThrow(message);
  });
});
