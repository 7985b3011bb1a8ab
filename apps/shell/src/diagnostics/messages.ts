/** Every word of the diagnostics page. It is for whoever helps the vendor. */
export const words = {
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
    network: 'Network',
    browser: 'Browser',
  },
  keptRegistry: (date: string) => `kept from ${date}, because it cannot be read`,
  online: 'online',
  offline: 'offline',
  facts: {
    state: 'State',
    release: 'Release',
    contract: 'Contract',
    origin: 'Origin',
    loadTime: 'Load time',
    bytes: 'Bytes',
    lastError: 'Last error',
  },
  override: {
    label: (tool: string) => `Show ${tool} from another address`,
    hint: 'Folder of a release: http://localhost:4202/1.0.0-24244a4505/',
    action: 'Load from there',
    results: {
      'not-a-folder': 'This is not the address of a folder that ends in a slash.',
      'origin-not-allowed': 'Only this computer and the allowed origins may be used.',
    },
  },
} as const;
