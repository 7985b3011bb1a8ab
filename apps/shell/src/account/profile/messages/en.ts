/** The texts of the person's profile. */
export const messages = () => ({
  /** Below the page's heading. */
  purpose: 'How we call you, where we reach you, and how you sign in.',
});

export type Messages = ReturnType<typeof messages>;
