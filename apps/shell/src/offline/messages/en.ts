/** What an open page says of a tool that its team took back. */
export const messages = () => ({
  replaced: (tool: string) =>
    `${tool} was loaded again. What you typed there may be gone; prices and plates are safe.`,
});

export type Messages = ReturnType<typeof messages>;
