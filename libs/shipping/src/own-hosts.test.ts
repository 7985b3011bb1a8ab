import { expect, it } from 'vitest';
import { refusedHost } from './own-hosts';

it.each(['localhost', 'LOCALHOST:4200', '127.0.0.1:1', '[::1]', '[::1]:4200'])(
  '%s is of this machine',
  (host) => {
    expect(refusedHost(host)).toBeNull();
  },
);

it.each([
  undefined,
  '',
  ':4200',
  'evil.example',
  'localhost.evil.example:4200',
  'localhost:4200.evil.example',
  'localhost:x',
  'evil.example, localhost',
  '::1',
  '0.0.0.0:4200',
])('%s is not', (host) => {
  expect(refusedHost(host)).toBe('This server answers to localhost, 127.0.0.1 and [::1] only.');
});

it('accepts one port only where it is told one; none is written for the default port', () => {
  expect(refusedHost('[::1]:4200', '4200')).toBeNull();
  expect(refusedHost('localhost', '')).toBeNull();
  expect(refusedHost('localhost', '4200')).toBe(
    'This server answers to localhost:4200, 127.0.0.1:4200 and [::1]:4200 only.',
  );
  expect(refusedHost('localhost:4201', '4200')).not.toBeNull();
});
