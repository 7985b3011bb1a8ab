import { isCompatible } from '@thela/contract/version';
import { useWords } from '@thela/language';
import type { ReactNode } from 'react';
import { useMessages } from '../messages';

/** The contract that told tools the language of the page. */
const LANGUAGE_CONTRACT = '1.3';

export interface ToolLanguageProps {
  /** The contract that the tool was built against. */
  readonly contract: string;
  readonly children: ReactNode;
}

/** Marks a tool of an older contract as English, and says so on a page in another language. */
export function ToolLanguage({ contract, children }: ToolLanguageProps) {
  const { language } = useWords();
  const { onlyEnglish } = useMessages().tool;
  if (isCompatible(contract, LANGUAGE_CONTRACT)) return children;
  return (
    <>
      {language === 'en-IN' ? null : (
        <p
          role="note"
          className="mb-4 rounded-control border border-line bg-turmeric-tint px-4 py-2 print:hidden"
        >
          {onlyEnglish}
        </p>
      )}
      <div lang="en-IN">{children}</div>
    </>
  );
}
