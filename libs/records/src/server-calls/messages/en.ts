/** The texts of a call to the account's database that failed. */
export const messages = () => ({
  network:
    'The account cannot be reached just now. Check your internet connection, then try again.',
  updating: 'The site is being updated. Try again in a few minutes.',
  busy: 'Your account is busy just now. Try again in a minute.',
  session: 'Your sign-in has ended. Sign in again, then try once more.',
  owner: 'Only the owner of the stall can do this.',
  too_many: 'Too many links are open already. They end after 24 hours; make another one then.',
  name_taken: 'Somebody at this stall has this name already. Choose another one, such as “Ravi 2”.',
  other: 'This did not work. Load the page again, then try once more.',
});

export type Messages = ReturnType<typeof messages>;
