import { createFakeShell } from '@thela/testkit';
import { expectFocus } from '@thela/testkit/focus';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeRecords } from '@thela/records/testing';
import { ClockNotice } from './clock-notice';

const doubt = { clock: '2020-01-01', setUpDay: '2026-11-20' };

function show() {
  const fake = fakeRecords({ clockDoubt: doubt });
  const { today } = createFakeShell({ today: '2026-11-26' }).ledger;
  render(<ClockNotice records={fake.records} today={today} />);
  return { ...fake, user: userEvent.setup() };
}

const field = () => screen.findByLabelText<HTMLInputElement>('Today is');
const press = (name: string) => screen.getByRole('button', { name });

it('is not there while the clock may be right', () => {
  const { records } = fakeRecords();
  render(<ClockNotice records={records} today={createFakeShell().ledger.today} />);
  expect(document.body.textContent).toBe('');
});

it('names what the clock says, and counts for the day that the person names', async () => {
  const { calls, user } = show();
  expect((await field()).value).toBe('2026-11-26');
  expect(screen.getByRole('alert').textContent).toContain(
    'This phone’s clock says 1 January 2020.',
  );
  fireEvent.change(await field(), { target: { value: '2026-11-28' } });
  await user.click(press('Count for this day'));
  expect(calls).toEqual(['today is 2026-11-28']);
});

it.each(['2026-11-19', ''])(
  'takes no day before the set-up, and no other text: %o',
  async (day) => {
    const { calls, user } = show();
    fireEvent.change(await field(), { target: { value: day } });
    await user.click(press('Count for this day'));
    expect(calls).toEqual([]);
    await expectFocus(() => screen.getByLabelText('Today is'));
  },
);

it('lets the clock be right', async () => {
  const { calls, user } = show();
  await field();
  await user.click(press('The clock is right'));
  expect(calls).toEqual(['today is 2020-01-01']);
});
