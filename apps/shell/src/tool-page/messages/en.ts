import type { ToolFailureKind } from '@thela/federation';

interface FailureWords {
  readonly title: (tool: string) => string;
  readonly text: string;
}

export const messages = () => ({
  slow: {
    title: (tool: string) => `Still loading ${tool} …`,
    text: 'The signal seems weak. Try again starts a second attempt without giving up the first.',
    action: 'Try again',
  },
  details: 'Details for a bug report',
  dataSafe: 'Your prices and plates are safe, and the other tools work.',
  failed: {
    'timed-out': {
      title: (tool: string) => `${tool} takes too long`,
      text: 'It did not arrive within 30 seconds. Retry when the signal is better.',
    },
    tampered: {
      title: (tool: string) => `${tool} was stopped for your safety`,
      text: 'Something on the way changed it, so it was not opened. Retry in a few minutes.',
    },
    incompatible: {
      title: (tool: string) => `${tool} does not fit this page`,
      text: 'Load the page again, or retry later.',
    },
    broken: {
      title: (tool: string) => `${tool} could not start`,
      text: 'It has a fault of its own. Retry, or come back later.',
    },
    gone: {
      title: (tool: string) => `A part of ${tool} is missing`,
      text: 'There is a newer one. Retry opens it.',
    },
    outdated: {
      title: (tool: string) => `${tool} is being updated`,
      text: 'The newest one has not arrived yet. The page tries again by itself.',
    },
    insecure: {
      title: (tool: string) => `${tool} needs a secure address`,
      text: 'The address of this page begins with http://, and there the browser lets no tool be checked. Open the site at its https:// address.',
    },
    disabled: {
      title: (tool: string) => `${tool} is switched off`,
      text: '',
    },
  } satisfies Record<Exclude<ToolFailureKind, 'unreachable'>, FailureWords>,
  crashed: {
    title: (tool: string) => `${tool} has stopped working`,
    text: 'It ran into a fault of its own. Retry starts it afresh.',
  },
});

export type Messages = ReturnType<typeof messages>;
