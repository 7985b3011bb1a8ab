/**
 * Reports an error together with the part of the page it comes from, to the browser's console.
 *
 * @param source `shell`, or the tool's app folder
 * @param place what was going on, in a few words
 */
export function reportError(error: unknown, source: string, place: string): void {
  console.error(`[${source}] ${place}:`, error);
}

/**
 * Reports what nobody caught: errors of event handlers and rejected promises. A tool's are told
 * by the folder that its code came from.
 *
 * @param folders for each loaded tool, by app folder, the address its release lies at
 * @returns ends the watch
 */
export function watchUncaughtErrors(folders: () => ReadonlyMap<string, string>): () => void {
  const sourceOf = (trace: string) =>
    [...folders()].find(([, folder]) => trace.includes(folder))?.[0] ?? 'shell';

  function onError(event: ErrorEvent) {
    const error: unknown = event.error ?? event.message;
    const trace = `${event.filename} ${error instanceof Error ? error.stack : ''}`;
    reportError(error, sourceOf(trace), 'uncaught error');
    event.preventDefault();
  }
  function onRejection(event: PromiseRejectionEvent) {
    const reason: unknown = event.reason;
    const trace = reason instanceof Error ? (reason.stack ?? '') : '';
    reportError(reason, sourceOf(trace), 'unhandled rejection');
    event.preventDefault();
  }
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
