import { expectFocus } from '@thela/testkit/focus';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchKeyboard } from './watch-keyboard';

/** A phone's window, upright. */
const PHONE = { width: 360, height: 740 };

/** What a browser lowers when its keyboard opens: the visual viewport alone, or the window with it. */
type Lowers = 'visual viewport' | 'window';

const viewport = Object.assign(new EventTarget(), { height: PHONE.height, scale: 1 });
let stop = () => {};

function resize(size: { width?: number; height: number; scale?: number }, lowers: Lowers) {
  const { width = PHONE.width, height, scale = 1 } = size;
  Object.assign(viewport, { height, scale });
  const windowHeight = lowers === 'window' ? height : Math.max(height, window.innerHeight);
  Object.assign(window, { innerWidth: width, innerHeight: windowHeight });
  viewport.dispatchEvent(new Event('resize'));
  if (lowers === 'window') window.dispatchEvent(new Event('resize'));
}

const isOpen = () => document.documentElement.dataset['keyboard'] === 'open';
const focus = (name: string) => document.querySelector<HTMLElement>(name)?.focus();

beforeEach(async () => {
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  document.body.innerHTML = '<input /><button>Save</button>';
  resize(PHONE, 'window');
  stop = watchKeyboard(window);
  await new Promise(requestAnimationFrame);
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(window, 'visualViewport');
});

describe.each(['visual viewport', 'window'] as const)('a keyboard that lowers the %s', (lowers) => {
  it('is open from when the page is lower until it is high again', async () => {
    focus('input');
    expect(isOpen()).toBe(false);
    resize({ height: 420 }, lowers);
    expect(isOpen()).toBe(true);
    resize(PHONE, lowers);
    // The field keeps the focus when a person closes the keyboard.
    await expectFocus(() => document.querySelector('input'));
    expect(isOpen()).toBe(false);
  });

  it('stays open while a button is pressed, which takes the focus from the field', () => {
    focus('input');
    resize({ height: 420 }, lowers);
    focus('button');
    expect(isOpen()).toBe(true);
    resize(PHONE, lowers);
    expect(isOpen()).toBe(false);
  });

  it('is noticed when the field gets the focus last', () => {
    resize({ height: 420 }, lowers);
    expect(isOpen()).toBe(false);
    focus('input');
    expect(isOpen()).toBe(true);
  });
});

describe('no keyboard', () => {
  it('is taken for open where a window is lower and nothing is typed', () => {
    focus('button');
    resize({ height: 360 }, 'window');
    expect(isOpen()).toBe(false);
  });

  it('is the bar of a browser that comes and goes', () => {
    focus('input');
    resize({ height: 620 }, 'window');
    expect(isOpen()).toBe(false);
  });

  it('is zooming by fingers', () => {
    focus('input');
    resize({ height: 370, scale: 2 }, 'visual viewport');
    expect(isOpen()).toBe(false);
  });

  it('is turning the phone', () => {
    focus('input');
    resize({ width: 740, height: 360 }, 'window');
    expect(isOpen()).toBe(false);
  });
});
