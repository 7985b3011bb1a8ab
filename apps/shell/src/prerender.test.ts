import { sampleBrand } from '@thela/testkit';
import { describe, expect, it } from 'vitest';
import page from '../index.html?raw';
import { prerender } from './prerender';

const config = {
  brand: { ...sampleBrand, product: 'Chai & <Co>' },
  supabase: { url: 'http://localhost:54321', publishableKey: 'sb_publishable_local' },
  remotes: { allowedOrigins: ['http://localhost:4201'] },
};

const all = await prerender(page, config, 2031);
const pages = all['en-IN'];
const welcome = pages['index.html'] ?? '';

describe('prerender', () => {
  it('puts the welcome of the configured brand into the page, as text', () => {
    expect(welcome).toContain('<title>Chai &amp; &lt;Co></title>');
    expect(welcome).toContain('Welcome to Chai &amp; &lt;Co&gt;</h1>');
    expect(welcome).toContain('© 2031');
    expect(welcome).not.toContain('<Co');
  });

  it('holds nothing that only a browser knows: the session and the day', () => {
    // Attributes with the words of both links reserve their place; they are not shown or read out.
    const shown = welcome.replaceAll(/ data-(first|second)="[^"]*"/g, '');
    expect(shown).not.toContain('Sign In');
    expect(shown).not.toContain('₹');
  });

  it('is the same for the same configuration, although samples are random', async () => {
    expect(await prerender(page, config, 2031)).toEqual(all);
  });

  it('links to every tool, and needs no list of releases', () => {
    expect(welcome).toContain('href="/tools/profit-optimizer"');
    expect(welcome).not.toContain('/remotes.json');
  });

  it('starts the welcome, and no other page, with the script that runs before anything is painted', async () => {
    const named = '<meta name="first-script" content="/assets/first-paint-1.js sha256-a+b/" />';
    const built = page.replace('<title>', `${named}<title>`);
    const { 'en-IN': made } = await prerender(built, config, 2031);
    const tag = '<script src="/assets/first-paint-1.js" integrity="sha256-a+b/"></script>';
    expect(made['index.html']).toContain(tag);
    expect(made['index.html']).not.toContain(named);
    expect(made['tools/profit-optimizer.html']).not.toContain(tag);
  });

  it('gives each tool a page with its title and everything around the tool', () => {
    const paths = Object.keys(pages).filter((path) => path !== 'index.html');
    expect(paths.slice(0, 6)).toEqual([
      'tools/ai-chef.html',
      'tools/profit-optimizer.html',
      'tools/analytics.html',
      'tools/zero-waste.html',
      'tools/chaat-gpt.html',
      'tools/daily-strategy.html',
    ]);
    const profit = pages['tools/profit-optimizer.html'] ?? '';
    expect(profit).toContain('<title>Profit Optimizer · Chai &amp; &lt;Co></title>');
    expect(profit).toContain('data-path="/tools/profit-optimizer"');
    expect(profit).toContain('Opening Profit Optimizer');
    expect(profit).toMatch(/<a aria-current="page"[^>]*href="\/tools\/profit-optimizer"/);
    expect(profit).toContain('/remotes.json');
    expect(profit).not.toContain('₹');
  });

  it('makes the pages of every language, which say so and preload their own texts only', async () => {
    const named = (tag: string) =>
      `<meta name="translations-${tag}" content="/assets/${tag}.js" />`;
    const built = page.replace('</head>', `${named('hi-IN')}\n${named('hi-Latn-IN')}</head>`);
    const made = await prerender(built, config, 2031);
    expect(Object.keys(made)).toEqual(['en-IN', 'hi-IN', 'te-IN', 'hi-Latn-IN']);
    const marks = Object.values(made).map(({ 'index.html': text = '' }) => [
      /<html lang="(.*?)">/.exec(text)?.[1],
      /data-language="(.*?)"/.exec(text)?.[1],
      /<link rel="modulepreload" crossorigin href="(.*?)">/.exec(text)?.[1],
      text.includes('<meta name="translations'),
    ]);
    expect(marks).toEqual([
      ['en-IN', 'en-IN', undefined, false],
      ['hi-IN', 'hi-IN', '/assets/hi-IN.js', false],
      ['te-IN', 'te-IN', undefined, false],
      ['hi-Latn-IN', 'hi-Latn-IN', '/assets/hi-Latn-IN.js', false],
    ]);
  });

  it.each([
    ['settings that make no sense', page, {}, 'config.json is malformed'],
    ['a page without a place for it', '<title></title>', config, 'index.html has no'],
  ])('refuses %s', async (_name, template, settings, message) => {
    await expect(prerender(template, settings, 2031)).rejects.toThrow(message);
  });
});
