import { createOverrides } from '@thela/federation/releases';
import { fakeAccountStall } from '@thela/records/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice';
import { siteRegistry } from '../site/releases';
import { PageNotices } from './page-notices';

const storage = () => localStorage;

it('says that there is no internet, and what works, until it is back', () => {
  render(<OfflineNotice keeping={fakeAccountStall().accountStall.state} />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(said()).toBe('No internet. Counting and figures work.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(said()).toBe('');
});

it('believes the site that answers, not a device that says for hours that there is no internet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', async () => Response.json({}));
  // The network is asked seldom: a page that was just loaded has not asked yet.
  vi.resetModules();
  const { OfflineNotice: Notice } = await import('./offline-notice');
  render(<Notice keeping={fakeAccountStall().accountStall.state} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

it('is in a prerendered page, hidden until the first script shows it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <OfflineNotice keeping={fakeAccountStall().accountStall.state} />,
  );
  expect(page.querySelector('.if-offline')?.textContent).toBe(
    'No internet. Counting and figures work.Sent when it is back.',
  );
  expect(page.querySelector('.if-account')?.textContent).toBe('Sent when it is back.');
});

it('names each overridden tool, with a button to reset it', async () => {
  const overrides = createOverrides(true, () => [], storage);
  overrides.set('profit', 'http://localhost:4202/1.0.0-ab/');
  const registry = siteRegistry();
  const releases = async () => ({ registry, overrides });
  render(<PageNotices releases={releases} />);
  expect((await screen.findByRole('status')).textContent).toContain(
    'Profit Optimizer comes from http://localhost:4202/1.0.0-ab/, only in this browser.',
  );
  expect(screen.getByRole('button', { name: 'Reset Profit Optimizer' })).toBeTruthy();
});
