import type { Words } from '@thela/language';

export const messages = ({ number, plural }: Words) => ({
  send: 'Send',
  whatsApp: 'Send by WhatsApp',
  otherApp: 'Other app',
  close: 'Close',
  picture: 'Picture',
  copy: 'Copy text',
  print: 'Print',
  copied: 'The text is copied.',
  notCopied: 'The text could not be copied. You can print it.',
  notShared: 'The text could not be shared. You can copy it.',
  saved: 'The picture is saved. Not among your downloads? Send the text.',
  notDrawn: 'The picture could not be made. You can send the text.',
  plates: (count: number) => `${number(count)} ${plural(count, { one: 'plate', other: 'plates' })}`,
  /** Of a day, or of days. */
  left: 'In hand',
  /** Of the revenue. */
  uncosted: 'Of it for dishes of unknown cost',
  figures: {
    plates: 'Plates sold',
    revenue: 'Revenue',
    ingredientCost: 'Ingredient cost',
    profit: 'Profit',
    expenses: 'Expenses',
    waste: 'Waste',
  },
  soFar: (day: string) => `${day}, so far`,
  todaySoFar: 'Today counts as far as it went.',
  dishes: 'Most plates',
  otherDishes: (count: number) => `${number(count)} more dishes`,
});

export type Messages = ReturnType<typeof messages>;
