import type { Page } from '@playwright/test';
import type { StyleRule } from './stray-styles';

/**
 * Reads every rule of a style sheet, as the browser parses it.
 *
 * @param url of a style sheet that the page may fetch
 */
export async function styleRulesAt(page: Page, url: string): Promise<readonly StyleRule[]> {
  return page.evaluate(async (address) => {
    interface AnyRule {
      readonly selectorText?: string;
      readonly name?: string;
      readonly style?: Iterable<string>;
      readonly cssRules?: Iterable<AnyRule>;
    }
    const read = (rule: AnyRule): StyleRule => ({
      // CSSLayerBlockRule is a layer-block.
      kind: Object.prototype.toString
        .call(rule)
        .replaceAll(/^\[object CSS|(Rule)?\]$/g, '')
        .replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
        .toLowerCase(),
      subject: rule.selectorText ?? rule.name ?? '',
      properties: [...(rule.style ?? [])],
      rules: [...(rule.cssRules ?? [])].map(read),
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(address)).text());
    return [...(sheet.cssRules as Iterable<AnyRule>)].map(read);
  }, url);
}

/** Elements of the page that a tool's styles must not match. */
const PROBES = ['h1', 'p', 'button', 'input', 'table', 'a', 'ul', 'label'];

/** Adds elements beside the tool, whose styles `probeStyles` reads. */
export async function addProbes(page: Page): Promise<void> {
  await page.evaluate((names) => {
    const probes = document.createElement('div');
    probes.id = 'probes';
    // Fixed, so that their sizes do not depend on the rest of the page.
    Object.assign(probes.style, { position: 'fixed', left: '0', top: '0', width: '300px' });
    for (const name of names) {
      const probe = document.createElement(name);
      probe.className = 'card flex container';
      probe.textContent = name;
      probes.append(probe);
    }
    document.body.append(probes);
  }, PROBES);
}

/** Every computed style of the probes and of the page around them, one line each. */
export async function probeStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('#probes > *')].flatMap(
      (element) => {
        const style = getComputedStyle(element);
        // A mounted tool changes the page's height, and nothing else.
        const isSize = (name: string) =>
          !element.closest('#probes') && /height|block-size|origin/.test(name);
        return [...style]
          .filter((name) => !isSize(name))
          .map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
      },
    ),
  );
}
