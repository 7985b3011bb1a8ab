import type { FeatureId } from '@thela/contract';

/** The script that runs early needs no more of a tool than this, so it imports no more. */
const featureIds = import.meta.glob<string>('../../../*/tool.json', {
  eager: true,
  import: 'featureId',
});

/** App folder of each tool, its key in the registry, by feature id. */
const toolNames: ReadonlyMap<FeatureId, string> = new Map(
  Object.entries(featureIds).map(([path, id]) => [id, appFolderOf(path)]),
);

/** @param path of a `tool.json`: `../../../profit/tool.json` */
export function appFolderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** The app folder of the tool that a path shows, at its first page or below; `undefined` for any other page. */
export function toolNameAt(path: string): string | undefined {
  return toolNames.get(/^\/tools\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? '');
}
