import type { FeatureId } from '@thela/contract';

/** App folder of each tool, its key in the registry. */
export const toolNames: Readonly<Record<FeatureId, string>> = {
  'ai-chef': 'sous-chef',
  'profit-optimizer': 'profit',
  analytics: 'analytics',
  'zero-waste': 'zero-waste',
  'chaat-gpt': 'voice',
  'daily-strategy': 'strategy',
};

/** The app folder of the tool whose page has that path; `undefined` for any other page. */
export function toolNameAt(path: string): string | undefined {
  const id = /^\/tools\/([\w-]+)\/?$/.exec(path)?.[1] ?? '';
  return Object.hasOwn(toolNames, id) ? toolNames[id as FeatureId] : undefined;
}
