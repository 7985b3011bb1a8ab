import { afterEach, beforeEach } from 'vitest';
import { privateFiles } from './private-files';
import { at, endTabs, newDevice } from './tabs';

/** Private files of a test's device, which a test may replace by empty ones. */
export interface DeviceFiles {
  readonly lines: (folder?: string) => readonly string[];
  readonly renew: () => void;
}

/** Gives each test a new device with private files, on Friday, 20 November 2026, at 18:00, and ends its tabs. */
export function eachOnNewDeviceWithFiles(): DeviceFiles {
  let files: ReturnType<typeof privateFiles> | undefined;
  const renew = () => {
    files?.remove();
    files = privateFiles();
  };
  beforeEach(() => {
    newDevice();
    at(new Date(2026, 10, 20, 18));
    renew();
  });
  afterEach(() => {
    endTabs();
    files?.remove();
    files = undefined;
  });
  return { lines: (folder) => files?.lines(folder) ?? [], renew };
}
