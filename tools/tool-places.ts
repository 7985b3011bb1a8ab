/** What a person sees of each tool: its place in the sidebar, its address and its heading. */
export const toolPlaces = [
  { app: 'sous-chef', path: '/tools/ai-chef', label: 'AI Sous-Chef', heading: 'AI Sous-Chef' },
  {
    app: 'profit',
    path: '/tools/profit-optimizer',
    label: 'Profit Optimizer',
    heading: 'Profit Optimizer',
  },
  {
    app: 'analytics',
    path: '/tools/analytics',
    label: 'Performance Analytics',
    heading: 'Live Performance Analytics',
  },
  {
    app: 'zero-waste',
    path: '/tools/zero-waste',
    label: 'Zero-Waste Genius',
    heading: 'Zero-Waste Genius',
  },
  { app: 'voice', path: '/tools/chaat-gpt', label: 'Voice assistant', heading: 'Chaat-GPT' },
  {
    app: 'strategy',
    path: '/tools/daily-strategy',
    label: 'Daily Sales Strategy',
    heading: 'Daily Sales Strategy',
  },
] as const;
