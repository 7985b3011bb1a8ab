import { createFakeShell, HEARD, installFakeSpeech, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SpecialCard } from './special-card';
import Tool from './tool';
import { book } from './use-special';

beforeAll(() => book.load());

vi.mock('@thela/understanding/kitchen-model', () => ({ kitchenModel: undefined }));
beforeEach(() => void vi.useFakeTimers());

/** Until a sentence waits for the classifier no longer. */
const waited = () => act(() => vi.advanceTimersByTimeAsync(3000));

function openTool(options?: FakeShellOptions) {
  render(<Tool shell={createFakeShell(options)} />);
}

const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: "What's left over today?" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

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
  write(' \n\u3164');
  fireEvent.click(button('Generate a Genius Recipe'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Oops!Please enter your leftover ingredients.',
  );
  expect(screen.queryByRole('button', { name: 'Use a built-in tip' })).toBeNull();
  write('idli');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(request).not.toHaveBeenCalled();
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
        onError={() => {}}
        source="book"
        note=""
        special={{ kind: 'unsafe', danger: 'kept-warm', reason }}
      />,
    );
    expect(screen.getByRole('region', { name: 'Do not sell this' }).textContent).toContain(reason);
    expect(screen.queryByText(/limited-time special/)).toBeNull();
  });

  it('ask for more where nothing was understood', () => {
    const text = 'I know no qwertz. Try: 10 idlis.';
    render(
      <SpecialCard
        onError={() => {}}
        source="book"
        note=""
        special={{ kind: 'not-understood', text }}
      />,
    );
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
  render(<SpecialCard onError={() => {}} source="model" special={special} note="" />);
  const card = screen.getByRole('region', { name: 'Aloo Boom' });
  expect(card.textContent).toContain('1. Mash it');
  expect(card.textContent).not.toContain('*');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).toBe('*Aloo Boom*\n\n1. *Mash* it');
});

it('says below a recipe that was cut off that it was, and does not praise it', () => {
  const special = { kind: 'recipe', recipeName: 'Aloo Boom', instructions: '1. Mash' } as const;
  render(
    <SpecialCard onError={() => {}} source="model" special={special} note="It was cut off." />,
  );
  expect(screen.getByRole('region', { name: 'Aloo Boom' }).textContent).toMatch(/cut off\.$/);
  expect(screen.queryByText(/limited-time special/)).toBeNull();
});

describe('a danger', () => {
  const request = vi.fn<typeof fetch>();

  beforeEach(() => {
    request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
  });

  it.each(['బూజు పట్టిన roti', 'padaipoyina perugu', 'last night rice'])(
    'that the kitchen book knows is answered before a model is asked: %s',
    (text) => {
      openTool({ ai: sampleModel });
      write(text);
      fireEvent.click(button('Generate a Genius Recipe'));
      const card = screen.getByRole('region', { name: 'Do not sell this' });
      expect(card.textContent).toMatch(/Built-in tip.*Throw it away: /);
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('that it does not know is for the model, which is told of the dangers', async () => {
    openTool({ ai: sampleModel });
    write('xyzzy roti');
    fireEvent.click(button('Generate a Genius Recipe'));
    await waited();
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
});

it.each([
  ['Fresh and fine', 'Masala Roti Noodles'],
  ['Not sure', 'Do not sell this'],
])(
  'asks beside a word that it does not know whether the food is fresh: %s',
  async (answer, heading) => {
    openTool();
    write('xyzzy roti');
    fireEvent.click(button('Generate a Genius Recipe'));
    await waited();
    const card = screen.getByRole('region', { name: 'Tell me a little more' });
    expect(card.textContent).toContain('Is it fresh');
    fireEvent.click(button(answer));
    screen.getByRole('region', { name: heading });
  },
);

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
