import type { ToolComponent } from '@thela/contract';
import { createToolLoader } from '@thela/federation';
import type { LoadTool } from '@thela/federation';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFakeShell } from '../fake-shell';
import { watchCalls } from './call-log';
import { fromSource } from './from-source';
import { ToolPage } from './tool-page';

const Tool: ToolComponent = ({ shell }) => (
  <button type="button" onClick={() => shell.openTool('analytics')}>
    Onwards
  </button>
);

const exported = { contract: '2.0', prepare: () => Promise.resolve() };
const sound = fromSource(() => Promise.resolve({ ...exported, default: Tool }));

function showTool(load: LoadTool, mounts = 1) {
  const loader = createToolLoader(load);
  render(
    <ToolPage
      name="profit"
      loader={loader}
      {...watchCalls(createFakeShell())}
      mounts={mounts}
      complaints={[]}
    />,
  );
}

describe('the page of a tool alone', () => {
  it('shows the tool and, below it, what it told the shell', async () => {
    showTool(sound);
    const calls = within(screen.getByRole('region', { name: 'Calls to the shell' }));
    expect(calls.getByText('None so far.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Onwards' }));
    expect(calls.getByRole('listitem').textContent).toBe('Open the tool analytics');
    expect(calls.getByText(/built against contract 2\.0/)).toBeTruthy();
  });

  it('takes the tool from the page and puts it back', async () => {
    showTool(sound);
    await screen.findByRole('button', { name: 'Onwards' });
    await userEvent.click(screen.getByRole('button', { name: 'Unmount' }));
    expect(screen.queryByRole('button', { name: 'Onwards' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mount' }));
    expect(screen.getByRole('button', { name: 'Onwards' })).toBeTruthy();
  });

  it('fetches nothing before the tool is mounted', async () => {
    const load = vi.fn<LoadTool>(sound);
    showTool(load, 0);
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Mount' }));
    expect(await screen.findByRole('button', { name: 'Onwards' })).toBeTruthy();
  });

  it('shows the tool twice', async () => {
    showTool(sound, 2);
    expect(await screen.findAllByRole('button', { name: 'Onwards' })).toHaveLength(2);
  });

  it('says why a tool is not there, and tries again', async () => {
    const load = vi
      .fn<LoadTool>(sound)
      .mockResolvedValueOnce({ ok: false, failure: { kind: 'tampered', detail: 'bytes differ' } });
    showTool(load);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('profit is tamperedbytes differ');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Onwards' })).toBeTruthy();
  });

  it('says that a source cannot be evaluated', async () => {
    showTool(fromSource(() => Promise.reject(new Error('no onions'))));
    expect((await screen.findByRole('alert')).textContent).toContain('profit is broken');
  });

  it('says that a tool crashed', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Crashing: ToolComponent = () => {
      throw new Error('no onions');
    };
    showTool(fromSource(() => Promise.resolve({ ...exported, default: Crashing })));
    expect((await screen.findByRole('alert')).textContent).toBe('profit crashedError: no onions');
    expect(complain).toHaveBeenCalled();
  });
});
