import { vi } from 'vitest';

/** Names and texts of the files that the page saves from now on, until all mocks are restored. */
export function watchDownloads() {
  const files: [string, Promise<string>][] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:stall';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push([this.download, latest.text()]);
  });
  return files;
}
