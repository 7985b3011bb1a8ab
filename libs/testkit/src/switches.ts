import type { Chosen } from './choices';

/** What a tool may meet, as far as the tool notices it. */
export const toolSwitches = {
  session: ['unknown', 'signed-in', 'signed-out'],
  figures: ['sample', 'fixed', 'none', 'extreme'],
  ai: ['built-in', 'answers', 'slow', 'failing'],
  voice: ['browser', 'vapi'],
  speech: ['allowed', 'denied', 'silent', 'absent'],
} as const;

/** The switches of the playground, each with its values. */
export const switches = { ...toolSwitches, width: ['wide', 'narrow'] } as const;

/** One value of each switch. */
export type Scenario = Chosen<typeof switches>;
