import { madeUpStall } from '@thela/books/made-up-stalls';
import type { MadeUpDays } from '@thela/books/made-up-stalls';
import type { AiSettings, Brand, Navigation, Session, Shell, VoiceSettings } from '@thela/contract';
import type { Entry, Ingredient, StallDay } from '@thela/ledger';
import { addDays, builtInStall, stallDay } from '@thela/ledger';
import type { Chosen } from './choices';
import { chosenLanguage } from './chosen-language';
import { createFakeShell } from './fake-shell';
import type { FakeShellOptions } from './fake-shell';
import { FAKE_AI_PATH, FAKE_VAPI_PATH } from './playground-paths';
import { toolSwitches } from './choices';
import type { Scenario } from './choices';
import { ownDishes, ownStall } from './stalls/own-stall';
import { aYearOfDays } from './stalls/year-of-days';

export const toolPageChoices = {
  ...toolSwitches,
  /** How many copies of the tool the page mounts; with `0` it does not even fetch the tool. */
  mounts: ['1', '0', '2'],
  /** The browser's own voices, a silent fake that records the texts, or no voice. */
  voices: ['own', 'fake', 'none'],
} as const;

export type ToolPageScenario = Chosen<typeof toolPageChoices>;

const FIXED_PLATES = {
  'onion-uttapam': 20,
  'masala-dosa': 35,
  'idli-sambar': 40,
  'cheese-uttapam': 15,
  'plain-dosa': 30,
};

const HUGE_PRICE = 987_654_321.99;
const HUGE_PLATES = 987_654;

const hugePrice = ({ id, unit }: Ingredient): Entry => ({
  kind: 'price',
  ingredient: id,
  price: HUGE_PRICE,
  unit,
  scope: 'from',
});

const LONG_NAMES: Partial<Brand> = {
  product: 'Thela for Street-Food and Tiffin Vendors of the Old City',
  assistant: 'Chaat-GPT, the Tireless Companion of the Tiffin Kitchen',
  location: 'Visakhapatnam–Thiruvananthapuram Service Road, Sri Potti Sriramulu Nellore',
};

const sessions: Readonly<Record<Scenario['session'], Session>> = {
  unknown: { status: 'unknown' },
  'signed-in': { status: 'signed-in', user: { id: '7', email: 'asha@thela.example', phone: '' } },
  'signed-out': { status: 'signed-out' },
};

const figures: Readonly<Record<Scenario['figures'], () => FakeShellOptions>> = {
  sample: () => ({ random: spread() }),
  fixed: () => ({ platesSold: FIXED_PLATES }),
  none: () => ({ platesSold: {}, random: spread() }),
  extreme: () => ({
    platesSold: Object.fromEntries(Object.keys(FIXED_PLATES).map((id) => [id, HUGE_PLATES])),
    stall: [{ day: '2026-01-01', entries: builtInStall.ingredients.map(hugePrice) }],
    brand: LONG_NAMES,
  }),
};

/** What figures say of an own stall, which has no samples. */
const ownFigures: Readonly<Record<Scenario['figures'], readonly Entry[]>> = {
  sample: [],
  fixed: [],
  none: [],
  extreme: [
    { kind: 'stall', fields: { name: LONG_NAMES.product ?? '', place: LONG_NAMES.location ?? '' } },
    ...ownDishes.flatMap((dish, place): Entry[] => [
      {
        kind: 'dish',
        dish,
        fields: {
          name: `Masala Dosa with Coconut Chutney, Sambar and Podi, number ${place + 1}`,
          sellingPrice: HUGE_PRICE,
        },
        scope: 'from',
      },
      { kind: 'plates', dish, plates: HUGE_PLATES },
    ]),
    { kind: 'price', ingredient: 'rice', price: HUGE_PRICE, unit: 'kg', scope: 'from' },
  ],
};

const stalls: Readonly<
  Record<Scenario['stall'], (today: StallDay, figures: Scenario['figures']) => FakeShellOptions>
> = {
  sample: () => ({}),
  own: (today, chosen) => ({ stall: ownStallWith(today, chosen) }),
  year: (today, chosen) => ({
    events: aYearOfDays(today),
    stall: [{ day: today, entries: ownFigures[chosen] }],
  }),
  full: (today, chosen) => ({ stall: ownStallWith(today, chosen), storage: 'full' }),
  'days-1': madeUp(1),
  'days-6': madeUp(6),
  'days-10': madeUp(10),
  'days-100': madeUp(100),
  'days-400': madeUp(400),
};

function madeUp(days: MadeUpDays) {
  return (today: StallDay, chosen: Scenario['figures']): FakeShellOptions => ({
    events: madeUpStall(days, today),
    stall: [{ day: today, entries: ownFigures[chosen] }],
  });
}

function ownStallWith(today: StallDay, chosen: Scenario['figures']) {
  const soldNothing = chosen === 'none';
  const days = ownStall(soldNothing ? addDays(today, 1) : today);
  const opening = soldNothing ? days.filter(({ day }) => day < today) : days;
  return [...opening, { day: today, entries: ownFigures[chosen] }];
}

/**
 * The fake shell of a scenario; the same scenario has the same figures each time.
 *
 * @param origin of the fake AI and the fake Vapi
 * @param navigation below the tool; the default is a history in memory
 */
export function shellOf(
  scenario: ToolPageScenario,
  origin: string,
  navigation?: Navigation,
): Shell {
  const today = stallDay(Date.now(), 'Asia/Kolkata');
  return createFakeShell({
    ...figures[scenario.figures](),
    ...stalls[scenario.stall](today, scenario.figures),
    today,
    ...(navigation ? { navigation } : {}),
    session: sessions[scenario.session],
    role: scenario.role,
    ai: aiOf(scenario.ai, origin),
    voice: voiceOf(scenario.voice, origin),
    language: chosenLanguage(scenario.language),
  });
}

function aiOf(ai: Scenario['ai'], origin: string): AiSettings {
  if (ai === 'built-in') return { mode: 'built-in' };
  const models = ['fake-flash', 'fake-flash-lite'];
  return {
    mode: 'gateway',
    baseUrl: `${origin}${FAKE_AI_PATH}/${ai}`,
    models: { advice: models, recipe: models, strategy: models },
  };
}

function voiceOf(voice: Scenario['voice'], origin: string): VoiceSettings {
  if (voice === 'browser') return { engine: 'browser' };
  return {
    engine: 'vapi',
    publicKey: 'fake-public-key',
    baseUrl: `${origin}${FAKE_VAPI_PATH}/answers`,
    assistant: {
      model: 'openai/gpt-4-turbo',
      voice: 'vapi/Neha',
      transcriber: 'deepgram/nova-2',
    },
  };
}

/** Numbers from 0 to below 1 that are well spread, the same sequence each time. */
function spread(): () => number {
  // Multiples of the golden ratio, modulo 1, are evenly spread.
  const step = (Math.sqrt(5) - 1) / 2;
  let last = 0;
  return () => {
    last = (last + step) % 1;
    return last;
  };
}
