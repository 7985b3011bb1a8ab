export const messages = () => ({
  title: 'Help at a stall',
  titleOf: (stall: string) => `${stall} invites you to count`,
  looking: 'Looking whose stall this is …',
  nameUnread: 'Whose stall it is could not be read just now. You can join all the same.',
  subtitle: 'Somebody invites you to count at their stall.',
  means: [
    'You count plates and enter expenses of today on your own phone, while others count on theirs.',
    'You see the dishes, their selling prices and what was counted today.',
    'Ingredient prices, recipes, profit and other days stay with the owner.',
    'The owner sees your name, your e-mail address or phone number, and what you entered. You see the owner’s address or number. You can leave at any time.',
  ],
  ownRecords: 'What you have counted on this phone so far stays on it, apart from this stall.',
  otherStalls:
    'Your other stall stays as it is. You can change between the two on the page of your account.',
  signInFirst:
    'Sign in first, or sign up if you have no account yet. Then you come back to this page; until then the invitation stays on this phone, for a day at most.',
  name: 'Your name, as the owner will see it',
  nameMissing: 'Enter your name.',
  join: 'Join this stall',
  joining: 'Joining …',
  notNow: 'Not now',
  joined: 'You are part of the stall now. Count here.',
  offline: 'Joining needs an internet connection.',
  toStart: 'To the start page',
  faults: {
    none: {
      title: 'No invitation here',
      text: 'The link is not whole. Open it once more from the message, or ask the owner for a new one.',
    },
    invite_unknown: {
      title: 'This link is not valid',
      text: 'Perhaps it was used, is older than a day, or lacks a part. Open it once more from the message, or ask the owner for a new one.',
    },
    invite_expired: {
      title: 'This link has expired',
      text: 'A link is valid for 24 hours. Ask the owner for a new one.',
    },
    invite_used: {
      title: 'This link has been used',
      text: 'Each link is for one person. Ask the owner for a new one.',
    },
    already_member: {
      title: 'You belong to this stall already',
      text: 'There is nothing to join. If it is your own stall, send the link to your helper.',
    },
    too_many: {
      title: 'This stall is full',
      text: 'It has as many helpers as it can have. Ask the owner.',
    },
  },
});

export type Messages = ReturnType<typeof messages>;
