import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field';

it('stands behind +91, until another country’s code is typed', async () => {
  function Page() {
    const [value, setValue] = useState('');
    return <PhoneField value={value} onValue={setValue} fault={undefined} />;
  }
  render(<Page />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Phone number');
  expect(field.autocomplete).toBe('tel');
  await user.type(field, '98765 43210');
  expect(screen.getByText('+91')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '+44 20 7946 0958');
  expect(screen.queryByText('+91')).toBe(null);
  expect(field.value).toBe('+44 20 7946 0958');
});
