import { describe, expect, it } from 'vitest';
import { readToolAddress } from './tool-address';

const origins = new Set(['https://profit.example', 'https://thela.example']);
const read = (address: string) =>
  readToolAddress(new URL(address), (origin) => origins.has(origin));
const version = '1.0.0-24244a4505';
const plain = `https://profit.example/${version}/assets/tool-Ct.js`;

describe('readToolAddress', () => {
  it('recognises the files of releases', () => {
    expect(read(plain)).toEqual({ plain, version, isRespelled: false });
    const entry = `https://thela.example/remotes/profit/${version}-dirty/remoteEntry.js`;
    expect(read(entry)).toEqual({ plain: entry, version: `${version}-dirty`, isRespelled: false });
  });

  it('recognises them as a retry spells the folder', () => {
    const retried = `https://profit.example/%31.0.0-24244a4505/assets/tool-Ct.js`;
    expect(read(retried)).toEqual({ plain, version, isRespelled: true });
  });

  it.each([
    ['another origin', `https://elsewhere.example/${version}/remoteEntry.js`],
    ['a release record', `https://profit.example/${version}/release.json`],
    ['a query', `${plain}?again`],
    ['no version', 'https://thela.example/assets/start-0GDiruKA.js'],
    ['the registry', 'https://thela.example/remotes.json'],
    ['sign-in', 'https://thela.example/auth/v1/token'],
    ['a function', 'https://thela.example/functions/v1/gemini/v1beta/models'],
    ['a broken escape', 'https://profit.example/%E0%A4%A1/remoteEntry.js'],
  ])('leaves alone %s', (_, address) => {
    expect(read(address)).toBe(null);
  });
});
