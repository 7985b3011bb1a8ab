import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TranscriptList } from './transcript-list';

const actions = { onAnswer: () => {}, onUndo: () => {}, onSetUp: () => {} };

it('shows bold words of the assistant as bold, and what the vendor wrote as it is', () => {
  const text = 'Add **10 g** salt';
  const lines = [
    { id: 1, role: 'user', text },
    { id: 2, role: 'assistant', text, source: 'model' },
  ] as const;
  render(<TranscriptList assistant="Chaat-GPT" lines={lines} isThinking={false} {...actions} />);
  const shown = screen.getAllByText(/^Add/).map((part) => part.closest('p')?.textContent);
  expect(shown).toEqual(['Add **10 g** salt', 'Add 10 g salt']);
  expect(screen.getByRole('strong').textContent).toBe('10 g');
});

it('says in which language a text is, where its script tells', () => {
  const lines = [
    { id: 1, role: 'user', text: 'టమాటాలు పుల్లగా ఉన్నాయి' },
    { id: 2, role: 'assistant', text: 'नमक कम करें', source: 'book' },
    { id: 3, role: 'user', text: 'tomatoes are sour' },
  ] as const;
  render(<TranscriptList assistant="Chaat-GPT" lines={lines} isThinking={false} {...actions} />);
  const languageOf = (text: string) =>
    screen.getByText(text).closest('[lang]')?.getAttribute('lang') ?? null;
  expect(lines.map(({ text }) => languageOf(text))).toEqual(['te-IN', 'hi-IN', null]);
});
