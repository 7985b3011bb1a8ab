import { toolLocation, useStore } from '@thela/contract';
import type { LocationStore } from '@thela/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useNavigation } from './use-navigation';

const TOOL = '/tools/profit-optimizer';

describe('the navigation of the tool that is shown', () => {
  let kept: LocationStore | undefined;

  function Tool() {
    const navigation = useNavigation();
    const [location] = useState(() => toolLocation(TOOL, navigation, () => {}));
    kept = location;
    return (
      <button type="button" onClick={() => location.navigate('menu/dosa')}>
        {`at “${useStore(location)}”`}
      </button>
    );
  }

  function Elsewhere() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <button type="button" onClick={() => void navigate('/')}>
          Welcome
        </button>
        <p role="status">{useLocation().pathname}</p>
      </>
    );
  }

  function open(address: string) {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Elsewhere />
        <Routes>
          <Route path="/tools/:featureId/*" element={<Tool />} />
          <Route path="/" element={null} />
        </Routes>
      </MemoryRouter>,
    );
  }

  const at = (path: string) => screen.getByRole('button', { name: `at “${path}”` });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('follows what the tool does, and Back', async () => {
    open(`${TOOL}/menu/masala%20dosa/`);
    await userEvent.click(at('menu/masala dosa'));
    expect(at('menu/dosa')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(`${TOOL}/menu/dosa`);
    await press('Back');
    expect(at('menu/masala dosa')).toBeTruthy();
  });

  it('takes an address that no tool can make for the first page', () => {
    open(`${TOOL}/%2525`);
    expect(at('')).toBeTruthy();
  });

  it('does not bring back a tool that was left', async () => {
    open(`${TOOL}/menu`);
    await press('Welcome');
    act(() => kept?.navigate('menu/dosa'));
    expect(screen.getByRole('status').textContent).toBe('/');
  });
});
