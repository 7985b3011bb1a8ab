/** Every word of the page that a person reads, and the greeting. What else the assistant says is in `assistant/messages`. */
export const messages = () => ({
  subtitle: 'Recipes, profit and leftovers, in Hinglish',
  status: { speaking: 'Assistant is speaking...', ready: 'Ready' },
  button: { initializing: 'Initializing...', start: 'Start Session', end: 'End Session' },
  /** The first words of a call; in Hinglish under English, as specified. */
  greeting: (assistant: string) =>
    `Namaste! Main ${assistant} hoon, aapke stall ka saathi. Bataiye, aaj stall sambhalne mein kaise madad karun?`,
  /** In place of an answer, whose rules could not be fetched. */
  notFetched: 'The answer could not be fetched. Check the signal and ask again.',
  conversation: 'Conversation',
  empty: (assistant: string) => `Click "Start Session" to talk to ${assistant}.`,
  invitation: 'Or tap one of these to ask it in writing:',
  /** Of a dish of the stall; the first, about sour tomatoes, is specified. */
  examples: {
    sour: 'Aaj tamatar bahut khatte hain, kya karun?',
    sale: (dish: string) => `2 ${dish} becha`,
    shopping: 'Kal kya kharidna hai?',
    cost: (dish: string) => `What does one ${dish} cost me?`,
  },
  /** For a helper of the stall: in place of the subtitle, and of the example about money. */
  helper: {
    subtitle: 'Counting, recipes and leftovers, in Hinglish',
    example: 'How many plates today?',
  },
  you: 'You',
  /** Which role of the assistant is on. */
  role: {
    'sous-chef': 'Role: sous-chef',
    profit: 'Role: profit',
    'zero-waste': 'Role: zero waste',
  },
  source: { book: 'Built-in tip', calculated: 'Calculated' },
  indicator: {
    connecting: 'Connecting...',
    hearing: 'Listening... speak now',
    thinking: (assistant: string) => `${assistant} is thinking...`,
    speaking: 'Speaking...',
  },
  tap: { speaking: 'Stop speaking', resting: 'Tap to speak' },
  voiceGoesToService:
    'During a session your voice goes over the internet to Vapi, the voice service of this site.',
  type: { label: (assistant: string) => `Type to ${assistant}`, send: 'Send' },
  undo: 'Undo',
  undone: 'Undone',
  answers: 'Answers',
  setUpStall: 'Set up my stall',
  copy: 'Copy',
  toast: {
    connecting: (assistant: string) => `${assistant} is connecting...`,
    connected: (assistant: string) => `${assistant} is connected!`,
    ended: 'Session ended.',
    copied: 'Conversation copied.',
    notCopied: 'The browser did not allow copying.',
  },
  /** What happened and what to do, for each way that a call may fail. */
  failures: {
    'microphone-blocked':
      'The microphone is blocked. Allow it for this site in the browser’s settings and start again, or type below.',
    'microphone-asked': 'The browser asks about the microphone: allow it.',
    'microphone-unanswered':
      'The microphone was not allowed. Start again and allow it when the browser asks, or type below.',
    'no-microphone':
      'No microphone works here. End calls and close other apps that use it. Start again, or type below.',
    'no-speech-input':
      'This browser cannot turn speech into text here. Type below; Chrome on Android can listen, too.',
    'no-voice': 'This device has no voice to read aloud with. Answers come as text.',
    'no-network':
      'There is no network for speech. Type below, or try again when the signal is back.',
    'key-refused':
      'The voice service refused this site’s key. Type below, and tell the people who run this site.',
    'call-refused': 'The voice service refused the call. Start again, or type below.',
    'call-program-unreachable':
      'The voice service could not be loaded. Check the signal and start again, or type below.',
    'join-refused': 'The call could not be joined. Start again, or type below.',
    'timed-out':
      'The call did not connect in time. Check the signal and start again, or type below.',
    ejected: 'The voice service ended the call. Start a new session to go on.',
    'room-expired': 'The time for this call is over. Start a new session to go on.',
    'token-expired': 'This call is no longer valid. Start a new session to go on.',
    'meeting-full': 'Somebody else is in this call already. Wait a minute and start again.',
    'not-allowed': 'The voice service did not let you into the call. Start again, or type below.',
    'no-room': 'The call is not there any more. Start a new session to go on.',
    'connection-lost':
      'The connection to the call was lost. Check the signal and start again, or type below.',
    'connection-waiting':
      'The connection is lost. Waiting for it: the call goes on by itself once it is back.',
    'nothing-heard': 'Nothing was heard. Tap to speak, or type below.',
    'end-of-life':
      'The voice service does not support this version any more. Type below, and tell the people who run this site.',
    unknown: 'Something went wrong with the call. Start again, or type below.',
  },
  /** For answers in a script that only such a voice can read. */
  noVoiceFor: {
    devanagari:
      'This device has no Hindi voice. Install one in its settings, under text-to-speech. Answers come as text.',
    telugu:
      'This device has no Telugu voice. Install one in its settings, under text-to-speech. Answers come as text.',
  },
  withDetail: (failure: string, detail: string) => `${failure} (${detail})`,
});

export type Messages = ReturnType<typeof messages>;
