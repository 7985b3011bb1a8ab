/** Every word of this tool that a person reads. */
export const messages = {
  title: 'Daily Sales Strategy',
  subtitle: 'What to push, price and pair today',
  beingBuilt:
    "This tool is being built. Soon you enter your tiffin items and get a plan for the day's sales.",
} as const;
