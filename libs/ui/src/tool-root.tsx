import { useLanguage } from '@thela/language';
import type { ReactNode } from 'react';
import { LostWords } from './lost-words';

export interface ToolRootProps {
  /** The tool's app folder: its styles apply below this element. */
  readonly name: string;
  /** `shell.language` */
  readonly language: Parameters<typeof useLanguage>[0];
  readonly children: ReactNode;
}

/**
 * The outermost element of a tool, in the language of the page. Where the texts of that language could not be
 * fetched, the tool is in English, and says so in both.
 */
export function ToolRoot({ name, language, children }: ToolRootProps) {
  const { shown, settled, isLost } = useLanguage(language);
  return (
    <div data-tool={name} lang={shown}>
      {isLost ? (
        <div className="mb-4">
          <LostWords language={settled} />
        </div>
      ) : null}
      {children}
    </div>
  );
}
