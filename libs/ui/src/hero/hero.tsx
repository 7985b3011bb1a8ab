import { useMessages } from '../messages';
import { HERO_PARTS, heroShare, heroSign, heroTexts } from './hero-texts';
import type { HeroLine, HeroPart, HeroTexts } from './hero-texts';

export interface HeroProps {
  /** `moneyLine` of the ledger; `null` while the page is prerendered: its first script then fills it in. */
  readonly line: HeroLine | null;
  /** What the figure is; 'In hand today' unless it is of another day or of many. */
  readonly label?: string;
}

/**
 * The vendor's one figure: what is in hand, in large, and below it the line and the bar that make it up. The line says
 * all that the bar shows.
 */
export function Hero({ line, label }: HeroProps) {
  const words = useMessages().hero;
  const texts: Partial<HeroTexts> = line ? heroTexts(line) : {};
  const text = (name: keyof HeroTexts) => ({
    'data-text': name,
    suppressHydrationWarning: true,
    // A space, because a page that takes over a text must find one.
    children: line ? texts[name] : '\u00A0',
  });
  const row = (name: keyof HeroTexts) => ({
    'data-row': name,
    hidden: !texts[name],
    suppressHydrationWarning: true,
  });
  return (
    <div>
      <dl>
        <dt className="text-ink-soft">{label ?? words.inHandToday}</dt>
        <dd
          data-sign={line ? heroSign(line) : 'none'}
          suppressHydrationWarning
          className="min-h-[1.2em] text-hero font-extrabold tracking-tight break-all tabular-nums data-[sign=gain]:text-leaf data-[sign=loss]:text-chilli"
        >
          <span {...text('figure')} />
          <span {...text('paise')} className="text-[0.5em] font-medium opacity-90" />
        </dd>
      </dl>
      <p {...row('loss')} className="text-sm font-semibold text-chilli">
        {words.loss}
      </p>
      <p {...row('nothing')} className="text-sm text-ink-soft">
        {words.nothing}
      </p>
      <div {...row('sold')} className="mt-1">
        <div
          aria-hidden="true"
          className="flex h-2 gap-px overflow-hidden rounded-full bg-line/50 print:hidden"
        >
          {HERO_PARTS.map((part) => {
            const share = line ? heroShare(line, part) : 0;
            return (
              <span
                key={part}
                data-share={part}
                hidden={share === 0}
                suppressHydrationWarning
                style={line ? { flexGrow: share } : undefined}
                className={COLOURS[part]}
              />
            );
          })}
        </div>
        <p className="mt-1.5 flex flex-wrap gap-x-1.5 text-sm text-ink-soft tabular-nums">
          <span>
            <span>{`${words.sold} `}</span>
            <span {...text('sold')} className="font-semibold text-ink" />
            <span>{' ='}</span>
          </span>
          <span className="contents [&>:not([hidden])~:not([hidden])]:before:content-['+_']">
            {HERO_PARTS.map((part) => (
              <span key={part} {...row(part)} className="wrap-anywhere">
                <span
                  aria-hidden="true"
                  className={`mr-1 inline-block size-2 rounded-full ${COLOURS[part]}`}
                />
                <span>{`${words.parts[part]} `}</span>
                <span {...text(part)} className="font-semibold text-ink" />
              </span>
            ))}
          </span>
        </p>
      </div>
      {(['unknownCost', 'unknownWaste'] as const).map((name) => (
        <p key={name} {...row(name)} className="mt-1 text-sm">
          <span>{`${words[name]} `}</span>
          <span {...text(name)} className="font-semibold" />
        </p>
      ))}
    </div>
  );
}

const COLOURS: Readonly<Record<HeroPart, string>> = {
  ingredients: 'bg-turmeric',
  expenses: 'bg-control',
  waste: 'bg-chilli',
  inHand: 'bg-leaf',
};
