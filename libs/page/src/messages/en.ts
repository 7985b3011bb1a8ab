import type { FeatureId } from '@thela/contract';
import type { Words } from '@thela/language';

export interface ToolWords {
  /** The name on the page itself. */
  readonly label: string;
  /** What a vendor would say. */
  readonly plainName: string;
  readonly badge?: string | undefined;
}

/** Every word of the shell that a person reads, save names that come from the brand. */
export const messages = ({ plural, number }: Words) => ({
  /** English names of tools are in their `tool.json`; a tool that is missing here keeps them. */
  tools: {} as Readonly<Partial<Record<FeatureId, ToolWords>>>,
  /** Of the browser's tab, on every page but the welcome. */
  title: (page: string, product: string) => `${page} · ${product}`,
  skipToContent: 'Skip to content',
  close: 'Close',
  allPages: 'All pages',
  sample: 'Sample',
  sampleFigures: 'Sample figures',
  vendor: { shop: 'Annapurna Tiffin Centre', label: 'Premium Vendor' },
  stall: {
    title: 'My stall',
    setUp: 'Set up my stall',
    invitation: {
      title: 'Make it your own stall',
      text: 'Your dishes, your prices, and every day kept on this phone.',
    },
    unsaved: {
      full: (entries: number) =>
        `Not saved yet: ${number(entries)} ${plural(entries, { one: 'entry is', other: 'entries are' })} only on this screen. Your phone has no space left.`,
      blocked: (entries: number) =>
        `Not saved: ${number(entries)} ${plural(entries, { one: 'entry is', other: 'entries are' })} only on this screen. This browser does not let the page store anything.`,
      /** While nothing is entered yet. */
      before: {
        blocked:
          'This browser stores nothing: what you enter is gone when you close the page. Allow cookies, or use another browser, no private window. There an account keeps your stall, too.',
        full: 'Your phone has no space left: what you enter would not be stored. Make some room, then try again.',
      },
      retry: 'Try again',
      export: 'Export',
    },
    /** To a helper. */
    ownersOnly: 'Only the owner of the stall can change this.',
    /** A clock that names a day before the stall was set up. */
    clock: {
      says: (day: string, setUpDay: string) =>
        `This phone’s clock says ${day}. Your stall is there since ${setUpDay}: nothing is counted until you say what day it is.`,
      today: 'Today is',
      count: 'Count for this day',
      isRight: 'The clock is right',
      refused: 'Nothing was changed: first say what day it is, above.',
    },
    tooMany: (dishes: number, ingredients: number, lines: number) =>
      `Nothing was saved: a stall can have ${number(dishes)} dishes, ${number(ingredients)} ingredients and ${number(lines)} lines in its recipes.`,
    nextDayBegins: 'Your day is kept as it is. The next one begins by itself at 4 am.',
    restored: (events: number) =>
      `This browser had lost your records. ${number(events)} of them are back from the second copy.`,
    countsTwice: (dishes: readonly string[]) =>
      `Gas counts twice: ${dishes.join(', ')} ${dishes.length === 1 ? 'has' : 'have'} fuel in the recipe already.`,
  },
  coreFeatures: 'Core Features',
  groups: { kitchen: 'Kitchen', money: 'Money' },
  look: 'Language and light',
  bottomBar: {
    label: 'Main pages',
    today: 'Today',
    count: 'Count',
    /** A screen reader hears `assistantName`, which must contain this. */
    assistant: 'Talk',
    assistantName: (assistant: string) => `Talk with ${assistant}`,
    tomorrow: 'Tomorrow',
    more: 'More',
  },
  quickActions: {
    heading: 'Quick Actions',
    ingredients: "Today's Ingredients",
    prices: 'Price Updates',
    recipes: 'Recipe Suggestions',
    waste: 'Waste Tracker',
  },
  sales: {
    heading: "Today's Performance",
    plates: 'Plates',
    revenue: 'Total revenue',
    profit: 'Total profit',
    margin: 'Profit margin',
    left: 'In hand',
    /** Below it. */
    tie: 'Total profit less expenses and waste',
    unknownCost: (dishes: readonly string[]) =>
      `Not in the profit, because their cost is unknown: ${dishes.join(', ')}.`,
  },
  settings: 'Settings & Support',
  footer: {
    /** The line that opens the footer on a phone, inside a tool. */
    open: 'About, help and terms',
    description: (product: string) =>
      `${product} helps street-food and tiffin stalls cook with a steady hand, price with a clear head and waste next to nothing.`,
    company: 'Company',
    about: 'About Us',
    contact: 'Contact Us',
    legal: 'Legal',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    resources: 'Resources',
    support: 'Support',
    documentation: 'Documentation',
    copyright: (year: number, product: string) => `© ${year} ${product}. All rights reserved.`,
    credit: 'Built with React and Tailwind CSS',
  },
  welcome: {
    about: (product: string) => `About ${product}`,
    setUp: 'Set up my stall (1 minute)',
    sample: 'Try with a sample',
    title: (product: string) => `Welcome to ${product}`,
    intro: 'Six helpers for your stall: cook, price, plan and sell with less guesswork.',
    hint: 'Pick a feature from the sidebar to begin.',
    hintSmall: 'Pick a feature under More to begin.',
    before: {
      text: 'I had a stall before:',
      account: 'it is in my account',
      file: 'I have a copy of it',
    },
    unknownTool: 'There is no such tool. Pick another one.',
    /** By the tool that each leads to. */
    promises: {
      'ai-chef': {
        title: 'The same taste, every day',
        text: 'AI recipe adjustments that keep taste consistent despite ingredient variation.',
      },
      'profit-optimizer': {
        title: 'Profit from changing prices',
        text: 'Profit optimisation that turns market volatility into daily opportunities.',
      },
      'zero-waste': {
        title: 'Leftovers that earn',
        text: 'Zero-waste intelligence that turns leftovers into profitable menu items.',
      },
    },
  },
  tool: {
    opening: (tool: string) => `Opening ${tool} …`,
    retry: 'Retry',
    unreachable: {
      title: (tool: string) => `${tool} cannot be reached`,
      text: 'Check your internet connection. The page also tries again by itself.',
    },
  },
  account: {
    label: 'Account',
    signin: 'Sign In',
    signup: 'Sign Up',
    /** The screen for who forgot the password. */
    reset: 'New password',
    logout: 'Logout',
    /** The page of the account, and the link to it. */
    page: 'Your account',
    signedOut: 'You are signed out.',
    /** Where the phone has records of its own. */
    signedOutKept: 'You are signed out. The records of this phone stay on it.',
    finishing: 'Signing in …',
    connection: 'Unable to connect to the server. Please check your internet connection.',
  },
  diagnostics: 'Diagnostics',
  newVersion: {
    text: 'A new version is ready. Your prices and plates stay.',
    accept: 'Reload',
    putOff: 'Later',
  },
  offline: {
    text: 'No internet. Counting and figures work.',
    /** With an account. */
    sent: 'Sent when it is back.',
  },
  override: {
    text: (tool: string, address: string) => `${tool} comes from ${address}, only in this browser.`,
    action: (tool: string) => `Reset ${tool}`,
  },
  language: {
    heading: 'Language',
    draftText: 'This translation is a draft: nobody who grew up with the language has read it yet.',
  },
  theme: {
    heading: 'Light or dark',
    device: 'Same as phone',
    light: 'Light',
    dark: 'Dark',
  },
  dismissToast: 'Dismiss',
  toast: 'Notification',
  toasts: 'Notifications',
  startUp: {
    title: 'The page cannot start',
    text: 'Its settings could not be read. Check your internet connection, then load the page again.',
    broken:
      'Something in the page itself failed. Load it again. If it stays like this, update your browser.',
    action: 'Load again',
    supabaseMissing:
      'Whoever runs this site has to set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY and publish it anew.',
  },
});

export type Messages = ReturnType<typeof messages>;
