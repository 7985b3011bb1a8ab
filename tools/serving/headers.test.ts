import { describe, expect, test } from 'vitest';
import { shellHeaders, toolHeaders } from './headers';
import { shellPolicy } from '../settings/runtime-config';

const apps = [
  { name: 'shell', port: 4200 },
  { name: 'profit', port: 4202 },
];
const supabase = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
};

function directives(env: NodeJS.ProcessEnv): Record<string, string> {
  const policy = String(shellHeaders(shellPolicy(env, apps))['Content-Security-Policy']);
  return Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );
}

describe("the shell's policy", () => {
  test('sets every directive, and allows only the own origin, the tools and Supabase', () => {
    const files = "'self' http://localhost:4202";
    expect(directives(supabase)).toEqual({
      'default-src': "'none'",
      'script-src': files,
      'style-src': files,
      'img-src': files,
      'font-src': files,
      'connect-src': `${files} https://project.supabase.co`,
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'thela-worker',
    });
  });

  test('allows a service in connect-src, and only if it is configured', () => {
    const reporting = { ...supabase, REPORTING_URL: 'https://errors.example/in' };
    const direct = { ...reporting, AI_MODE: 'direct', GEMINI_API_KEY: 'key' };
    const origins = ' https://generativelanguage.googleapis.com https://errors.example';
    expect(directives(direct)['connect-src']).toMatch(new RegExp(`${origins}$`));
    const gateway = { ...reporting, AI_MODE: 'gateway', GEMINI_API_KEY: 'key' };
    expect(directives(gateway)['connect-src']).not.toContain('googleapis');
    expect(directives(supabase)['connect-src']).not.toMatch(
      /googleapis|errors\.example|daily|vapi/,
    );
  });

  test('never allows inline code, eval, data: or a whole scheme, whatever is configured', () => {
    const everything = {
      ...supabase,
      AI_MODE: 'direct',
      GEMINI_API_KEY: 'key',
      VAPI_PUBLIC_KEY: 'public',
      REPORTING_URL: 'https://errors.example/in',
      ALLOW_OVERRIDE: 'true',
      REMOTE_ORIGINS: 'https://profit.example',
    };
    const sources = Object.values(directives(everything)).flatMap((value) => value.split(' '));
    const isWide = (source: string) =>
      /unsafe|^(data|https?|wss?):$/.test(source) ||
      (source.includes('*') &&
        !/^(https|wss):\/\/\*\.daily\.co$|^http:\/\/(localhost|127\.0\.0\.1):\*$/.test(source));
    expect(sources.length).toBeGreaterThan(20);
    // For WebAssembly only, and only with the key for calls.
    expect(sources.filter(isWide)).toEqual(["'wasm-unsafe-eval'"]);
    const withoutCalls = Object.values(directives({ ...everything, VAPI_PUBLIC_KEY: '' }));
    expect(withoutCalls.flatMap((value) => value.split(' ')).filter(isWide)).toEqual([]);
  });
});

test('only our own pages may use the microphone and sign-in by fingerprint; camera and location are off for all', () => {
  const allowed = String(shellHeaders(shellPolicy(supabase, apps))['Permissions-Policy']);
  for (const feature of [
    'microphone',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'otp-credentials',
  ]) {
    expect(allowed.split(', ')).toContain(`${feature}=(self)`);
  }
  for (const feature of ['camera', 'geolocation', 'payment', 'usb', 'display-capture']) {
    expect(allowed).toContain(`${feature}=()`);
  }
  expect(toolHeaders()['Permissions-Policy']).not.toContain('self');
});

test('sends Strict-Transport-Security under TLS, but not over plain http', () => {
  const policy = shellPolicy(supabase, apps);
  const hsts = 'Strict-Transport-Security';
  expect(shellHeaders({ ...policy, ownOrigin: 'https://thela.example' })[hsts]).toContain(
    'max-age=',
  );
  expect(toolHeaders('https://profit.example')[hsts]).toContain('max-age=');
  expect(shellHeaders({ ...policy, ownOrigin: 'http://localhost:4200' })).not.toHaveProperty(hsts);
  expect(toolHeaders('http://localhost:4202')).not.toHaveProperty(hsts);
});
