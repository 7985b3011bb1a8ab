const patterns = { counted: 12, 'taken back': [12, 60, 12] };

/** A short buzz, where the phone can. Browsers refuse one, with a warning, before the first touch of the page. */
export function buzz(what: keyof typeof patterns): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(patterns[what]);
}
