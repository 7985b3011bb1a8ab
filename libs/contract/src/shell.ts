import type {
  DayRange,
  DayTotals,
  DishFields,
  Entry,
  IngredientFields,
  LedgerEvent,
  LedgerKind,
  PriceTag,
  Stall,
  StallDay,
  StallFields,
} from '@thela/ledger';
import type { Day, DayActions } from '@thela/pricing';
import type { ComponentType } from 'react';
import type { Store } from './store';

/**
 * The id of a tool as it stands in the tool's URL: `profit-optimizer` in `/tools/profit-optimizer`.
 *
 * Each tool states its own in `apps/<tool>/tool.json`. Here it is any string, because which tools
 * there are is decided by the shell that runs, which may be newer or older than the tool that asks.
 */
export type FeatureId = string;

/**
 * A language of the product, as a BCP 47 tag: English, Hindi, Telugu, and Hinglish, which is Hindi in Latin letters.
 */
export type Language = 'en-IN' | 'hi-IN' | 'te-IN' | 'hi-Latn-IN';

/** Names and addresses of the product, from the runtime configuration; no tool hard-codes one. */
export interface Brand {
  readonly product: string;
  readonly assistant: string;
  readonly tagline: string;
  /**
   * Where the stall stands, as the date line shows it: 'Hyderabad, Telangana'; once the stall is the
   * vendor's own, the place that they gave, which may be empty.
   */
  readonly location: string;
  /** This one and the addresses below are empty strings where the site has none: then show no link. */
  readonly supportEmail: string;
  readonly repositoryUrl: string;
  readonly issuesUrl: string;
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

/**
 * The stall's day: ingredient prices (₹ per kg or litre), menu and plates sold. The shell owns it;
 * every tool reads the same one and sees a change at once.
 */
export interface DayStore extends Store<Day>, DayActions {}

/**
 * The path below a tool's own address: `menu` at `/tools/profit-optimizer/menu`, `''` at its first page.
 *
 * A path is the names of its steps with `/` between them, decoded: `dishes/masala dosa`. The shell refuses a
 * path that could leave the tool (`encodeToolPath` says which), reports it as an error and stays where it is.
 */
export interface LocationStore extends Store<string> {
  /** The address of a path below the tool, for a link that can be opened in another tab; the tool's own for a refused path. */
  readonly href: (path: string) => string;
  /** Goes to a path below the tool: a new entry of the browser's history, or the same one with `replace`. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
}

export interface ChangeOptions {
  /** The day that is corrected, and no other; without it the change counts from today on. */
  readonly day?: StallDay;
}

/** What a person can do to the stall; each change is seen at once and stored as an event. */
export interface StallActions {
  /**
   * Adds a dish or changes the fields that are given.
   *
   * @param dish its id; `null` adds one
   * @returns the id of the dish
   */
  readonly saveDish: (
    dish: string | null,
    fields: Partial<DishFields>,
    options?: ChangeOptions,
  ) => string;
  /** As `saveDish`, of an ingredient or a preparation. */
  readonly saveIngredient: (
    ingredient: string | null,
    fields: Partial<IngredientFields>,
    options?: ChangeOptions,
  ) => string;
  readonly setPrice: (ingredient: string, tag: PriceTag, options?: ChangeOptions) => void;
  /** Changes name, place or time zone. The first call makes the stall the vendor's own. */
  readonly describe: (fields: Partial<StallFields>) => void;
}

/**
 * Who the person is at the stall. A helper counts plates and enters waste and expenses of today. Prices of ingredients,
 * recipes, costs, profit and other days are the owner's alone: a helper's page does not have them.
 */
export type StallRole = 'owner' | 'helper';

/** The vendor's own stall, as it is today. */
export interface StallStore extends Store<Stall>, StallActions {
  /** Goes to the shell's page of the stall, where it is set up. */
  readonly open: () => void;
  /** `owner` also where nobody is signed in. */
  readonly role: Store<StallRole>;
}

/**
 * Whether entries are safe on this device. Those that are not stay on the page, which tries again and says so. Without any
 * event of theirs nothing was entered: the shell refused it, and said why.
 */
export type Stored =
  | { readonly ok: true; readonly events: readonly LedgerEvent[] }
  | {
      readonly ok: false;
      /** `full`: no space; `blocked`: the browser allows no storage. */
      readonly reason: 'full' | 'blocked';
      readonly events: readonly LedgerEvent[];
    };

/** The append-only list of what happened at the stall. */
export interface Ledger {
  /** The day that the stall has now. The next one begins at 04:00 in the stall's time zone. */
  readonly today: Store<StallDay>;
  /**
   * Adds events, all of them or none. Without entries it stores what is not safe yet, and says whether all of it is.
   *
   * @param day the day that they belong to; today without it
   * @throws TypeError for an entry that no ledger can hold, such as half a plate
   */
  readonly append: (entries: readonly Entry[], day?: StallDay) => Promise<Stored>;
  /** Takes an event back. */
  readonly undo: (event: LedgerEvent) => Promise<Stored>;
  /**
   * Takes an event back and enters another one in its place: with its day and time, so that what came after it still
   * does. The entry of an event that was taken back brings that back.
   *
   * @returns the new event as the last one
   */
  readonly correct: (event: LedgerEvent, entry: Entry) => Promise<Stored>;
  /** Events that count, in the order in which they were entered. */
  readonly events: (
    range: DayRange & { readonly kinds?: readonly LedgerKind[] },
  ) => Promise<readonly LedgerEvent[]>;
  /** The totals of each day that has events, the earliest first. */
  readonly totals: (range: DayRange) => Promise<readonly DayTotals[]>;
  /**
   * Calls the listener with the days that changed, after each change; of a change that lasts, such as a price, with
   * its first day and today.
   */
  readonly subscribe: (listener: (days: readonly StallDay[]) => void) => () => void;
}

export interface SignedInUser {
  readonly id: string;
  /** `''` for somebody who signs in by phone. */
  readonly email: string;
  /** The number as the auth server has it, '919876543210'; `''` for somebody who has given none. */
  readonly phone: string;
}

/** Who uses the page: not known yet, nobody, or a signed-in user. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

export interface SessionStore extends Store<Session> {
  /**
   * A valid access token for calls to the backend; `null` when nobody is signed in, or when the
   * session cannot be renewed without a network.
   */
  readonly getAccessToken: () => Promise<string | null>;
}

/** `gateway`: the key is added by our server; `direct`: by the page; `built-in`: no model is called. */
export type AiMode = 'gateway' | 'direct' | 'built-in';

/** Where and how a tool calls the text model. Model ids are tried in their order. */
export type AiSettings =
  | { readonly mode: 'built-in' }
  | {
      readonly mode: 'gateway' | 'direct';
      readonly baseUrl: string;
      readonly models: {
        readonly advice: readonly string[];
        readonly recipe: readonly string[];
        readonly strategy: readonly string[];
      };
      /**
       * In mode `gateway` Supabase's publishable key, which is public; in mode `direct` the key of the
       * model's provider, which the operator chose to put into the page.
       */
      readonly key?: string;
    };

/** What holds a call; each `<provider>/<id>`, as Vapi names both: `openai/gpt-4-turbo`. */
interface CallAssistant {
  readonly model: string;
  readonly voice: string;
  /** `azure/te-IN`: Azure has a language in the place of a model. */
  readonly transcriber: string;
}

/** What an operator keeps in their Vapi account to hold the calls. */
interface SavedVoice {
  readonly kind: 'assistant' | 'squad' | 'workflow';
  /** A UUID, as Vapi gives it. */
  readonly id: string;
}

/** How the voice assistant speaks: by the browser alone, or through Vapi. */
export type VoiceSettings =
  | { readonly engine: 'browser' }
  | {
      readonly engine: 'vapi';
      /** Public: everybody who opens the page can read it. */
      readonly publicKey: string;
      /** What `/call/web` follows, without a slash at its end. */
      readonly baseUrl: string;
      /** For English, and for a language that has none of its own. */
      readonly assistant: CallAssistant;
      /** For the other languages; a site may leave them out. */
      readonly languages?: { readonly [Other in Language]?: CallAssistant | undefined } | undefined;
      /** Takes the place of all the assistants above, where a site has one. */
      readonly saved?: SavedVoice | undefined;
    };

/** What the vendor said of an answer; `null` before they said anything. */
export type AnswerVerdict = 'helped' | 'did-not-help' | null;

/** An answer that a tool keeps. */
export interface NewAnswer {
  /** What was asked, as it was typed or spoken. */
  readonly question: string;
  /** Plain JSON, as the tool wants to read it again. It comes from storage then: the tool checks it by a schema. */
  readonly answer: unknown;
  readonly language: Language;
}

export interface KeptAnswer extends NewAnswer {
  /** A UUID. */
  readonly id: string;
  /** When it was given, ms since 1970. */
  readonly at: number;
  readonly verdict: AnswerVerdict;
}

/** Whether an answer is kept, and under which id. */
export type KeepOutcome =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      /** `full`: no space; `blocked`: the browser allows no storage; `too-large`: over 16 KB. */
      readonly reason: 'full' | 'blocked' | 'too-large';
    };

/**
 * The last answers of the tool, on this device alone and of the stall that is shown; the latest first. Empty until they
 * are read, which begins with the first subscription. No tool sees those of another.
 */
export interface AnswerStore extends Store<readonly KeptAnswer[]> {
  /**
   * Keeps an answer. Above 20 the oldest goes that did not help or of which nothing was said, and only where all of them
   * helped the oldest of these. The same answer to the same question is kept once, with what was said of it.
   *
   * @throws TypeError for an answer that is no JSON
   */
  readonly keep: (answer: NewAnswer) => Promise<KeepOutcome>;
  /** @returns whether that is stored */
  readonly judge: (id: string, verdict: AnswerVerdict) => Promise<boolean>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Puts back what was removed. @returns whether that is stored */
  readonly restore: (answers: readonly KeptAnswer[]) => Promise<boolean>;
}

export interface Toast {
  /** A `loading` toast stays until it is updated or dismissed; the others leave after 4000 ms. */
  readonly kind: 'info' | 'success' | 'error' | 'loading';
  readonly message: string;
  /** How a screen reader says it: `polite` waits for a pause, `assertive` interrupts. */
  readonly urgency: 'polite' | 'assertive';
}

export type ToastId = string;

export interface Notify {
  readonly show: (toast: Toast) => ToastId;
  /** Replaces a toast in its place; one that has gone is shown again. */
  readonly update: (id: ToastId, toast: Toast) => void;
  readonly dismiss: (id: ToastId) => void;
}

/**
 * All that a tool may know of the page it lives in. Whatever makes such a value can show a tool:
 * the shell, the playground, a test.
 */
export interface Shell {
  /** The contract version that this shell speaks, see `CONTRACT`. */
  readonly contract: string;
  readonly brand: Brand;
  readonly day: DayStore;
  readonly session: SessionStore;
  readonly ai: AiSettings;
  readonly voice: VoiceSettings;
  readonly notify: Notify;
  /** Goes to another tool. The shell reports an id that no tool has as an error and stays where it is. */
  readonly openTool: (featureId: FeatureId) => void;
  /** Hands over an error that the tool survived; `place` says what it was doing, in a few words. */
  readonly reportError: (error: unknown, where: string) => void;
  /** The path below the tool's own address. */
  readonly location: LocationStore;
  /** The vendor's own stall, as it is today. */
  readonly stall: StallStore;
  /** What happened at the stall, and the totals of its days. */
  readonly ledger: Ledger;
  readonly language: Store<Language>;
  /** The last answers of the tool, with what the vendor said of them. */
  readonly answers: AnswerStore;
  /**
   * Since 2.1, for the tool of the tab Talk: calls the listener after each tap of that tab, also after the one that opened the
   * tool. Only memory knows of a tap: neither an address nor a reload brings it back.
   *
   * @returns ends it
   */
  readonly onTalk?: ((listener: () => void) => () => void) | undefined;
}

export interface ToolProps {
  readonly shell: Shell;
}

/** The default export of a tool's `./tool` module. */
export type ToolComponent = ComponentType<ToolProps>;

/** What the `./tool` module of a tool exports. */
export interface ToolModule {
  readonly default: ToolComponent;
  /** The contract that the tool was built against: `CONTRACT`. */
  readonly contract: string;
  /**
   * Fetches what the tool needs before its first rendering, such as its texts in the language of the page. The shell waits
   * for it and shows that the tool is being opened; a tool that suspends instead is shown 300 ms later, because React
   * reveals content no sooner after a fallback. A rejection refuses the tool as broken. The person may have chosen another
   * language since.
   */
  readonly prepare: (language: Language) => Promise<void>;
}
