import type { Language } from '@thela/contract';
import { indianNumber } from '@thela/pricing/format';

/** What a catalogue builds its texts with. Figures have Latin digits in every language. */
export interface Words {
  readonly language: Language;
  /** The form for a count: Hindi uses `one` for 0 and 1, English and Telugu for 1. */
  readonly plural: <Form>(count: number, forms: Record<'one' | 'other', Form>) => Form;
  /**
   * A number in Indian grouping: '1,23,456.5'.
   *
   * @param maxDecimals the default is 0
   */
  readonly number: (value: number, maxDecimals?: number) => string;
  /** 'a, b and c' */
  readonly list: (items: readonly string[]) => string;
  /**
   * A calendar day, which has no time zone.
   *
   * @param day `2026-11-22`
   */
  readonly day: (day: string, style: DateStyle) => string;
  /**
   * A moment in the time zone of the device.
   *
   * @param moment ISO 8601, or ms since 1970
   */
  readonly moment: (moment: string | number, style: DateStyle) => string;
}

export type DateStyle = Omit<Intl.DateTimeFormatOptions, 'timeZone'>;

/** The time of day, everywhere: '3:05 pm'. */
export const TIME = {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const satisfies DateStyle;

const made = new Map<Language, Words>();

/** The words of a language; every call returns the same. */
export function wordsOf(language: Language): Words {
  const known = made.get(language);
  if (known) return known;
  const words = makeWords(language);
  made.set(language, words);
  return words;
}

function makeWords(language: Language): Words {
  const locale = localeOf(language);
  // Building a formatter costs far more than using it.
  const plurals = once(() => new Intl.PluralRules(language === 'hi-Latn-IN' ? 'hi-IN' : locale));
  const lists = once(() => new Intl.ListFormat(locale));
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const date = (value: Date, style: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(style);
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, style);
    formatters.set(key, formatter);
    return formatter.format(value);
  };
  return {
    language,
    plural: (count, forms) => (plurals().select(count) === 'one' ? forms.one : forms.other),
    number: (value, maxDecimals = 0) => indianNumber(value, maxDecimals),
    list: (items) => lists().format(items),
    day: (day, style) => date(new Date(day), { ...style, timeZone: 'UTC' }),
    moment: (moment, style) => date(new Date(moment), style),
  };
}

/**
 * The locale for `Intl`. An engine without Hinglish may fall back to Hindi in Devanagari; such a page then has
 * English dates, which can be read beside its texts.
 */
function localeOf(language: Language): string {
  const locale = `${language}-u-nu-latn`;
  if (language !== 'hi-Latn-IN') return locale;
  const { locale: found } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return found.startsWith('hi-Latn') ? locale : 'en-IN';
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
