/** Where the playground serves the fake Vapi; the behaviour follows: `/fake-vapi/answers`. */
export const FAKE_VAPI_PATH = '/fake-vapi';
