/** The texts of the diagnostics page, which is for the person who helps the vendor. */
export const messages = () => ({
  subtitle: 'What is loaded from where. Copy it into your message when something does not work.',
  copy: 'Copy for a bug report',
  copied: 'Copied. Paste it into your message.',
  copyByHand: 'This browser does not let the page copy. Mark the text and copy it yourself:',
  page: 'This page',
  pageFacts: {
    address: 'Address',
    build: 'Build',
    contract: 'Contract',
    registry: 'List of tools',
    time: 'Time',
    day: 'Prices and plates',
    offline: 'Without a network',
    network: 'Network',
    browser: 'Browser',
  },
  persistedRegistry: (date: string) => `kept from ${date}, because it cannot be read`,
  dayPersisted: 'kept on this device',
  dayNotPersisted: 'not kept',
  noWorker: 'this browser keeps no files',
  noneMissing: 'all files are kept here',
  missing: (files: string) => `missing: ${files}`,
  online: 'online',
  offline: 'offline',
  unknown: 'unknown',
  facts: {
    state: 'State',
    release: 'Release',
    live: 'Live',
    contract: 'Contract',
    origin: 'Origin',
    loadTime: 'Load time',
    bytes: 'Bytes',
    lastError: 'Last error',
  },
  reports: {
    heading: 'What this page reports',
    health:
      'Once a day this browser tells who runs the site that it opened a tool, and whether the tool failed: the name of the tool, its version and the kind of failure. Nothing of you, your phone or your stall goes along, and nobody can tell from it that it was you.',
    vitals:
      'Of some visits it also tells how fast the page was: rounded times, with the tool, its version, the language and the kind of network. Only how many visits were how fast is kept.',
    errors: 'When something goes wrong, it tells the error, where in the app it was and when.',
  },
  override: {
    heading: 'Load from another address',
    label: (tool: string) => `Address of a release of ${tool}`,
    hint: 'A folder, such as http://localhost:4202/1.0.0-24244a4505/',
    action: 'Load from there',
    results: {
      'not-a-folder': 'This is not the address of a folder that ends in a slash.',
      'origin-not-allowed': 'Only this computer and the allowed origins may be used.',
    },
  },
});

export type Messages = ReturnType<typeof messages>;
