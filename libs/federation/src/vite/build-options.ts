/** What all builds of the project have in common. */
export function build() {
  // No inlined assets: the page's policy allows files of known origins, not data.
  // No polyfill of modulepreload: a browser without it only asks for the files a little later.
  return {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the licences of bundled packages ask for: their texts go wherever the code goes.
    license: { fileName: 'licenses.json' },
  };
}
