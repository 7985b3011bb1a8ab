import { CONTRACT } from '@thela/contract';
import type { Shell } from '@thela/contract';
import { createFakeShell, HEARD, installFakeSpeech } from '@thela/testkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Tool, { contract } from './tool';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 6, 30) });
});

afterEach(() => {
  vi.useRealTimers();
});

function openTool(shell: Shell = createFakeShell()) {
  render(<Tool shell={shell} />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('speaks the contract it was built against', () => {
  expect(contract).toBe(CONTRACT);
});

it('is headed AI Sous-Chef, with what it is for below', () => {
  openTool();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Sous-Chef');
  expect(screen.getByText('Real-time Recipe Intelligence')).toBeTruthy();
});

it('shows today’s date and the stall’s place', () => {
  openTool();
  expect(screen.getByText('Friday, November 20, 2026 | Hyderabad, Telangana')).toBeTruthy();
});

it('shows the place and the assistant that the product is set up for', async () => {
  const brand = { location: 'Pune, Maharashtra', assistant: 'Chai-GPT' };
  const user = openTool(createFakeShell({ brand }));
  expect(screen.getByText('Friday, November 20, 2026 | Pune, Maharashtra')).toBeTruthy();
  await user.type(box(), 'tamatar khatte hain');
  await user.click(button('Get AI Advice'));
  expect(screen.getByRole('region', { name: 'Chai-GPT Suggestion' })).toBeTruthy();
});

it('asks how the ingredients are', () => {
  openTool();
  expect(
    screen.getByRole('region', { name: 'Aaj ke ingredients kaise hain?' }).contains(box()),
  ).toBe(true);
  expect(box().placeholder).not.toBe('');
});

it('asks for a description while there is none, in a banner that can be dismissed', async () => {
  const user = openTool();
  await user.type(box(), '  ');
  await user.click(button('Get AI Advice'));
  expect(screen.getByRole('alert').textContent).toBe('Please describe your ingredients first!');
  expect(screen.queryByRole('button', { name: 'Use a built-in tip' })).toBeNull();
  await user.click(button('Dismiss the error'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(box());
});

it('answers at once from the kitchen book where there is no model, labelled as such', async () => {
  const user = openTool();
  await user.type(box(), 'tomatoes are too sour, 2 kg');
  await user.click(button('Get AI Advice'));
  const panel = within(screen.getByRole('region', { name: 'Chaat-GPT Suggestion' }));
  expect(panel.getByText('Built-in tip')).toBeTruthy();
});

it('says kindly that it has not understood', async () => {
  const user = openTool();
  await user.type(box(), 'qwertz');
  await user.click(button('Get AI Advice'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: 'Chaat-GPT Suggestion' }).textContent).toMatch(/\w/);
});

it('puts an example into the text box', async () => {
  const user = openTool();
  await user.click(button('The dosa batter did not ferment'));
  expect(box().value).toBe('The dosa batter did not ferment');
  expect(document.activeElement).toBe(box());
});

describe('the voice button', () => {
  it('fills the text box with what was recognised', async () => {
    installFakeSpeech('allowed', globalThis);
    const user = openTool();
    await user.type(box(), 'old');
    await user.click(button('Record Voice'));
    expect(button('Listening...').dataset['state']).toBe('listening');
    act(() => vi.runAllTimers());
    expect(box().value).toBe(HEARD);
    expect(button('Record Voice')).toBeTruthy();
  });

  it('stops at a second press, and keeps what was said so far', async () => {
    installFakeSpeech('allowed', globalThis);
    const user = openTool();
    await user.click(button('Record Voice'));
    await user.click(button('Listening...'));
    expect(button('Record Voice')).toBeTruthy();
    act(() => vi.runAllTimers());
    expect(box().value).toBe(HEARD);
  });

  it.each([
    { speech: 'denied', message: 'Speech recognition error: not-allowed' },
    { speech: 'absent', message: "Sorry, your browser doesn't support voice recognition." },
  ] as const)('says what is wrong where speech is $speech', async ({ speech, message }) => {
    installFakeSpeech(speech, globalThis);
    const user = openTool();
    await user.type(box(), 'what I wrote');
    await user.click(button('Record Voice'));
    act(() => vi.runAllTimers());
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(button('Record Voice')).toBeTruthy();
    expect(box().value).toBe('what I wrote');
  });

  it('says before first use where the sound goes', () => {
    openTool();
    expect(screen.getByText(/your browser turns your voice into text/)).toBeTruthy();
  });
});
