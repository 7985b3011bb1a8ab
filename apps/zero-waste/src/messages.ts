/** Every word of this tool that a person reads. */
export const messages = {
  title: 'Zero-Waste Genius',
  subtitle: "Turn today's leftovers into tomorrow's profits!",
  beingBuilt:
    'This tool is being built. Soon you list what is left over and it gives you a special to sell tomorrow, step by step.',
} as const;
