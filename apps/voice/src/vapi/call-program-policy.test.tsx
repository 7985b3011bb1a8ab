import { describe, expect, it } from 'vitest';
import { allowCallProgram, callProgramAddress } from './call-program-policy';

const PROGRAM =
  'https://c.daily.co/call-machine/versioned/0.87.0/static/call-machine-object-bundle.js';

describe('the address of a script', () => {
  it.each([PROGRAM, `blob:${window.location.origin}/0c4d-11`])('may be %s', (address) => {
    expect(callProgramAddress(address)).toBe(address);
  });

  it.each([
    '',
    '/script.js',
    'https://c.daily.co/call-machine/other.js',
    `${PROGRAM}?callback=alert`,
    `${PROGRAM}#x`,
    PROGRAM.replace('https:', 'http:'),
    PROGRAM.replace('c.daily.co', 'c.daily.co.evil.example'),
    PROGRAM.replace('c.daily.co', 'x@evil.example'),
    PROGRAM.replace('0.87.0', '../../0.87.0'),
    'blob:https://evil.example/0c4d-11',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('may not be %s', (address) => {
    expect(() => callProgramAddress(address)).toThrow(TypeError);
  });
});

describe('the policy', () => {
  function pageWith(defaultPolicy: object | null, isAllowed = true) {
    const made: unknown[][] = [];
    const createPolicy = (...policy: unknown[]) => {
      if (!isAllowed) throw new TypeError('Policy "default" disallowed.');
      made.push(policy);
      return {};
    };
    return { made, page: { trustedTypes: { defaultPolicy, createPolicy } } };
  }

  it('is the default one and makes nothing but addresses', () => {
    const { made, page } = pageWith(null);
    allowCallProgram(page);
    expect(made).toEqual([['default', { createScriptURL: callProgramAddress }]]);
  });

  it('is made once', () => {
    const { made, page } = pageWith({});
    allowCallProgram(page);
    expect(made).toEqual([]);
  });

  it('is done without where the page forbids it or the browser has none', () => {
    expect(() => allowCallProgram(pageWith(null, false).page)).not.toThrow();
    expect(() => allowCallProgram({})).not.toThrow();
  });
});
