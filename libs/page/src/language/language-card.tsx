import { SectionCard } from '@thela/ui';
import { useMessages } from '../messages';
import { LanguageChoice } from './language-choice';
import type { LanguageStore } from './language-store';

export function LanguageCard({ language }: { readonly language: LanguageStore }) {
  return (
    <SectionCard heading={useMessages().language.heading}>
      <LanguageChoice language={language} name="stall-language" tone="light" />
    </SectionCard>
  );
}
