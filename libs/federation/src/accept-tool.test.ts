import { CONTRACT } from '@thela/contract';
import { expect, it, vi } from 'vitest';
import { acceptTool } from './accept-tool';

const arrival = {
  version: '1.0.0-ab',
  baseUrl: 'https://profit.example/',
  channel: 'live',
} as const;
const Tool = () => null;
const sound = { default: Tool, contract: CONTRACT, prepare: () => Promise.resolve() };
const accept = (module: unknown) => acceptTool(module, arrival, 'hi-IN');

it('takes a component that speaks the contract, with what is known of its release', async () => {
  const tool = { Component: Tool, contract: CONTRACT, ...arrival };
  expect(await accept(sound)).toMatchObject({ ok: true, tool });
});

it.each(['2.0', CONTRACT])('takes one that was built against contract %s', async (contract) => {
  expect(await accept({ ...sound, contract })).toMatchObject({ ok: true, tool: { contract } });
});

it('waits until the tool has prepared itself for the language of the page', async () => {
  let finish = () => {};
  const prepare = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  const accepted = vi.fn<() => void>();
  const end = accept({ ...sound, prepare }).then(accepted);
  expect(prepare.mock.calls).toEqual([['hi-IN']]);
  await Promise.resolve();
  expect(accepted).not.toHaveBeenCalled();
  finish();
  await end;
  expect(accepted).toHaveBeenCalledOnce();
});

it('rejects when the tool fails to prepare itself', async () => {
  const prepare = () => Promise.reject(new Error('on purpose'));
  await expect(accept({ ...sound, prepare })).rejects.toThrow('on purpose');
});

it.each([
  ['no component', 'broken', { ...sound, default: undefined }],
  ['no contract', 'broken', { ...sound, contract: undefined }],
  ['no preparation', 'broken', { ...sound, prepare: undefined }],
  ['a preparation that is no function', 'broken', { ...sound, prepare: 1 }],
  ['nothing', 'broken', undefined],
  ['another contract', 'incompatible', { ...sound, contract: '9.0' }],
])('refuses a module with %s', async (_, kind, module) => {
  const failure = { kind, version: arrival.version };
  expect(await accept(module)).toMatchObject({ ok: false, failure });
});
