import type { Messages } from './en';

export const messages = (): Messages => ({
  replaced: (tool) =>
    `“${tool}” doosre version par lautaya gaya. Wahan likha hua shayad chala gaya; daam aur plates safe hain.`,
});
