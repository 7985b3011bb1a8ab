import { CONTRACT } from '@thela/contract';
import { createFakeShell, HEARD, installFakeSpeech, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpecialCard } from './special-card';
import Tool, { contract } from './tool';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function openTool(options?: FakeShellOptions) {
  render(<Tool shell={createFakeShell(options)} />);
}

const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: "What's left over today?" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('speaks the contract it was built against', () => {
  expect(contract).toBe(CONTRACT);
});

it('is headed Zero-Waste Genius, with its promise below', () => {
  openTool();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zero-Waste Genius');
  expect(screen.getByText("Turn today's leftovers into tomorrow's profits!")).toBeTruthy();
});

it('has a box of four rows for what is left over', () => {
  openTool();
  expect(box().getAttribute('rows')).toBe('4');
  expect(box().placeholder).not.toBe('');
});

it('asks for leftovers while there are none, under Oops!, and no model', () => {
  const request = vi.spyOn(globalThis, 'fetch');
  openTool({ ai: sampleModel });
  write(' \n');
  fireEvent.click(button('Generate a Genius Recipe'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Oops!Please enter your leftover ingredients.',
  );
  expect(screen.queryByRole('button', { name: 'Use a built-in tip' })).toBeNull();
  write('idli');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(request).not.toHaveBeenCalled();
  request.mockRestore();
});

it('answers at once from the kitchen book where there is no model, labelled as such', async () => {
  openTool();
  fireEvent.click(button('2 kg boiled potatoes and onions'));
  await expectFocus(() => box());
  fireEvent.click(button('Generate a Genius Recipe'));
  expect(screen.getByText('Built-in tip')).toBeTruthy();
  expect(screen.getByText(/limited-time special/)).toBeTruthy();
});

describe('the answers that are no recipe', () => {
  it('give the reason not to sell it, and do not praise it', () => {
    const reason = 'Rice that was warm all night makes people ill.';
    render(
      <SpecialCard
        source="book"
        note=""
        special={{ kind: 'unsafe', danger: 'kept-warm', reason }}
      />,
    );
    expect(screen.getByRole('region', { name: 'Better not sold' }).textContent).toContain(reason);
    expect(screen.queryByText(/limited-time special/)).toBeNull();
  });

  it('ask for more where nothing was understood', () => {
    const text = 'I know no qwertz. Try: 10 idlis.';
    render(<SpecialCard source="book" note="" special={{ kind: 'not-understood', text }} />);
    const card = screen.getByRole('region', { name: 'Tell me a little more' });
    expect(card.textContent).toContain(text);
    expect(screen.queryByText(/limited-time special/)).toBeNull();
  });
});

it('shows bold words of a recipe as bold', () => {
  const special = {
    kind: 'recipe',
    recipeName: '**Aloo** Boom',
    instructions: '1. **Mash** it',
  } as const;
  render(<SpecialCard source="model" special={special} note="" />);
  const card = screen.getByRole('region', { name: 'Aloo Boom' });
  expect(card.textContent).toContain('1. Mash it');
  expect(card.textContent).not.toContain('*');
});

it('says below a recipe that was cut off that it was, and does not praise it', () => {
  const special = { kind: 'recipe', recipeName: 'Aloo Boom', instructions: '1. Mash' } as const;
  render(<SpecialCard source="model" special={special} note="It was cut off." />);
  expect(screen.getByRole('region', { name: 'Aloo Boom' }).textContent).toMatch(/cut off\.$/);
  expect(screen.queryByText(/limited-time special/)).toBeNull();
});

describe('a danger', () => {
  const request = vi.fn<typeof fetch>();

  beforeEach(() => {
    request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
  });

  afterEach(() => vi.unstubAllGlobals());

  it.each(['బూజు పట్టిన roti', 'padaipoyina perugu', 'last night rice'])(
    'that the kitchen book knows is answered before a model is asked: %s',
    (text) => {
      openTool({ ai: sampleModel });
      write(text);
      fireEvent.click(button('Generate a Genius Recipe'));
      const card = screen.getByRole('region', { name: 'Better not sold' });
      expect(card.textContent).toMatch(/Built-in tip.*Throw it away: /);
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('that it does not know is for the model, which is told of the dangers', () => {
    openTool({ ai: sampleModel });
    write('xyzzy roti');
    fireEvent.click(button('Generate a Genius Recipe'));
    expect(request).toHaveBeenCalledTimes(1);
    expect(request.mock.calls[0]?.[1]?.body).toMatch(/is thrown away.*xyzzy roti/);
  });
});

it('sends the vendor’s own dishes and prices behind the leftovers', () => {
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', request);
  openTool({ ai: sampleModel, stall: 'own' });
  write('2 kg boiled potatoes');
  fireEvent.click(button('Generate a Genius Recipe'));
  expect(request.mock.calls[0]?.[1]?.body).toMatch(/boiled potatoes.*rice.*52 INR per kg/);
  vi.unstubAllGlobals();
});

it('asks back for a word that the kitchen book does not know', () => {
  openTool();
  write('xyzzy roti');
  fireEvent.click(button('Generate a Genius Recipe'));
  const card = screen.getByRole('region', { name: 'Tell me a little more' });
  expect(card.textContent).toContain("did not understand 'xyzzy'");
});

describe('the microphone', () => {
  it('clears the text, listens, and fills in what was recognised', () => {
    installFakeSpeech('allowed', globalThis);
    openTool();
    write('old');
    expect(button('Use microphone').title).toBe('Use microphone');
    fireEvent.click(button('Use microphone'));
    expect(box().value).toBe('');
    expect(box().disabled).toBe(true);
    expect(box().placeholder).toBe('Listening... speak your ingredients now.');
    expect(button('Stop listening').title).toBe('Stop listening');
    act(() => vi.runAllTimers());
    expect(box().value).toBe(HEARD);
    expect(box().disabled).toBe(false);
  });

  it('stops at a second press', () => {
    installFakeSpeech('allowed', globalThis);
    openTool();
    fireEvent.click(button('Use microphone'));
    fireEvent.click(button('Stop listening'));
    expect(button('Use microphone')).toBeTruthy();
    expect(box().disabled).toBe(false);
  });

  it.each([
    { speech: 'denied', code: 'not-allowed' },
    { speech: 'absent', code: 'not-supported' },
  ] as const)('says what is wrong where speech is $speech', ({ speech, code }) => {
    installFakeSpeech(speech, globalThis);
    openTool();
    write('what I wrote');
    fireEvent.click(button('Use microphone'));
    act(() => vi.runAllTimers());
    expect(screen.getByRole('alert').textContent).toContain(
      `Oops!Audio error: ${code}. Please type ingredients.`,
    );
    expect(box().value).toBe('what I wrote');
    expect(box().disabled).toBe(false);
  });
});
