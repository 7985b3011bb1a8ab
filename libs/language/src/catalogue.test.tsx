import { act, render, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@thela/contract';
import type { Words } from './words';

type Load = () => Promise<{ messages: (words: Words) => Messages }>;
interface Messages {
  readonly title: string;
  readonly plates: (count: number) => string;
}

const english = ({ number, plural }: Words): Messages => ({
  title: 'Count',
  plates: (count) => `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`,
});
const hindi = ({ number }: Words): Messages => ({
  title: 'गिनती',
  plates: (count) => `${number(count)} प्लेट`,
});
const loaded =
  (messages: (words: Words) => Messages): Load =>
  () =>
    Promise.resolve({ messages });

/** A bundle of its own: the language that is shown is a state of the module. */
async function bundle(translations: Partial<Record<Language, Load>> = {}) {
  vi.resetModules();
  const { catalogue, useLanguage, currentLanguage } = await import('.');
  const lost: Load = () => Promise.reject(new Error('The file is not there.'));
  const catalogueOf = (given: typeof translations) =>
    catalogue(english, { 'hi-IN': loaded(hindi), 'te-IN': lost, 'hi-Latn-IN': lost, ...given });
  const { useMessages, messagesNow, messagesIn } = catalogueOf(translations);
  const chosen = createStore<Language>(() => 'en-IN');
  const language = { getSnapshot: chosen.getState, subscribe: chosen.subscribe };
  function Tool() {
    const { shown, isLost } = useLanguage(language);
    return (
      <main lang={shown}>
        <Title />
        {isLost ? <p>lost</p> : null}
        <input aria-label="words" />
      </main>
    );
  }
  function Title() {
    return <h1>{useMessages().title}</h1>;
  }
  const choose = (next: Language) => act(async () => chosen.setState(() => next, true));
  const show = async (Part: () => ReactNode) => {
    // A new element each time: React skips one that it has rendered.
    const part = () => (
      <Suspense fallback="opening">
        <Part />
      </Suspense>
    );
    const { rerender, unmount } = await act(async () => render(part()));
    return {
      renderAgain: () => act(async () => rerender(part())),
      close: () => act(async () => unmount()),
    };
  };
  const open = () => show(Tool);
  /** A part whose code, with texts of its own, comes later. */
  const laterPart = (given: typeof translations) => {
    const { useMessages: usePartMessages } = catalogueOf(given);
    const Part = () => <p role="status">{usePartMessages().title}</p>;
    return { open: () => show(Part) };
  };
  return { open, laterPart, choose, messagesNow, messagesIn, currentLanguage };
}

const title = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  document.body.replaceChildren();
});

describe('the texts of a tool', () => {
  it('are in English without a request', async () => {
    const hi = vi.fn<Load>(loaded(hindi));
    const { open } = await bundle({ 'hi-IN': hi });
    await open();
    expect(title()).toBe('Count');
    expect(hi).not.toHaveBeenCalled();
  });

  it('are in the language that was chosen before it was opened, from its first rendering on', async () => {
    let arrive: (module: { messages: typeof hindi }) => void = () => {};
    const { open, choose, messagesNow } = await bundle({
      'hi-IN': () => new Promise((resolve) => (arrive = resolve)),
    });
    await choose('hi-IN');
    await open();
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => arrive({ messages: hindi }));
    expect(title()).toBe('गिनती');
    expect(screen.getByRole('main').lang).toBe('hi-IN');
    expect(messagesNow().plates(123_456)).toBe('1,23,456 प्लेट');
  });

  it('change while it is open, and keep what was typed', async () => {
    const { open, choose } = await bundle();
    await open();
    const box = screen.getByRole<HTMLInputElement>('textbox');
    box.value = 'typed';
    await choose('hi-IN');
    expect(title()).toBe('गिनती');
    expect(screen.getByRole('textbox')).toBe(box);
    expect(box.value).toBe('typed');
  });

  it('stay as they were until those of another language arrive, also where it was opened in one', async () => {
    let arrive: (module: { messages: typeof hindi }) => void = () => {};
    const { open, choose } = await bundle({
      'te-IN': () => new Promise((resolve) => (arrive = resolve)),
    });
    await choose('hi-IN');
    await open();
    const box = screen.getByRole('textbox');
    box.focus();
    await choose('te-IN');
    expect(title()).toBe('गिनती');
    expect(box.matches(':focus')).toBe(true);
    await act(async () => arrive({ messages: () => ({ title: 'లెక్క', plates: String }) }));
    expect(title()).toBe('లెక్క');
    await choose('hi-IN');
    expect(title()).toBe('गिनती');
    expect(box.matches(':focus')).toBe(true);
  });

  it('fall back to English where they are lost, and are tried again at the next choice', async () => {
    const te = vi.fn<Load>(() => Promise.reject(new Error('The file is not there.')));
    const { open, choose } = await bundle({ 'te-IN': te });
    await choose('te-IN');
    await open();
    expect(title()).toBe('Count');
    expect(screen.getByRole('main').lang).toBe('en-IN');
    expect(screen.getByText('lost')).toBeTruthy();
    await choose('hi-IN');
    expect(title()).toBe('गिनती');
    expect(screen.queryByText('lost')).toBeNull();
    te.mockImplementation(loaded(() => ({ title: 'లెక్క', plates: String })));
    await choose('te-IN');
    expect(title()).toBe('లెక్క');
  });

  it('stay in the language that was chosen last, whichever arrives last', async () => {
    let arrive: (module: { messages: typeof hindi }) => void = () => {};
    const { open, choose } = await bundle({
      'hi-IN': () => new Promise((resolve) => (arrive = resolve)),
    });
    await open();
    await choose('hi-IN');
    await choose('en-IN');
    await act(async () => arrive({ messages: hindi }));
    expect(title()).toBe('Count');
  });

  it('are tried again where a part of the page came later and its texts were lost', async () => {
    const hi = vi.fn<Load>(() => Promise.reject(new Error('The file is not there.')));
    const { open, choose, laterPart } = await bundle();
    await choose('hi-IN');
    await open();
    const part = laterPart({ 'hi-IN': hi });
    const { close } = await part.open();
    expect(screen.getByRole('status').textContent).toBe('Count');
    await close();
    await choose('en-IN');
    hi.mockImplementation(loaded(hindi));
    await choose('hi-IN');
    await part.open();
    expect(screen.getByRole('status').textContent).toBe('गिनती');
  });

  it('wait for a part, too, that comes while another language is fetched', async () => {
    let arrive: (module: { messages: typeof hindi }) => void = () => {};
    let arriveLater: typeof arrive = () => {};
    const { open, choose, laterPart } = await bundle({
      'hi-IN': () => new Promise((resolve) => (arrive = resolve)),
    });
    await open();
    await choose('hi-IN');
    const part = laterPart({ 'hi-IN': () => new Promise((resolve) => (arriveLater = resolve)) });
    await part.open();
    await act(async () => arrive({ messages: hindi }));
    expect(screen.getByRole('status').textContent).toBe('Count');
    expect(title()).toBe('Count');
    await act(async () => arriveLater({ messages: hindi }));
    expect(screen.getByRole('status').textContent).toBe('गिनती');
    expect(title()).toBe('गिनती');
  });

  it('stay in the chosen language when a second part of the tool is closed', async () => {
    const { open, choose } = await bundle();
    await choose('hi-IN');
    const first = await open();
    const second = await open();
    await choose('en-IN');
    await second.close();
    await first.renderAgain();
    expect(title()).toBe('Count');
  });

  describe('whose file hangs', () => {
    beforeEach(() => void vi.useFakeTimers());
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

    it('are in English after a few seconds, and change when they arrive', async () => {
      let arrive: (module: { messages: typeof hindi }) => void = () => {};
      const { open, choose } = await bundle({
        'hi-IN': () => new Promise((resolve) => (arrive = resolve)),
      });
      await choose('hi-IN');
      await open();
      expect(screen.queryByRole('heading')).toBeNull();
      await pass(5);
      expect(title()).toBe('Count');
      expect(screen.getByText('lost')).toBeTruthy();
      const box = screen.getByRole('textbox');
      await act(async () => arrive({ messages: hindi }));
      expect(title()).toBe('गिनती');
      expect(screen.queryByText('lost')).toBeNull();
      expect(screen.getByRole('textbox')).toBe(box);
    });

    it('stay in the former language where that is not English', async () => {
      const { open, choose } = await bundle({ 'te-IN': () => new Promise(() => {}) });
      await choose('hi-IN');
      await open();
      await choose('te-IN');
      await pass(60);
      expect(title()).toBe('गिनती');
      expect(screen.queryByText('lost')).toBeNull();
      await choose('hi-IN');
      expect(title()).toBe('गिनती');
    });
  });

  it('are there in another language than the one that is shown', async () => {
    const { messagesIn, messagesNow } = await bundle();
    expect((await messagesIn('hi-IN')).title).toBe('गिनती');
    expect(messagesNow().title).toBe('Count');
  });
});
