import type { Messages } from './en';

export const messages = (): Messages => ({
  replaced: (tool) =>
    `“${tool}” phir se khola gaya. Wahan likha hua shayad chala gaya; daam aur plates safe hain.`,
});
