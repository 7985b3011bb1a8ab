import { callsTo, createFakeShell, sampleModel } from '@thela/testkit';
import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readEntries } from './entries-state';
import { ResultPanel } from './result-panel';
import { useStrategy } from './strategy-page';

function rowsOf(count: number) {
  const row = { tiffinItem: 'Idli', ingredientPrice: '1', dailySales: '1', perPlateProfit: '1' };
  const rows = Array.from({ length: count }, (_, index) => ({ ...row, id: `row-${index}` }));
  const result = readEntries(rows as Parameters<typeof readEntries>[0]);
  if ('fault' in result) throw new Error(`The rows are not filled: ${result.fault}.`);
  return result.entries;
}

it.each([{}, { ai: sampleModel }])(
  'says that there are too many rows, and blames no network, with the settings %o',
  async (settings) => {
    const request = vi.spyOn(globalThis, 'fetch');
    const shell = createFakeShell(settings);
    const { result } = renderHook(() => useStrategy(shell));
    await act(async () => result.current.ask(rowsOf(101)));
    const { state, askBookInstead } = result.current;
    if (state.status === 'idle') throw new Error('Nothing was asked.');
    render(<ResultPanel isOfOthers={false} state={state} onUseBuiltIn={askBookInstead} />);
    expect(screen.getByRole('paragraph').textContent).toBe(
      'An error occurred: There are too many rows: 101. Please ask about 100 at most.',
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(callsTo(shell).shownToasts()).toEqual([]);
    expect(request).not.toHaveBeenCalled();
  },
);

it('says below a strategy that was cut off that it was', async () => {
  const candidate = { content: { parts: [{ text: 'Push' }] }, finishReason: 'MAX_TOKENS' };
  const reply = Response.json({ candidates: [candidate] });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
  const { result } = renderHook(() => useStrategy(createFakeShell({ ai: sampleModel })));
  await act(async () => result.current.ask(rowsOf(1)));
  await vi.waitFor(() => expect(result.current.state.status).toBe('answer'));
  const { state } = result.current;
  if (state.status === 'idle') throw new Error('Nothing was asked.');
  render(<ResultPanel isOfOthers={false} state={state} onUseBuiltIn={undefined} />);
  const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['Push', expect.stringMatching(/^This answer was cut off/)]);
});

it('says by a toast that a call of the model has failed', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const shell = createFakeShell({ ai: sampleModel });
  const { result } = renderHook(() => useStrategy(shell));
  await act(async () => result.current.ask(rowsOf(100)));
  await vi.waitFor(() => expect(result.current.state.status).toBe('failure'));
  expect(
    callsTo(shell)
      .shownToasts()
      .map(({ message }) => message),
  ).toEqual(['An error occurred. Please check your network connection and API key.']);
});

it('sends the vendor’s own dishes and prices behind the rows', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const shell = createFakeShell({ ai: sampleModel, stall: 'own' });
  const { result } = renderHook(() => useStrategy(shell));
  await act(async () => result.current.ask(rowsOf(1)));
  expect(request.mock.calls[0]?.[1]?.body).toMatch(/Tiffin item: Idli.*rice.*52 INR per kg/);
});
