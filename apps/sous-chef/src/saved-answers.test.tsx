import type { AnswerVerdict, KeptAnswer } from '@thela/contract';
import { showLanguage } from '@thela/language';
import { chosenLanguage, createFakeShell, sampleModel } from '@thela/testkit';
import type { FakeShellOptions } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Tool from './tool';
import { book } from './use-advice';

beforeAll(() => book.load());

const SOUR = '2 kg tamatar khatte hain';
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal('fetch', request);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(() => showLanguage('en-IN'));
});

const answering = (text: string) => async () =>
  Response.json({ candidates: [{ content: { parts: [{ text }] } }] });

function savedAnswers(number: number, question: string, verdict: AnswerVerdict = null): KeptAnswer {
  const answer = { source: 'model', heading: '', text: `My way ${number}`, isComplete: true };
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    at: Date.UTC(2026, 10, number, 6),
    question,
    answer,
    language: 'en-IN',
    verdict,
  };
}

function openTool(options: FakeShellOptions = {}) {
  const user = userEvent.setup();
  const shell = createFakeShell(options);
  const { unmount } = render(<Tool shell={shell} />);
  const ask = async (text: string) => {
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), text);
    await user.click(button('Get AI Advice'));
  };
  return { user, shell, ask, unmount };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const fresh = () => screen.findByRole('region', { name: 'Chaat-GPT Suggestion' });
const own = () => screen.queryByRole('region', { name: /^Helped you on/ });
const pressed = (name: string) => button(name).getAttribute('aria-pressed');

describe('an answer', () => {
  it('is kept with whether it helped, which can be taken back', async () => {
    const { user, shell, ask } = openTool();
    await ask(SOUR);
    await user.click(await screen.findByRole('button', { name: 'Helped' }));
    expect(pressed('Helped')).toBe('true');
    expect(screen.getByText('When you ask the same again, this comes first.')).toBeTruthy();
    expect(shell.answers.getSnapshot()).toMatchObject([{ question: SOUR, verdict: 'helped' }]);
    await user.click(await screen.findByRole('button', { name: 'Helped' }));
    expect(pressed('Helped')).toBe('false');
    await user.click(button('Did not help'));
    expect(shell.answers.getSnapshot()).toMatchObject([{ verdict: 'did-not-help' }]);
  });

  it('is shown where there is no space to keep it, which is said', async () => {
    const { ask } = openTool({ storage: 'full' });
    await ask(SOUR);
    const note = await within(await fresh()).findByText(
      'This answer is not kept: the phone has no space left.',
    );
    expect(note).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Helped' })).toBeNull();
  });

  it.each(['chicken smells bad, 2 kg', 'qwertz', 'xyzzy tamatar'])(
    'that warns or asks back is not kept: %s',
    async (text) => {
      const { shell, ask } = openTool();
      await ask(text);
      await fresh();
      expect(shell.answers.getSnapshot()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Helped' })).toBeNull();
    },
  );
});

describe('what helped before', () => {
  const helped = savedAnswers(12, 'the tomatoes are sour', 'helped');

  it('comes first while a model is asked, and the new answer stands below it', async () => {
    const { ask } = openTool({ ai: sampleModel, answers: [helped] });
    await ask(SOUR);
    expect(within(own()!).getByText('My way 12')).toBeTruthy();
    expect(own()?.textContent).toContain('Helped you on 12 November');
    expect(own()?.textContent).toContain('Your own');
    expect(own()?.textContent).toContain('You asked: the tomatoes are sour');
    expect(screen.getByText('Chaat-GPT is thinking...')).toBeTruthy();
  });

  it('stands above the new answer', async () => {
    request.mockImplementation(answering('Add 10 g of jaggery.'));
    const { ask } = openTool({ ai: sampleModel, answers: [helped] });
    await ask(SOUR);
    const answer = await fresh();
    expect(answer.textContent).toContain('Add 10 g of jaggery.');
    const follows = own()!.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).not.toBe(0);
    expect(request).toHaveBeenCalledOnce();
  });

  it('is the new answer itself where the kitchen book says the same, for the amounts of now', async () => {
    const { user, ask } = openTool();
    await ask(SOUR);
    await user.click(await screen.findByRole('button', { name: 'Helped' }));
    await ask(SOUR);
    expect(own()).toBeNull();
    await waitFor(async () => expect((await fresh()).textContent).toMatch(/Helped you on \d+ /));
    await waitFor(() => expect(pressed('Helped')).toBe('true'));
    await ask('the tomatoes are sour, 5 kg');
    expect(own()).toBeNull();
    await waitFor(async () =>
      expect((await fresh()).textContent).toMatch(/Helped you on .*for 5 kg/),
    );
    await waitFor(() => expect(pressed('Helped')).toBe('false'));
    await ask('onions are bitter');
    await waitFor(async () => expect((await fresh()).textContent).not.toContain('Helped you on'));
  });

  it('is not shown for a danger', async () => {
    const danger = 'chicken smells bad, 2 kg';
    const { ask } = openTool({ ai: sampleModel, answers: [savedAnswers(12, danger, 'helped')] });
    await ask(danger);
    expect((await fresh()).textContent).toContain('Throw it away');
    expect(own()).toBeNull();
  });

  it('is not shown where its own question tells of danger by what is known now', async () => {
    const unsafe = 'dal salty, mutton khatta';
    const { user, ask } = openTool({
      ai: sampleModel,
      answers: [savedAnswers(12, unsafe, 'helped')],
    });
    await ask(unsafe);
    expect(own()).toBeNull();
    await user.click(button('Earlier answers (1)'));
    await user.click(await screen.findByRole('button', { name: /^dal salty/ }));
    expect(screen.getByText(/^This answer is not shown/)).toBeTruthy();
    expect(screen.queryByText('My way 12')).toBeNull();
  });

  it.each([
    ['did not help', [savedAnswers(12, 'the tomatoes are sour', 'did-not-help')]],
    ['was not judged', [savedAnswers(12, 'the tomatoes are sour')]],
    ['is about something else', [savedAnswers(12, 'onions are bitter', 'helped')]],
    ['cannot be read', [{ ...savedAnswers(12, 'the tomatoes are sour', 'helped'), answer: 3 }]],
  ])('is shown alone: not what %s', async (_, answers) => {
    const { ask } = openTool({ ai: sampleModel, answers });
    await ask(SOUR);
    expect(screen.getByText('Chaat-GPT is thinking...')).toBeTruthy();
    expect(own()).toBeNull();
  });

  it('helps also where the model fails, and is the latest of several', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    const earlier = savedAnswers(3, 'sour tomatoes', 'helped');
    const { ask } = openTool({ ai: sampleModel, answers: [earlier, helped] });
    await ask(SOUR);
    await screen.findByRole('alert');
    expect(within(own()!).getByText('My way 12')).toBeTruthy();
  });

  it('has its words in the language of the page, and its own in the language that it was in', async () => {
    await showLanguage('te-IN');
    openTool({ ai: sampleModel, answers: [helped], language: chosenLanguage('te-IN') });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox'), 'టమాటాలు పుల్లగా ఉన్నాయి');
    await user.click(button('AI సలహా తీసుకోండి'));
    const card = screen.getByRole('region', { name: /ఇది మీకు పనికొచ్చింది/ });
    expect(within(card).getByText('My way 12').closest('[lang]')?.getAttribute('lang')).toBe(
      'en-IN',
    );
  });
});

describe('the list of earlier answers', () => {
  const answers = [
    savedAnswers(1, 'tomatoes are sour', 'helped'),
    savedAnswers(2, 'onions are bitter'),
  ];
  const questions = () =>
    within(screen.getByRole('list', { name: 'Earlier answers' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  async function openList(given: readonly KeptAnswer[] = answers) {
    const opened = openTool({ answers: given });
    await opened.user.click(button(/^Earlier answers/));
    await screen.findByText(given.length > 0 ? /^Your last 20 answers/ : /^No answers yet/);
    return opened;
  }

  it('says what it will hold while there is nothing', async () => {
    await openList([]);
    expect(screen.queryByRole('button', { name: 'Delete all' })).toBeNull();
  });

  it('has day, question and verdict, the latest first, and the answer on request', async () => {
    const { user, shell } = await openList();
    expect(questions()).toEqual([
      expect.stringMatching(/^onions are bitter2 November 2026$/),
      expect.stringMatching(/^tomatoes are sour1 November 2026Helped$/),
    ]);
    await user.click(button(/^onions are bitter/));
    expect(screen.getByText('My way 2')).toBeTruthy();
    await user.click(button('Did not help'));
    expect(shell.answers.getSnapshot()[0]?.verdict).toBe('did-not-help');
  });

  it('deletes one, and brings it back', async () => {
    const { user, shell } = await openList();
    await user.click(button(/^onions are bitter/));
    await user.click(button('Delete the answer to “onions are bitter”'));
    expect(await screen.findByText('The answer is deleted.')).toBeTruthy();
    expect(questions()).toHaveLength(1);
    await expectFocus(() => button('Undo'));
    await user.click(button('Undo'));
    await waitFor(() => expect(questions()).toHaveLength(2));
    expect(shell.answers.getSnapshot()).toEqual(answers.toReversed());
  });

  it('deletes all, and brings them back with what was said of them', async () => {
    const { user, shell } = await openList();
    await user.click(button('Delete all'));
    expect(await screen.findByText('2 answers are deleted.')).toBeTruthy();
    expect(screen.getByText(/^No answers yet/)).toBeTruthy();
    await user.click(button('Undo'));
    expect(shell.answers.getSnapshot()).toEqual(answers.toReversed());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
