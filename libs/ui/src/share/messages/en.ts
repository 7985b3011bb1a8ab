/** The texts of the ways to share. */
export const messages = () => ({
  share: 'Share',
  whatsApp: 'Send by WhatsApp',
  picture: 'Picture',
  copy: 'Copy',
  print: 'Print',
  copied: 'The text is copied.',
  notCopied: 'The text could not be copied. You can print it.',
  notShared: 'The text could not be shared. You can copy it.',
  saved: 'The picture is saved.',
  notDrawn: 'The picture could not be made. You can send the text.',
});

export type Messages = ReturnType<typeof messages>;
