/** Every word of this tool that a person reads. */
export const messages = {
  subtitle: 'Your Hinglish voice assistant for recipes, profit and leftovers',
  beingBuilt:
    'This tool is being built. Soon you talk with it in Hindi, English or both, with your hands free for cooking.',
} as const;
