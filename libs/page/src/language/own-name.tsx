import { ownNames } from '@thela/language';
import type { Language } from '@thela/language';
import { partOf } from '@thela/ui/lazy-part';
import { useEffect, useState } from 'react';
import { PagePart } from '../page-part';

export type IndicLanguage = 'hi-IN' | 'te-IN';

// Loaded by browsers without these letters alone.
const drawnName = partOf(() => import('./drawn-name'));

/** What a language calls itself; a drawing of it where the browser would show boxes. */
export function OwnName({ language }: { readonly language: Language }) {
  return language === 'hi-IN' || language === 'te-IN' ? (
    <IndicName language={language} />
  ) : (
    <span>{ownNames[language]}</span>
  );
}

function IndicName({ language }: { readonly language: IndicLanguage }) {
  const name = ownNames[language];
  const text = <span>{name}</span>;
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLost(lacksLetters(name)));
    return () => cancelAnimationFrame(frame);
  }, [name]);
  if (!isLost) return text;
  return (
    <>
      <span className="sr-only">{name}</span>
      <PagePart part={drawnName} props={{ language }} doing="drawing a name" fallback={text} />
    </>
  );
}

/** Whether the browser has no font for a text: then each letter is as wide as one that no font has. */
function lacksLetters(text: string): boolean {
  const probe = document.createElement('span');
  probe.className = 'invisible absolute';
  const widthOf = (letter: string) => {
    probe.textContent = letter;
    return probe.getBoundingClientRect().width;
  };
  document.body.append(probe);
  const width = widthOf(text.slice(0, 1));
  const isLost = width > 0 && width === widthOf('\u0378');
  probe.remove();
  return isLost;
}
