import { expectFocus } from '@thela/testkit/focus';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { usePageChange } from './use-page-change';

interface PageProps {
  readonly page: string;
  readonly isSamePage?: (before: string) => boolean;
}

function Page({ page, isSamePage }: PageProps) {
  const main = useRef<HTMLElement>(null);
  usePageChange(main, page, `Title of ${page}`, isSamePage);
  return (
    <main ref={main} tabIndex={-1}>
      <input aria-label="name" />
    </main>
  );
}

it('moves the focus to the page that is opened', async () => {
  const { rerender } = render(<Page page="/tools/profit-optimizer" />);
  screen.getByRole('textbox').focus();
  rerender(<Page page="/tools/profit-optimizer/menu" />);
  await expectFocus(() => screen.getByRole('main'));
  expect(document.title).toBe('Title of /tools/profit-optimizer/menu');
});

it('leaves the focus in the field where only the address changed, and moves it for the next page', async () => {
  const isSamePage = (before: string) => before === '/menu/dishes/new';
  const { rerender } = render(<Page page="/menu/dishes/new" isSamePage={isSamePage} />);
  screen.getByRole('textbox').focus();
  rerender(<Page page="/menu/dishes/7" isSamePage={isSamePage} />);
  await expectFocus(() => screen.getByRole('textbox'));
  rerender(<Page page="/menu" isSamePage={isSamePage} />);
  await expectFocus(() => screen.getByRole('main'));
});
