import { catalogueFiles } from './catalogue-files';
import { words } from './tool-name';

export interface NewTool {
  /** App folder and feature id, in kebab-case. */
  readonly name: string;
  readonly port: number;
}

/** Generates the files of a tool that shows its heading and says that it is being built, by path in its folder. */
export function toolFiles({ name, port }: NewTool): Readonly<Record<string, string>> {
  const title = words(name).join(' ');
  const page = `${words(name).join('')}Page`;
  return {
    'package.json': manifest(name),
    'tool.json': toolJson(name, port, title),
    'README.md': readme(name, title, port),
    'vite.config.ts': `import { toolConfig } from '@thela/federation/vite';

export default toolConfig('${name}');
`,
    'src/playground.tsx': `import { fromSource, showPlayground } from '@thela/testkit/playground';

showPlayground('${name}', fromSource(() => import('./tool')));
`,
    ...catalogueFiles(title),
    'src/styles.css': `@import '@thela/ui/tool.css';

[data-tool='${name}'] {
  @tailwind utilities;
}
`,
    'src/tool.tsx': `import type { ToolProps } from '@thela/contract';
import { ToolRoot } from '@thela/ui';
import { ${page} } from './${name}-page';
import './styles.css';

export { CONTRACT as contract } from '@thela/contract';
export { showLanguage as prepare } from '@thela/language';

export default function Tool({ shell }: ToolProps) {
  return (
    <ToolRoot name="${name}" language={shell.language}>
      <${page} />
    </ToolRoot>
  );
}
`,
    [`src/${name}-page.tsx`]: `import { Card, PageHeader } from '@thela/ui';
import Utensils from 'lucide-react/icons/utensils';
import { useMessages } from './messages';

/** The head of ${title}; its controls do not exist yet. */
export function ${page}() {
  const messages = useMessages();
  return (
    <>
      <PageHeader icon={<Utensils className="size-7" />} title={messages.title} />
      <Card className="p-6 text-lg text-ink-soft">{messages.beingBuilt}</Card>
    </>
  );
}
`,
    'src/tool.test.tsx': `import { chosenLanguage, createFakeShell } from '@thela/testkit';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Tool from './tool';

it('is headed ${title}, and says that it is being built', () => {
  render(<Tool shell={createFakeShell()} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}');
  expect(screen.getByText('This tool is being built.')).toBeTruthy();
});

it('follows the language of the page', async () => {
  const language = chosenLanguage('en-IN');
  render(<Tool shell={createFakeShell({ language })} />);
  act(() => language.choose('te-IN'));
  expect(await screen.findByText('ఈ టూల్ తయారవుతోంది.')).toBeTruthy();
});
`,
    [`e2e/${name}.spec.ts`]: `import { expect, test } from '@thela/testkit/isolated';

test('says that it is being built', async ({ openTool }) => {
  const tool = await openTool();
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await expect(tool.getByText('This tool is being built.')).toBeVisible();
});
`,
  };
}

function manifest(name: string): string {
  const sources = `apps/${name} libs package-lock.json ':!*.md' ':!*.test.*' ':!*.spec.*' ':!*/evaluation/*'`;
  const manifestOfTool = {
    name: `@thela/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite --configLoader runner',
      test: `vitest run --root ../.. apps/${name}`,
    },
    dependencies: {
      '@thela/contract': '*',
      '@thela/language': '*',
      '@thela/ui': '*',
      'lucide-react': '^1.75.0',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
    },
    devDependencies: { '@thela/federation': '*', '@thela/testkit': '*' },
    nx: {
      targets: {
        build: {
          inputs: [
            'source',
            '^source',
            'workspace',
            { runtime: `git status --porcelain -- ${sources}` },
          ],
        },
      },
    },
  };
  return `${JSON.stringify(manifestOfTool, null, 2)}\n`;
}

function toolJson(name: string, port: number, title: string): string {
  const tool = {
    featureId: name,
    port,
    label: title,
    plainName: 'Being built',
    heading: title,
    icon: 'store',
  };
  return `${JSON.stringify(tool, null, 2)}\n`;
}

function readme(name: string, title: string, port: number): string {
  return `# ${title}

Feature id \`${name}\`. So far it shows its head and says that it is being built.

## Commands, from the root of the project

| to | run |
| --- | --- |
| work on it alone, with hot reload | \`npm run dev ${name}\` |
| test its source | \`npx vitest run apps/${name}\` |
| test its release alone, in a browser | \`npm run test:isolated ${name}\` |
| build it alone, into \`apps/${name}/dist\` | \`npm run build ${name}\` |
| serve its production build, on port ${port} | \`npm run serve ${name}\` |

## What it uses of \`shell\`

\`language\`, the language of the page. [The guide](../../docs/languages/README.md) says how its texts are translated.

## Files in \`src\`

| file | what it is |
| --- | --- |
| \`tool.tsx\` | what the shell loads: the component and its contract |
| \`${name}-page.tsx\` | the page |
| \`messages/\` | every text that a person reads, in four languages |
| \`playground.tsx\` | shows the tool alone, for \`npm run dev\` |
| \`styles.css\` | the tool's styles, which reach no further than its root |
`;
}
