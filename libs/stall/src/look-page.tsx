import { useStore } from '@thela/contract';
import {
  BackLink,
  LanguageCard,
  stallPath,
  ThemeChoice,
  useMessages as usePageMessages,
} from '@thela/page';
import { PageHeader, SectionCard } from '@thela/ui';
import Palette from 'lucide-react/icons/palette';
import { useMessages } from './messages';
import type { StallPageProps } from './stall-page-props';

/** The language and the theme of the page, also for who has no stall. */
export function LookPage({ stall, language, theme }: StallPageProps) {
  const { look } = useMessages().pages;
  const { theme: themeWords, stall: words } = usePageMessages();
  const { isOwn } = useStore(stall);
  const isHelper = useStore(stall.role) === 'helper';
  return (
    <>
      {isOwn || isHelper ? <BackLink to={stallPath}>{words.title}</BackLink> : null}
      <PageHeader icon={<Palette className="size-7" />} title={look} />
      <div className="grid max-w-text gap-6">
        <LanguageCard language={language} />
        <SectionCard heading={themeWords.heading}>
          <ThemeChoice theme={theme} name="stall-theme" tone="light" />
        </SectionCard>
      </div>
    </>
  );
}
