import type { ToolFacts } from './tool-facts';

/** What holds for the whole page, by its label. */
export type PageFacts = Readonly<Record<string, string>>;

/** Everything on the diagnostics page as plain text, for a bug report. */
export function reportText(
  page: PageFacts,
  tools: readonly { readonly label: string; readonly facts: ToolFacts }[],
): string {
  const pageLines = Object.entries(page).map(([label, value]) => `${label}: ${value}`);
  const toolLines = tools.flatMap(({ label, facts }) => [
    '',
    label,
    ...Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return [...pageLines, ...toolLines].join('\n');
}
