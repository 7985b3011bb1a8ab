/** Path of the page that shows the tool alone; paths below it are pages of the tool: `/tool/menu`. */
export const TOOL_PATH = '/tool';

/** Path of the fake AI; the behaviour follows: `/fake-ai/slow`. */
export const FAKE_AI_PATH = '/fake-ai';

/** Path of the fake Vapi; the behaviour follows: `/fake-vapi/answers`. */
export const FAKE_VAPI_PATH = '/fake-vapi';
