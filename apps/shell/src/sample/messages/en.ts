/** The texts of the made-up stall. */
export const messages = () => ({
  stall: 'Sample stall',
  stays: 'what you tap here stays until you reload.',
});

export type Messages = ReturnType<typeof messages>;
