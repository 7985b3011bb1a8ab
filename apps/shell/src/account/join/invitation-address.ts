/** Path of the page of an invitation. Its code stands behind `#`, which no browser sends to a server. */
export const joinPath = '/account/join';

/** What a helper opens. */
export function invitationUrl(code: string): string {
  return `${window.location.origin}${joinPath}#${encodeURIComponent(code)}`;
}
