import { createOverrides, createRegistrySource, createVerifier } from '@thela/federation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageNotices } from './page-notices';

const storage = () => localStorage;
const registry = { schema: 1, remotes: {} };
const fetchRegistry = vi.fn<() => Promise<unknown>>();

function openRegistry() {
  const verifier = createVerifier({ pinnedTools: () => Promise.resolve({}), storage });
  const now = () => Date.UTC(2026, 10, 21, 6);
  return createRegistrySource({ fetchRegistry, verifier, storage, now });
}

beforeEach(() => {
  localStorage.clear();
  fetchRegistry.mockReset();
});

it('shows nothing while the registry is current and nothing is overridden', async () => {
  fetchRegistry.mockResolvedValue(registry);
  const source = openRegistry();
  await source.read();
  const { container } = render(
    <PageNotices registry={source} overrides={createOverrides(true, () => [], storage)} />,
  );
  expect(container.textContent).toBe('');
});

it('says how old the list of tools is, until it can be read again', async () => {
  fetchRegistry.mockResolvedValueOnce(registry);
  await openRegistry().read();
  fetchRegistry.mockRejectedValueOnce(new Error('503'));
  const source = openRegistry();
  await source.read();
  render(<PageNotices registry={source} overrides={createOverrides(true, () => [], storage)} />);
  expect((await screen.findByRole('status')).textContent).toMatch(
    /could not be read anew\. You see the tools as of 21 Nov 2026/,
  );

  const user = userEvent.setup();
  const readAgain = () => user.click(screen.getByRole('button', { name: 'Read it again' }));
  fetchRegistry.mockRejectedValueOnce(new Error('503'));
  await readAgain();
  expect(screen.getByRole('status')).toBeTruthy();
  fetchRegistry.mockResolvedValueOnce(registry);
  await readAgain();
  expect(screen.queryByRole('status')).toBeNull();
});

it('names each overridden tool, with a button to reset it', async () => {
  fetchRegistry.mockResolvedValue(registry);
  const overrides = createOverrides(true, () => [], storage);
  overrides.set('profit', 'http://localhost:4202/1.0.0-ab/');
  render(<PageNotices registry={openRegistry()} overrides={overrides} />);
  expect((await screen.findByRole('status')).textContent).toContain(
    'Profit Optimizer comes from http://localhost:4202/1.0.0-ab/, only in this browser.',
  );
  expect(screen.getByRole('button', { name: 'Reset Profit Optimizer' })).toBeTruthy();
});
