import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReportingCard } from './reporting-card';

const url = 'https://project.example/functions/v1/health';

describe('what the page reports', () => {
  it('is said, and of the speed of visits only where that is measured', () => {
    const { rerender } = render(<ReportingCard reporting={{ url, vitals: 0 }} />);
    const card = screen.getByRole('region', { name: 'What this page reports' });
    expect(card.textContent).toContain('the name of the tool, its version and the kind of failure');
    expect(screen.queryByText(/^Of some visits/)).toBeNull();
    rerender(<ReportingCard reporting={{ url, vitals: 0.1 }} />);
    expect(screen.getByText(/^Of some visits/).textContent).toContain('rounded times');
  });
});
