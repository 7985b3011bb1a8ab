import { expect, test } from 'vitest';
import { noticesPage } from './notices-page';
import type { ShippedPackage } from './shipped-packages';

const ladle: ShippedPackage = {
  name: 'ladle',
  version: '1.0.0',
  licence: 'MIT',
  text: 'Copyright (c) A Cook',
  author: '',
  apps: ['profit', 'shell'],
};

test('lists a package with its version, its licence, the licence text and the apps that ship it', () => {
  const page = noticesPage([ladle]);
  expect(page).toContain('| ladle | 1.0.0 | MIT | profit, shell |');
  expect(page).toContain('### ladle\n\n~~~text\nCopyright (c) A Cook\n~~~');
});

test('prints a text that packages share once', () => {
  const page = noticesPage([ladle, { ...ladle, version: '2.0.0' }, { ...ladle, name: 'spoon' }]);
  expect(page.match(/Copyright/g)).toHaveLength(1);
  expect(page).toContain('### ladle, spoon\n');
});

test('prints the standard text and the author for a package without a licence text', () => {
  const page = noticesPage([{ ...ladle, text: '', author: 'A Cook' }]);
  expect(page).toContain('comes without a licence text');
  expect(page).toContain('A Cook as its author');
  expect(page).toContain('Permission is hereby granted');
});

test('throws for a licence that is not on the list', () => {
  expect(() => noticesPage([{ ...ladle, text: '', licence: 'GPL-3.0' }])).toThrow('GPL-3.0');
});
