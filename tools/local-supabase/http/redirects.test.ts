// @module-tag nightly

import { expect, test } from 'vitest';
import { failure } from '../failure';
import { redirectTarget, withCode, withError, withFragment } from './redirects';

const SITE = 'http://localhost:4200';

test.each([
  [undefined, SITE],
  ['', SITE],
  [SITE, SITE],
  [`${SITE}/`, `${SITE}/`],
  [`${SITE}/tools/profit?x=1#signin`, `${SITE}/tools/profit?x=1#signin`],
  ['http://user:secret@localhost:4200/', `${SITE}/`],
  ['https://localhost:4200/', SITE],
  ['http://localhost:4201/', SITE],
  ['http://localhost:4200.evil.example/', SITE],
  ['http://localhost:4200@evil.example/', SITE],
  ['//evil.example', SITE],
  ['/tools', SITE],
  ['javascript:alert(1)', SITE],
  ['data:text/html,x', SITE],
])('the asked URL %j redirects to %s', (asked, target) => {
  expect(redirectTarget(asked, SITE)).toBe(target);
});

test('a code is set in the query, and the rest stays', () => {
  expect(withCode(`${SITE}/?code=old&x=1#signin`, 'new')).toBe(`${SITE}/?code=new&x=1#signin`);
  expect(withCode(SITE, 'new')).toBe(`${SITE}?code=new`);
});

test('tokens are only in the fragment', () => {
  expect(withFragment(`${SITE}/#signin`, { token: 'a b' })).toBe(`${SITE}/#sb=&token=a+b`);
});

test('an error is in the fragment and, if wanted, in the query', () => {
  const refusal = failure(403, 'otp_expired', 'Too late');
  const error = 'error=access_denied&error_code=otp_expired&error_description=Too+late';
  expect(withError(`${SITE}/`, refusal, false)).toBe(`${SITE}/#${error}&sb=`);
  expect(withError(`${SITE}/`, refusal, true)).toBe(`${SITE}/?${error}#${error}&sb=`);
  expect(withError(SITE, refusal, true)).toBe(`${SITE}?${error}#${error}&sb=`);
});
