/** The texts of what keeps others out of an account. */
export const messages = () => ({
  /** Below the page's heading. */
  purpose: 'A password can be guessed or stolen. Here you keep others out all the same.',
});

export type Messages = ReturnType<typeof messages>;
