/** The texts of the start page that are about the vendor's own stall. */
export const messages = () => ({
  unnamed: 'Your stall',
  open: 'My stall',
  plates: 'Plates',
  count: 'Count plates',
  byDish: 'Today by dish',
});

export type Messages = ReturnType<typeof messages>;
