import { expect, it } from 'vitest';
import { createNewVersion } from './new-version';

it('offers what is new until it is put off, and another one after that', () => {
  const version = createNewVersion();
  expect(version.getSnapshot()).toBe(null);
  version.offer('profit 2', () => {});
  expect(version.getSnapshot()?.key).toBe('profit 2');
  version.putOff();
  version.offer('profit 2', () => {});
  expect(version.getSnapshot()).toBe(null);
  version.offer('profit 3', () => {});
  expect(version.getSnapshot()?.key).toBe('profit 3');
});

it('has nothing to put off before an offer', () => {
  const version = createNewVersion();
  version.putOff();
  expect(version.getSnapshot()).toBe(null);
});
