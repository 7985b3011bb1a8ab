import type { RegisteredRelease } from './release';
import type { ToolFailure } from './tool-state';

/**
 * Fetches every script and style sheet that opening a release needs, at once, and has the browser
 * check each against its sha384 before a byte of it runs.
 *
 * Scripts come by `modulepreload` with `integrity`: the later `import()` finds them already
 * checked, so each file is requested once. After a refusal nothing of the release may be imported,
 * because `import()` would fetch that file again, unchecked.
 *
 * @param baseUrl where this attempt finds the release, see `attemptUrl`
 * @returns the first failure, or `null` when all files are there and intact
 */
export async function fetchCheckedFiles(
  release: RegisteredRelease,
  baseUrl: string,
): Promise<ToolFailure | null> {
  const files = [...new Set([release.entry, ...release.scripts]), ...release.styles].map(
    (path) => ({
      url: new URL(path, baseUrl).href,
      rel: release.styles.includes(path) ? 'stylesheet' : 'modulepreload',
      integrity: Object.hasOwn(release.integrity, path) ? release.integrity[path] : undefined,
    }),
  );
  const unknown = files.find(({ integrity }) => !integrity);
  if (unknown) return { kind: 'tampered', detail: `${unknown.url} has no hash in the registry` };

  const outcomes = await Promise.all(files.map(fetchChecked));
  const refused = files[outcomes.indexOf(false)];
  if (!refused) return null;
  removeStyles(baseUrl);
  return explainRefusal(refused);
}

interface CheckedFile {
  readonly url: string;
  readonly rel: string;
  readonly integrity?: string | undefined;
}

function fetchChecked({ url, rel, integrity = '' }: CheckedFile): Promise<boolean> {
  const link = document.createElement('link');
  if (rel === 'modulepreload' && !link.relList.supports(rel)) {
    return fetch(url, { integrity }).then(
      (response) => response.ok,
      () => false,
    );
  }
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => {
      link.remove();
      resolve(false);
    });
    link.rel = rel;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  });
}

/** A refused release leaves nothing of its looks behind. */
function removeStyles(baseUrl: string) {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  for (const link of links) if (link.href.startsWith(baseUrl)) link.remove();
}

/** A link element does not say why it failed; asking for the bytes once more does. */
async function explainRefusal({ url, integrity }: CheckedFile): Promise<ToolFailure> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    if (!response.ok) return { kind: 'unreachable', detail: `${url} answered ${response.status}` };
    const mediaType = response.headers.get('content-type') ?? '';
    if (!/javascript|css/.test(mediaType)) {
      return { kind: 'broken', detail: `${url} is ${mediaType || 'of no type'}, not code` };
    }
    const hash = await sha384(await response.arrayBuffer());
    return hash === integrity
      ? { kind: 'unreachable', detail: `${url} could not be fetched at first` }
      : { kind: 'tampered', detail: `${url} is not the file that was released` };
  } catch (cause) {
    return { kind: 'unreachable', detail: `${url} cannot be fetched`, cause };
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
