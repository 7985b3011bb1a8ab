import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerText } from './answer-text';

it('shows bold words of every line, steps too, and no other markup', () => {
  render(<AnswerText>{'**Cut** it.\n1. Add **10 g** salt\n<b>Serve</b> \u202Ehot'}</AnswerText>);
  expect(screen.getByRole('paragraph').textContent).toBe(
    'Cut it.\n1. Add 10 g salt\n<b>Serve</b> hot',
  );
  expect(screen.getAllByRole('strong').map((part) => part.textContent)).toEqual(['Cut', '10 g']);
});
