/** Where the playground serves the fake AI; the behaviour follows: `/fake-ai/slow`. */
export const FAKE_AI_PATH = '/fake-ai';
