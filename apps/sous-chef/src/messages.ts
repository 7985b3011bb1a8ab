/** Every word of this tool that a person reads. */
export const messages = {
  title: 'AI Sous-Chef',
  subtitle: 'Real-time Recipe Intelligence',
  beingBuilt:
    'This tool is being built. Soon you tell it what came from the market today and it tells you what to change in the pot.',
} as const;
