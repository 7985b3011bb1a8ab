/**
 * Where the page of a tool lies once more, for the service worker: a blocker that stops whatever has "analytics" in its
 * address would stop the page, too. Any other path stays as it is.
 *
 * @example storedPage('tools/ab.hi-IN.html') === 'pages/6162.hi-IN.html'
 */
export function storedPage(path: string): string {
  return path.replace(/(?<=^|\/)tools\/([\w-]+)/, (_, name: string) => {
    const codes = Array.from(name, (letter) => letter.charCodeAt(0).toString(16));
    return `pages/${codes.join('')}`;
  });
}
