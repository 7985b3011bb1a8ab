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
  const shown = screen.getAllByText(/^Add/).map(({ textContent }) => textContent);
  expect(shown).toEqual(['Add **10 g** salt', 'Add 10 g salt']);
  expect(screen.getByRole('strong').textContent).toBe('10 g');
});
