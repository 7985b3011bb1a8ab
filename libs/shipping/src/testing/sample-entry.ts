import type { RegisteredRelease } from '@thela/federation/release';

/** A release in the form of a registry entry. */
export function registered(version: string, toolUrl = 'https://profit.example/') {
  return {
    baseUrl: `${toolUrl}${version}/`,
    name: 'profit',
    version,
    contract: '1.0',
    entry: 'remoteEntry.js',
    scripts: ['remoteEntry.js'],
    styles: [],
    integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
  } satisfies RegisteredRelease;
}
