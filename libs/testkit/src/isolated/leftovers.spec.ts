// Checks that the watch finds everything that a tool can leave behind, and nothing that was removed.
import { expect, test } from './fixtures';
import { leftoversOn, markLeftovers, watchLeftovers } from './leftovers';

test('finds everything that was not removed, and nothing else', async ({
  openTool,
  page,
  release,
}) => {
  await watchLeftovers(page);
  await openTool({ mounts: '0' });
  await markLeftovers(page);
  expect(await leftoversOn(page, release), 'where nothing happened').toEqual([]);

  await page.evaluate(async () => {
    const nothing = () => {};
    window.addEventListener('resize', nothing);
    window.addEventListener('resize', nothing);
    window.removeEventListener('resize', nothing);
    document.addEventListener('keydown', nothing, true);
    document.removeEventListener('keydown', nothing, { capture: true });
    const controller = new AbortController();
    window.addEventListener('scroll', nothing, { signal: controller.signal });
    controller.abort();
    window.addEventListener('thela', nothing, { once: true });
    window.dispatchEvent(new Event('thela'));
    clearInterval(setInterval(nothing, 50));
    clearTimeout(setInterval(nothing, 50));
    clearTimeout(setTimeout(nothing, 60_000));
    cancelAnimationFrame(requestAnimationFrame(nothing));
    const sizes = new ResizeObserver(nothing);
    sizes.observe(document.body);
    sizes.unobserve(document.body);
    const changes = new MutationObserver(nothing);
    changes.observe(document.head, { childList: true });
    changes.disconnect();
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    await new Promise(requestAnimationFrame);
  });
  expect(await leftoversOn(page, release), 'what was removed').toEqual([]);

  await page.evaluate((folder) => {
    const nothing = () => {};
    window.addEventListener('resize', nothing);
    document.addEventListener('keydown', nothing, { capture: true });
    document.body.addEventListener('click', nothing);
    window.matchMedia('(width > 1px)').addEventListener('change', nothing);
    setInterval(nothing, 50);
    setTimeout(nothing, 60_000);
    const loop = () => void requestAnimationFrame(loop);
    loop();
    new ResizeObserver(nothing).observe(document.body);
    new MutationObserver(nothing).observe(document.head, { childList: true });
    new IntersectionObserver(nothing).observe(document.body);
    document.head.append(document.createElement('meta'));
    const link = document.createElement('link');
    link.href = `${folder}assets/tool.css`;
    document.head.append(link);
    document.body.append(document.createElement('dialog'));
    document.body.style.overflow = 'hidden';
    document.title = 'Mine';
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    Object.assign(window, { mine: 1, __FEDERATION__: 1, onblur: nothing });
  }, release);
  expect(await leftoversOn(page, release)).toEqual([
    'IntersectionObserver of <body></body>',
    'MutationObserver of <head></head>',
    'ResizeObserver of <body></body>',
    'animation frame',
    'count of adopted style sheets is now 1',
    'element <dialog></dialog>',
    'element <meta>',
    'global mine',
    'interval of 50 ms',
    'list of attributes of body is now style="overflow: hidden;"',
    'list of event handlers is now onblur',
    'listener for change on MediaQueryList',
    'listener for click on <body></body>',
    'listener for keydown on document',
    'listener for resize on window',
    'timeout of 60000 ms',
    'title of the page is now Mine',
  ]);
});
