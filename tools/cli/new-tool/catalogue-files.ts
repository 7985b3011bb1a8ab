/** What the page says in each language; an English title in another language would count as not translated. */
const TEXTS = {
  hi: { newTool: 'नया टूल', beingBuilt: 'यह टूल अभी बन रहा है।' },
  te: { newTool: 'కొత్త టూల్', beingBuilt: 'ఈ టూల్ తయారవుతోంది.' },
  'hi-latn': { newTool: 'Naya tool', beingBuilt: 'Yeh tool abhi ban raha hai.' },
} as const;

/** Generates the catalogue of a new tool, by path in its folder: the texts in four languages. */
export function catalogueFiles(title: string): Readonly<Record<string, string>> {
  const translations: Record<string, string> = {};
  for (const [language, { newTool, beingBuilt }] of Object.entries(TEXTS)) {
    translations[`src/messages/${language}.ts`] = `import type { Messages } from './en';

export const messages = (): Messages => ({
  title: '${newTool}: ${title}',
  beingBuilt: '${beingBuilt}',
});
`;
  }
  return {
    ...translations,
    'src/messages/en.ts': `/** Every text of this tool that a person reads. */
export const messages = () => ({
  title: '${title}',
  beingBuilt: 'This tool is being built.',
});

export type Messages = ReturnType<typeof messages>;
`,
    'src/messages/index.ts': `import { catalogue } from '@thela/language';
import { messages } from './en';

export const { useMessages } = catalogue(messages, {
  'hi-IN': () => import('./hi'),
  'te-IN': () => import('./te'),
  'hi-Latn-IN': () => import('./hi-latn'),
});
`,
  };
}
