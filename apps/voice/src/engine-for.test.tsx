// What the voice service is asked for, by the real SDK, where an operator keeps an assistant there.
import { showLanguage } from '@thela/language';
import type { FakeShellOptions } from '@thela/testkit';
import { chosenLanguage, createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Tool from './tool';
import type { VapiSettings } from './vapi/assistant-configuration';
import { sampleSettings } from './vapi/testing/sample-settings';

const id = '5f0f1c52-0000-4000-8000-00000000000a';
const greeting = expect.stringMatching(/^Namaste! Main Chaat-GPT hoon.*\?$/) as unknown;

let asked: unknown[];

beforeEach(() => {
  asked = [];
  // There is no call program here: the call goes no further.
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    asked.push([address, JSON.parse(body)]);
    const refusal = { statusCode: 404, message: 'No such id.', error: 'Not Found' };
    return Response.json(refusal, { status: 404 });
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(() => showLanguage('en-IN'));
});

async function bodyOfCall(
  saved: VapiSettings['saved'],
  options: FakeShellOptions = {},
  words = { start: 'Start Session', refused: /refused the call.*\(No such id\.\)/ },
) {
  const voice = { ...sampleSettings, saved };
  const shell = createFakeShell({ ...options, voice });
  shell.day.setIngredientPrice('onions', 57);
  await act(async () => {
    render(<Tool shell={shell} />);
  });
  await userEvent.click(await screen.findByRole('button', { name: words.start }));
  await screen.findByText(words.refused);
  expect(asked).toEqual([['https://voice.example/call/web', expect.anything()]]);
  const [[, body]] = asked as [[string, unknown]];
  return body;
}

const variableValues = {
  greeting,
  language: 'en-IN',
  role: 'owner',
  stall: '',
  figures: expect.stringContaining('onions ₹57') as unknown,
  rules: expect.stringMatching(/Food safety comes first[^]*NOTE OF THE APP/) as unknown,
};

it('a saved assistant gets the greeting and the day, and keeps all else', async () => {
  expect(await bodyOfCall({ kind: 'assistant', id })).toEqual({
    assistantId: id,
    assistantOverrides: { firstMessage: greeting, variableValues },
  });
});

it('a saved squad gets the greeting as a variable, or each member would greet', async () => {
  expect(await bodyOfCall({ kind: 'squad', id })).toEqual({
    squadId: id,
    assistantOverrides: { variableValues },
  });
});

it('a saved workflow gets variables', async () => {
  expect(await bodyOfCall({ kind: 'workflow', id })).toEqual({
    workflowId: id,
    workflowOverrides: { variableValues },
  });
});

it('what is saved hears the name of the stall, and of a helper’s stall no cost', async () => {
  const options = { stall: 'own', role: 'helper' } as const;
  expect(await bodyOfCall({ kind: 'assistant', id }, options)).toMatchObject({
    assistantOverrides: {
      variableValues: {
        role: 'helper',
        stall: 'Lakshmi Tiffins',
        figures: expect.not.stringMatching(/cost|margin|onions/) as unknown,
      },
    },
  });
});

it('the language of the page goes along', async () => {
  const options = { language: chosenLanguage('te-IN') };
  const words = { start: 'మాట్లాడండి', refused: /కాల్‌ను ఒప్పుకోలేదు.*No such id/ };
  expect(await bodyOfCall({ kind: 'assistant', id }, options, words)).toMatchObject({
    assistantOverrides: {
      firstMessage: expect.stringMatching(/^నమస్తే!/) as unknown,
      variableValues: {
        language: 'te-IN',
        rules: expect.stringMatching(/whole answer in Telugu/) as unknown,
      },
    },
  });
});

it('where none is saved, the assistant goes along whole', async () => {
  expect(await bodyOfCall(undefined)).toEqual({
    assistant: expect.objectContaining({ name: 'Chaat-GPT', firstMessage: greeting }) as unknown,
  });
});
