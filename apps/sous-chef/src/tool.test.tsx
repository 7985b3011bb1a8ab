import type { Shell } from '@thela/contract';
import { showLanguage } from '@thela/language';
import {
  chosenLanguage,
  createFakeShell,
  HEARD,
  installFakeSpeech,
  sampleModel,
} from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { installScriptedRecognition, ScriptedRecognition } from '@thela/speech/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Tool from './tool';
import { book } from './use-advice';

beforeAll(() => book.load());

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 6, 30) }));

function openTool(shell: Shell = createFakeShell()) {
  render(<Tool shell={shell} />);
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('is headed AI Sous-Chef, with what it is for below', () => {
  openTool();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Sous-Chef');
  expect(screen.getByText('Real-time Recipe Intelligence')).toBeTruthy();
});

it('shows today’s date and the stall’s place', () => {
  openTool();
  expect(screen.getByText('Friday, November 20, 2026 | Hyderabad, Telangana')).toBeTruthy();
});

it('shows the next date from midnight on', () => {
  openTool();
  act(() => vi.advanceTimersByTime(17.5 * 3_600_000));
  expect(screen.getByText('Saturday, November 21, 2026 | Hyderabad, Telangana')).toBeTruthy();
});

it('shows the date alone where the stall has no place', () => {
  openTool(createFakeShell({ brand: { location: '' } }));
  expect(screen.getByText('Friday, November 20, 2026')).toBeTruthy();
});

it('shows the place and the assistant that the product is set up for', () => {
  const brand = { location: 'Pune, Maharashtra', assistant: 'Chai-GPT' };
  openTool(createFakeShell({ brand }));
  expect(screen.getByText('Friday, November 20, 2026 | Pune, Maharashtra')).toBeTruthy();
  write('tamatar khatte hain');
  fireEvent.click(button('Get AI Advice'));
  const answer = screen.getByRole('region', { name: 'Chai-GPT Suggestion' });
  fireEvent.click(within(answer).getByRole('button', { name: 'Send' }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' });
  const sent = new URL(link.href).searchParams.get('text');
  expect(sent).toMatch(/^\*Chai-GPT Suggestion\*\n\n.{20}/);
});

it('asks how the ingredients are', () => {
  openTool();
  expect(
    screen.getByRole('region', { name: 'Aaj ke ingredients kaise hain?' }).contains(box()),
  ).toBe(true);
  expect(box().placeholder).not.toBe('');
});

describe('in another language', () => {
  beforeEach(() => vi.useRealTimers());
  afterEach(() => showLanguage('en-IN'));

  it('has its own words, and keeps what was typed when the language changes', async () => {
    const language = chosenLanguage('te-IN');
    await showLanguage('te-IN');
    openTool(createFakeShell({ language }));
    const title = (name: string) => screen.findByRole('heading', { level: 1, name });
    await title('AI వంట సహాయకుడు');
    write('టమాటాలు పుల్లగా ఉన్నాయి');
    act(() => language.choose('hi-IN'));
    await title('AI रसोई साथी');
    expect(box().value).toBe('టమాటాలు పుల్లగా ఉన్నాయి');
    act(() => language.choose('en-IN'));
    await title('AI Sous-Chef');
  });
});

it('asks for a description while there is none, in a banner that can be dismissed, and no model', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  openTool(createFakeShell({ ai: sampleModel }));
  write(' \u200B');
  fireEvent.click(button('Get AI Advice'));
  expect(screen.getByRole('alert').textContent).toBe('Please describe your ingredients first!');
  expect(screen.queryByRole('button', { name: 'Use a built-in tip' })).toBeNull();
  fireEvent.click(button('Dismiss the error'));
  expect(screen.queryByRole('alert')).toBeNull();
  await expectFocus(() => box());
  expect(request).not.toHaveBeenCalled();
});

it('answers at once from the kitchen book where there is no model, labelled as such', () => {
  openTool();
  write('tomatoes are too sour, 2 kg');
  fireEvent.click(button('Get AI Advice'));
  const panel = within(screen.getByRole('region', { name: 'Chaat-GPT Suggestion' }));
  expect(panel.getByText('Built-in tip')).toBeTruthy();
});

it('puts each answer of the kitchen book under what it is about', () => {
  openTool();
  write('tomatoes are too sour, 2 kg, and sambar is salty');
  fireEvent.click(button('Get AI Advice'));
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Tomatoes (tamatar), too sour, for 2 kg',
    'Sambar, too salty, for 1 litre',
  ]);
});

it('asks for more where it has not understood, without an error', async () => {
  openTool();
  write('qwertz');
  fireEvent.click(button('Get AI Advice'));
  await vi.waitFor(() => screen.getByText(/For example:/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('puts an example into the text box', async () => {
  openTool();
  fireEvent.click(button('The dosa batter did not ferment'));
  expect(box().value).toBe('The dosa batter did not ferment');
  await expectFocus(() => box());
});

describe('a danger', () => {
  const request = vi.fn<typeof fetch>();

  beforeEach(() => {
    request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
  });

  it.each([
    'బూజు పట్టిన roti',
    'chicken smells bad, 2 kg',
    'doodh phat gaya',
    'dal salty, mutton khatta',
  ])('that the kitchen book knows is answered before a model is asked: %s', (text) => {
    openTool(createFakeShell({ ai: sampleModel }));
    write(text);
    fireEvent.click(button('Get AI Advice'));
    const panel = within(screen.getByRole('region', { name: 'Chaat-GPT Suggestion' }));
    expect(panel.getByText('Built-in tip')).toBeTruthy();
    expect(panel.getByText(/^Throw it away: /)).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
  });

  it('that it does not know is for the model, which is told of the dangers', async () => {
    openTool(createFakeShell({ ai: sampleModel }));
    write('xyzzy tamatar khatte');
    fireEvent.click(button('Get AI Advice'));
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(request.mock.calls[0]?.[1]?.body).toMatch(/is thrown away.*xyzzy tamatar khatte/);
  });
});

it('sends the vendor’s own dishes and prices behind the question', () => {
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', request);
  openTool(createFakeShell({ ai: sampleModel, stall: 'own' }));
  write('tamatar khatte');
  fireEvent.click(button('Get AI Advice'));
  expect(request.mock.calls[0]?.[1]?.body).toMatch(/tamatar khatte.*rice.*52 INR per kg/);
});

describe('a model that asks to wait', () => {
  const request = vi.fn<typeof fetch>();
  const busy = (retryDelay: string) =>
    Response.json({ error: { message: 'Quota.', details: [{ retryDelay }] } }, { status: 429 });

  beforeEach(() => {
    request.mockReset();
    vi.stubGlobal('fetch', request);
  });

  async function ask() {
    openTool(createFakeShell({ ai: sampleModel }));
    write('tamatar khatte');
    fireEvent.click(button('Get AI Advice'));
    await act(() => vi.advanceTimersByTimeAsync(0));
  }

  it('is waited for with a countdown', async () => {
    request.mockResolvedValueOnce(busy('7s'));
    const candidates = [{ content: { parts: [{ text: 'Add jaggery.' }] } }];
    request.mockResolvedValueOnce(Response.json({ candidates }));
    await ask();
    expect(screen.getAllByText('The AI is busy. Asking again in 7 s.')).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText('The AI is busy. Asking again in 4 s.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('Add jaggery.')).toBeTruthy();
  });

  it('for long has its message, and the built-in tip below it', async () => {
    request.mockResolvedValue(busy('34s'));
    await ask();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^API Error: Quota\.The AI takes questions again in 34 seconds\./,
    );
    const tip = within(screen.getByRole('region', { name: 'Chaat-GPT Suggestion' }));
    expect(tip.getByText('Built-in tip')).toBeTruthy();
    expect(tip.getByText(/Tomatoes/)).toBeTruthy();
    fireEvent.click(button('Dismiss the error'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tip.getByText(/Tomatoes/)).toBeTruthy();
  });
});

it.each([
  ['xyzzy tamatar khatte', /8 g sugar/],
  ['the momos came out rock hard today', /maida/],
  ['i put too much salt by mistake', /Which dish is it\?/],
])('answers beside words that the kitchen book does not know: %s', async (text, remedy) => {
  openTool();
  write(text);
  fireEvent.click(button('Get AI Advice'));
  await vi.waitFor(() => screen.getByText(remedy));
  expect(screen.getByText('If it smells off or is slimy, throw it away.')).toBeTruthy();
});

describe('the voice button', () => {
  it('fills the text box with what was recognised', () => {
    installFakeSpeech('allowed', globalThis);
    openTool();
    write('old');
    fireEvent.click(button('Record Voice'));
    expect(button('Listening...').dataset['state']).toBe('listening');
    act(() => vi.advanceTimersByTime(10_000));
    expect(box().value).toBe(HEARD);
    expect(button('Record Voice')).toBeTruthy();
  });

  it('stops at a second press, and keeps what was said so far', () => {
    installFakeSpeech('allowed', globalThis);
    openTool();
    fireEvent.click(button('Record Voice'));
    fireEvent.click(button('Listening...'));
    expect(button('Record Voice')).toBeTruthy();
    act(() => vi.advanceTimersByTime(10_000));
    expect(box().value).toBe(HEARD);
  });

  it.each([
    { speech: 'denied', message: /^Speech recognition error: not-allowedAllow the microphone/ },
    { speech: 'absent', message: /^Sorry, your browser doesn't support voice recognition\.$/ },
  ] as const)('says what is wrong where speech is $speech', ({ speech, message }) => {
    installFakeSpeech(speech, globalThis);
    openTool();
    write('what I wrote');
    fireEvent.click(button('Record Voice'));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('alert').textContent).toMatch(message);
    expect(button('Record Voice')).toBeTruthy();
    expect(box().value).toBe('what I wrote');
  });

  it.each([
    ['no-speech', /Nothing was heard\. .* or type\.$/],
    ['aborted', /The microphone is busy\. .* or type\.$/],
    ['audio-capture', /No microphone works here\. .* or type\.$/],
    ['network', /the browser needs the internet\. .* or type\.$/],
    ['service-not-allowed', /Allow the microphone .* or type\.$/],
    ['language-not-supported', /cannot write down this language\. Please type\.$/],
    ['constructor', /The browser did not answer\. .* or type\.$/],
  ])('says below a code what to do, and keeps the text: %s', (code, advice) => {
    installScriptedRecognition();
    openTool();
    write('what I wrote');
    fireEvent.click(button('Record Voice'));
    act(() => ScriptedRecognition.last().fail(code));
    const text = screen.getByRole('alert').textContent;
    expect(text).toMatch(new RegExp(`^Speech recognition error: ${code}`));
    expect(text).toMatch(advice);
    expect(box().value).toBe('what I wrote');
  });

  it.each([
    { signs: ['end'], says: /^Nothing was heard\./ },
    { signs: ['nomatch', 'end'], says: /^The words were not clear\./ },
  ])('says what to do after $signs alone, until a text comes late', ({ signs, says }) => {
    installScriptedRecognition();
    openTool();
    fireEvent.click(button('Record Voice'));
    act(() => signs.forEach((sign) => ScriptedRecognition.last().say(sign)));
    expect(screen.getByRole('alert').textContent).toMatch(says);
    act(() => vi.advanceTimersByTime(10_000));
    act(() => ScriptedRecognition.last().hear('tamatar'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box().value).toBe('tamatar');
  });

  it('says that it writes, while the text is on its way', () => {
    installScriptedRecognition();
    openTool();
    fireEvent.click(button('Record Voice'));
    act(() => ScriptedRecognition.last().say('speechend'));
    expect(screen.getByText('Writing down what you said…')).toBeTruthy();
    act(() => ScriptedRecognition.last().hear('tamatar'));
    expect(screen.queryByText('Writing down what you said…')).toBeNull();
  });

  it('says before first use where the sound goes', () => {
    openTool();
    expect(screen.getByText(/your browser turns your voice into text/)).toBeTruthy();
  });
});
